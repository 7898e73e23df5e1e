import { lateWords } from '#core/i18n/late-words.ts'
import { de } from './de.ts'
import { en } from './en.ts'

/** The words of what is new since the last visit, in the visitor’s language. */
export const useVisitWords = lateWords({ en, de })
