import type { Language } from '#i18n/language.ts'
import { useLanguage } from '#i18n/messages.tsx'
import { de } from './de.ts'
import { en, type FilterWords } from './en.ts'

const words: Readonly<Record<Language, FilterWords>> = { en, de }

/** The words of the filters in the visitor's language; they come with the panel, after the first row of the list. */
export function useFilterWords(): FilterWords {
  return words[useLanguage()]
}
