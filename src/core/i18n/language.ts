import { LANGUAGES, type Language } from '#contract/vocabulary/languages.ts'

export type { Language }

/** Whether the app has messages in a language. */
export function isLanguage(text: string): text is Language {
  return LANGUAGES.some((language) => language === text)
}
