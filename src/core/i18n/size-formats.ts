import { numberFormat } from '#contract/messages/numbers.ts'
import type { Language } from './language.ts'

const HOUR = 3_600_000

/** "7 minutes", "3 hours": how long something is, in full minutes, from an hour and a half on in full hours. */
export function formatDuration(language: Language, ms: number): string {
  const [unit, size] = ms < 1.5 * HOUR ? (['minute', HOUR / 60] as const) : (['hour', HOUR] as const)
  const format = numberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(Math.round(ms / size))
}

/** "48.2": metres as kilometres, to a hundred metres. */
export function formatKilometres(language: Language, metres: number): string {
  return numberFormat(language, { maximumFractionDigits: 1 }).format(metres / 1000)
}
