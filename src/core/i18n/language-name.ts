import { LOCALES } from '#contract/messages/grammar.ts'
import type { Language } from './language.ts'

/** The name of a language in another: "German". */
export function languageName(language: Language): string {
  return new Intl.DisplayNames(LOCALES[language], { type: 'language' }).of(language) ?? language
}
