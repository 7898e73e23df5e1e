import { messages as paths } from '#contract/ground/messages/it.ts'
import type { ClosedPathMessages } from './en.ts'

/** The messages of the paths within closures, in Italian. */
export const messages: ClosedPathMessages = { paths }
