import { messages as plain } from '#contract/plain-sentence/messages/en.ts'

/** The messages of a closure’s plain sentence, in English. */
export const messages = { plain, inShort: 'In short' }

export type SentenceMessages = typeof messages
