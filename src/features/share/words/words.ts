import { lateWords } from '#core/i18n/late-words.ts'
import { de } from './de.ts'
import { en } from './en.ts'

/** The words for taking something along, in the visitor’s language. */
export const useShareWords = lateWords({ en, de })
