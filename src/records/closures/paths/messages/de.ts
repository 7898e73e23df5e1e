import { messages as paths } from '#contract/ground/messages/de.ts'
import type { ClosedPathMessages } from './en.ts'

/** The messages of the paths within closures, in German. */
export const messages: ClosedPathMessages = { paths }
