import { lateWords } from '#core/i18n/late-words.ts'
import type { Language } from '#core/i18n/language.ts'
import { de } from './de.ts'
import { en } from './en.ts'

const words = { en, de }

/** The words for putting the map into a page, in the visitor’s language. */
export const useEmbedWords = lateWords(words)

/** What a snippet says itself, in the language of its readers. */
export function wordsOfSnippet(language: Language) {
  const { linkText, suggested } = words[language]
  return { linkText, suggested }
}
