import { defineMessages } from '#core/i18n/messages.tsx'
import type { CoordinatesMessages } from './messages/en.ts'

/** The messages of a place in several notations, in the visitor’s language. */
export const useCoordinatesMessages = defineMessages(
  import.meta.glob<CoordinatesMessages>('./messages/??.ts', { import: 'messages' }),
)
