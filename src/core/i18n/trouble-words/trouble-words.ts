import { lateWords } from '../late-words.ts'
import { de } from './de.ts'
import { en } from './en.ts'

/** What is said of what went wrong, in the visitor's language; it comes right after the start. */
export const useTroubleWords = lateWords({ en, de })
