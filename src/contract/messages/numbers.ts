import type { Language } from '../vocabulary/languages.ts'
import { madeOnce } from './made-once.ts'

/** The format of these options, made once. */
export const numberFormat = madeOnce(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)

/** "1,234": from ten on in whole numbers, below with at most one digit after the point. */
export function formatNumber(language: Language, value: number): string {
  return numberFormat(language, { maximumFractionDigits: value < 10 ? 1 : 0 }).format(value)
}

type Unit = 'meter' | 'kilometer' | 'kilobyte' | 'megabyte' | 'gigabyte'

/** "5 km", "12.3 MB": a value with its unit, to at most a tenth or so many digits after the point. */
export function formatMeasure(language: Language, value: number, unit: Unit, maximumFractionDigits = 1): string {
  return numberFormat(language, { style: 'unit', unit, maximumFractionDigits }).format(value)
}

/** "37 km²", or "2.4 ha" of less than a square kilometre, or "400 m²" of less than a tenth of a hectare. */
export function formatArea(language: Language, km2: number): string {
  if (km2 < 0.001) return `${formatNumber(language, km2 * 1e6)} m²`
  return km2 < 1 ? `${formatNumber(language, km2 * 100)} ha` : `${formatNumber(language, km2)} km²`
}
