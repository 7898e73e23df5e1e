import { messages as paths } from '#contract/ground/messages/fr.ts'
import type { ClosedPathMessages } from './en.ts'

/** The messages of the paths within closures, in French. */
export const messages: ClosedPathMessages = { paths }
