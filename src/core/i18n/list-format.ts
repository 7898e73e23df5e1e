import { localeOf } from '#contract/messages/locale.ts'
import type { Language } from './language.ts'

/** "A, B and C". */
export function formatList(language: Language, parts: Iterable<string>): string {
  return new Intl.ListFormat(localeOf(language)).format(parts)
}
