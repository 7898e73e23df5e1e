import { messages as paths } from '#contract/ground/messages/en.ts'

/** The messages of the paths within closures, in English. */
export const messages = { paths }

export type ClosedPathMessages = typeof messages
