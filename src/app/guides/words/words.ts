import { lateWords } from '#core/i18n/late-words.ts'
import { de } from './de.ts'
import { en } from './en.ts'

/** The words around the guides, in the visitor’s language. */
export const useGuideWords = lateWords({ en, de })
