import { LANGUAGES, type Language } from './languages.ts'

/** The language of a tag such as `de-AT`, if there are words in it. */
export function languageOfTag(tag: string): Language | undefined {
  const [base] = tag.toLowerCase().split('-')
  return LANGUAGES.find((language) => language === base)
}

/** The first of the wanted languages, as tags with the most wanted first, that is offered; else the first that is. */
export function preferredLanguage(wanted: readonly string[], offered: readonly Language[]): Language {
  const language = wanted.map(languageOfTag).find((known) => known !== undefined && offered.includes(known))
  return language ?? offered[0] ?? 'en'
}
