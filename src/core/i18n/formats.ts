import { LOCALES } from '#contract/messages/grammar.ts'
import type { Language } from './language.ts'

/** The zone of the visitor's device. */
export function deviceTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** "1,234.5": at most one digit after the point. */
export function formatNumber(language: Language, value: number): string {
  return new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: value < 10 ? 1 : 0 }).format(value)
}
