import { messages as plain } from '#contract/plain-sentence/messages/it.ts'
import type { SentenceMessages } from './en.ts'

/** The messages of a closure’s plain sentence, in Italian. */
export const messages: SentenceMessages = { plain, inShort: 'In breve' }
