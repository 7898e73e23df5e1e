import { createParser } from 'nuqs'
import { useParameter } from '#core/address/use-parameter.ts'
import type { Language } from '#contract/vocabulary/languages.ts'
import { languageOfTag, preferredLanguage } from '#contract/vocabulary/preferred-language.ts'

const parseAsLanguage = createParser<Language>({
  parse: (text) => languageOfTag(text) ?? null,
  serialize: (language) => language,
})

/** The language in the address (`lang`), else the visitor's own, of those that are offered. */
export function useLanguageState(offered: readonly Language[]): readonly [Language, (language: Language) => void] {
  const [chosen, setChosen] = useParameter('lang', parseAsLanguage)
  const wanted = [chosen ?? '', ...navigator.languages]
  return [preferredLanguage(wanted, offered), (language) => void setChosen(language)]
}
