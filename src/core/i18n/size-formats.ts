import { localeOf } from '#contract/messages/locale.ts'
import { formatNumber } from './formats.ts'
import type { Language } from './language.ts'

/** "37 km²", or "2.4 ha" of less than a square kilometre, or "400 m²" of less than a tenth of a hectare. */
export function formatArea(language: Language, km2: number): string {
  if (km2 < 0.001) return `${formatNumber(language, km2 * 1e6)} m²`
  return km2 < 1 ? `${formatNumber(language, km2 * 100)} ha` : `${formatNumber(language, km2)} km²`
}

/** "5 km", "12 m": to at most a tenth. */
export function formatMeasure(language: Language, value: number, unit: 'kilometer' | 'meter'): string {
  return new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, maximumFractionDigits: 1 }).format(value)
}

const HOUR = 3_600_000

/** "7 minutes", "3 hours": how long something is, in full minutes, from an hour and a half on in full hours. */
export function formatDuration(language: Language, ms: number): string {
  const [unit, size] = ms < 1.5 * HOUR ? (['minute', HOUR / 60] as const) : (['hour', HOUR] as const)
  const format = new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(Math.round(ms / size))
}

/** "48.2": metres as kilometres, to a hundred metres. */
export function formatKilometres(language: Language, metres: number): string {
  return new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 1 }).format(metres / 1000)
}
