import { localeOf } from '#contract/messages/locale.ts'
import type { Language } from './language.ts'

let zone: string | null = null

/** The zone of the visitor's device. Asked for once in a turn of the page: each row of a list wants to know it. */
export function deviceTimeZone(): string {
  if (zone === null) {
    zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    queueMicrotask(() => (zone = null))
  }
  return zone
}

/** "1,234.5": at most one digit after the point. */
export function formatNumber(language: Language, value: number): string {
  return new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: value < 10 ? 1 : 0 }).format(value)
}
