import { lateWords } from '#core/i18n/late-words.ts'
import { de } from './de.ts'
import { en } from './en.ts'

/** The words on the map, in the visitor’s language. */
export const useMapWords = lateWords({ en, de })
