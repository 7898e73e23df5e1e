import { LOCALES } from '#contract/messages/grammar.ts'
import type { Language } from './language.ts'

/** "A, B and C". */
export function formatList(language: Language, parts: Iterable<string>): string {
  return new Intl.ListFormat(LOCALES[language]).format(parts)
}
