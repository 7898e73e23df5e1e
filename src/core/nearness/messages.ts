import { defineMessages } from '#core/i18n/messages.tsx'
import type { NearnessMessages } from './messages/en.ts'

/** The messages of how far something is, and where, in the visitor’s language. */
export const useNearnessMessages = defineMessages(
  import.meta.glob<NearnessMessages>('./messages/??.ts', { import: 'messages' }),
)
