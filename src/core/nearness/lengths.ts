import { formatMeasure } from '#contract/messages/numbers.ts'
import type { Language } from '#core/i18n/language.ts'
import type { NearnessMessages } from './messages/en.ts'

/** "18 m", "1.2 km": to 10 m from 100 m on, in kilometres from a thousand metres on. */
export function lengthText(metres: number, language: Language): string {
  if (metres >= 995) return formatMeasure(language, metres / 1000, 'kilometer')
  const step = metres < 100 ? 1 : 10
  return formatMeasure(language, Math.round(metres / step) * step, 'meter')
}

/** The wind that a bearing, in degrees clockwise from north, is nearest to. */
export function directionText(bearing: number, { directions }: NearnessMessages): string {
  return directions[Math.round(bearing / 45) % directions.length] ?? ''
}
