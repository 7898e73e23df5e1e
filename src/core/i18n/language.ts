import { APP_LANGUAGES, type AppLanguage } from '#contract/config/app-config.ts'
import type { Messages } from './en.ts'

export type Language = AppLanguage

/** Whether the app has words in a language. */
export function isLanguage(text: string): text is Language {
  return APP_LANGUAGES.some((language) => language === text)
}

/** The first language of the visitor's list that is offered; else the first that is. */
export function preferredLanguage(languages: readonly string[], offered: readonly Language[]): Language {
  const read = languages.map((tag) => tag.slice(0, 2).toLowerCase()).filter(isLanguage)
  return read.find((language) => offered.includes(language)) ?? offered[0] ?? 'en'
}

/** Loads the words of a language; each is a chunk of its own. */
export async function loadMessages(language: Language): Promise<Messages> {
  switch (language) {
    case 'en':
      return (await import('./en.ts')).en
    case 'de':
      return (await import('./de.ts')).de
  }
}
