import { createParser, useQueryState } from 'nuqs'
import { isLanguage, preferredLanguage, type Language } from './language.ts'

const parseAsLanguage = createParser<Language>({
  parse: (text) => (isLanguage(text) ? text : null),
  serialize: (language) => language,
})

/** The language in the address (`lang`), else the visitor's own. */
export function useLanguageState(): readonly [Language, (language: Language) => void] {
  const [chosen, setChosen] = useQueryState('lang', parseAsLanguage)
  return [chosen ?? preferredLanguage(navigator.languages), (language) => void setChosen(language)]
}
