import { defineMessages } from '#core/i18n/messages.tsx'
import type { HereMessages } from './messages/en.ts'

/** The messages of what applies at one place, in the visitor’s language. */
export const useHereMessages = defineMessages(
  import.meta.glob<HereMessages>('./messages/??.ts', { import: 'messages' }),
)
