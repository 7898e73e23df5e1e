import type { Messages } from './en.ts'

/** The languages of the app's words. */
export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

/** Whether the app has words in a language. */
export function isLanguage(text: string): text is Language {
  return LANGUAGES.some((language) => language === text)
}

/** The first language of the visitor's list that the app speaks; English where it speaks none. */
export function preferredLanguage(languages: readonly string[]): Language {
  return languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en'
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
