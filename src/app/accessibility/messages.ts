import { defineMessages } from '#core/i18n/messages.tsx'
import type { StatementMessages } from './messages/en.ts'

/** The messages of the accessibility statement, in the visitor’s language. */
export const useStatementMessages = defineMessages(
  import.meta.glob<StatementMessages>('./messages/??.ts', { import: 'messages' }),
)
