import { defineMessages } from '#core/i18n/messages.tsx'
import type { DeskMessages } from './messages/en.ts'

/** The messages of the rangers’ desk, in the visitor’s language. */
export const useDeskMessages = defineMessages(
  import.meta.glob<DeskMessages>('./messages/??.ts', { import: 'messages' }),
)
