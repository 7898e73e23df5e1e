import type { Language } from '#i18n/language.ts'
import { useLanguage } from '#i18n/messages.tsx'
import { de } from './de.ts'
import { en, type HikeWords } from './en.ts'

const words: Readonly<Record<Language, HikeWords>> = { en, de }

/** The words of the check in the visitor's language; they come with it, for those who never use it don't need them. */
export function useHikeWords(): HikeWords {
  return words[useLanguage()]
}
