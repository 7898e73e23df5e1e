import { lateWords } from '#core/i18n/late-words.ts'
import { de } from './de.ts'
import { en } from './en.ts'

export const useEmbedWords = lateWords({ en, de })
