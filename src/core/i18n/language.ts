import { LANGUAGES, type Language } from '#contract/vocabulary/languages.ts'

export type { Language }

/** Whether the app has messages in a language. */
export function isLanguage(text: string): text is Language {
  return LANGUAGES.some((language) => language === text)
}

/** The first language of the visitor's list that is offered; else the first that is. */
export function preferredLanguage(languages: readonly string[], offered: readonly Language[]): Language {
  const read = languages.map((tag) => tag.slice(0, 2).toLowerCase()).filter(isLanguage)
  return read.find((language) => offered.includes(language)) ?? offered[0] ?? 'en'
}
