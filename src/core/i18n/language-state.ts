import { createParser } from 'nuqs'
import { useParameter } from '#core/address/use-parameter.ts'
import { isLanguage, preferredLanguage, type Language } from './language.ts'

const parseAsLanguage = createParser<Language>({
  parse: (text) => (isLanguage(text) ? text : null),
  serialize: (language) => language,
})

/** The language in the address (`lang`), else the visitor's own, of those that are offered. */
export function useLanguageState(offered: readonly Language[]): readonly [Language, (language: Language) => void] {
  const [chosen, setChosen] = useParameter('lang', parseAsLanguage)
  const wanted = chosen === null ? navigator.languages : [chosen]
  return [preferredLanguage(wanted, offered), (language) => void setChosen(language)]
}
