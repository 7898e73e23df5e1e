import { lateWords } from '#core/i18n/late-words.ts'
import { de } from './de.ts'
import { en } from './en.ts'

/** The words about one place, in the visitor’s language. */
export const useHereWords = lateWords({ en, de })
