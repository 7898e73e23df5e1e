import { formatMeasure } from '#contract/messages/numbers.ts'
import type { Language } from '#core/i18n/language.ts'

const UNITS = [
  ['gigabyte', 1e9],
  ['megabyte', 1e6],
  ['kilobyte', 0],
] as const

/** "12.3 MB", "400 kB": bytes to a tenth, kilobytes whole. */
export function formatBytes(language: Language, bytes: number): string {
  const [unit, size] = UNITS.find(([, least]) => bytes >= least * 0.95) ?? UNITS[2]
  const value = bytes / (size === 0 ? 1000 : size)
  return formatMeasure(language, value, unit, unit === 'kilobyte' || value >= 100 ? 0 : 1)
}
