import { messages as plain } from '#contract/plain-sentence/messages/fr.ts'
import type { SentenceMessages } from './en.ts'

/** The messages of a closure’s plain sentence, in French. */
export const messages: SentenceMessages = { plain, inShort: 'En bref' }
