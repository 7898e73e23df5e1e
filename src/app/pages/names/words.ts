import { lateWords } from '#core/i18n/late-words.ts'
import { de } from './de.ts'
import { en } from './en.ts'

/** The names of the pages beside the map, in the visitor’s language. */
export const usePageNames = lateWords({ en, de })
