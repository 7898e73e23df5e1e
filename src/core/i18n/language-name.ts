import { capitalised } from '#contract/messages/grammar.ts'
import type { Language } from './language.ts'

/** The name of a language in itself, as it begins a line: "Français". */
export function languageName(language: Language): string {
  return capitalised(new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language)
}
