import { defineMessages } from '#core/i18n/messages.tsx'
import type { PrintMessages } from './messages/en.ts'

/** The messages of printing what takes many pages, in the visitor’s language. */
export const usePrintMessages = defineMessages(
  import.meta.glob<PrintMessages>('./messages/??.ts', { import: 'messages' }),
)
