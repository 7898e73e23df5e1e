import { defineMessages } from '#core/i18n/messages.tsx'
import type { SentenceMessages } from './messages/en.ts'

/** The messages of a closure’s plain sentence, in the visitor’s language. */
export const useSentenceMessages = defineMessages(
  import.meta.glob<SentenceMessages>('./messages/??.ts', { import: 'messages' }),
)
