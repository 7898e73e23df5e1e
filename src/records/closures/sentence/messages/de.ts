import { messages as plain } from '#contract/plain-sentence/messages/de.ts'
import type { SentenceMessages } from './en.ts'

/** The messages of a closure’s plain sentence, in German. */
export const messages: SentenceMessages = { plain, inShort: 'In Kürze' }
