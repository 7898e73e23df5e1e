import { defineMessages } from '#core/i18n/messages.tsx'
import type { VisitMessages } from './messages/en.ts'

/** The messages of what is new since the last visit, in the visitor’s language. */
export const useVisitMessages = defineMessages(
  import.meta.glob<VisitMessages>('./messages/??.ts', { import: 'messages' }),
)
