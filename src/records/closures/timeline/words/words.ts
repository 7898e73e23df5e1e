import { lateWords } from '#core/i18n/late-words.ts'
import { de } from './de.ts'
import { en } from './en.ts'

/** The words of the timeline, in the visitor’s language. */
export const useTimelineWords = lateWords({ en, de })
