import { defineMessages } from '#core/i18n/messages.tsx'
import type { GroundPlaceMessages } from './messages/en.ts'

/** What things on the ground are called, in the visitor’s language. */
export const useGroundPlaceMessages = defineMessages(
  import.meta.glob<GroundPlaceMessages>('./messages/??.ts', { import: 'messages' }),
)
