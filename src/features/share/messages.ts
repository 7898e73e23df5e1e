import { defineMessages } from '#core/i18n/messages.tsx'
import type { ShareMessages } from './messages/en.ts'

/** The messages of taking something along, in the visitor’s language. */
export const useShareMessages = defineMessages(
  import.meta.glob<ShareMessages>('./messages/??.ts', { import: 'messages' }),
)
