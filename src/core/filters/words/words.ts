import { lateWords } from '#core/i18n/late-words.ts'
import { de } from './de.ts'
import { en } from './en.ts'

/** The words of the filters, in the visitor’s language. */
export const useFilterWords = lateWords({ en, de })
