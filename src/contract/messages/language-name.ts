import type { Language } from '../vocabulary/languages.ts'
import { capitalised } from './grammar.ts'

/** The name of a language in itself, as it begins a line: "Français". */
export function languageName(language: Language): string {
  return capitalised(new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language)
}
