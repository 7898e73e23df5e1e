import { formatNumber } from '#core/i18n/formats.ts'
import { formatKilometres } from '#core/i18n/size-formats.ts'
import type { Language } from '#core/i18n/language.ts'
import type { HereMessages } from './messages/en.ts'

/** "18 m", "1.2 km": to 10 m from 100 m on, in kilometres from a thousand metres on. */
export function lengthWords(metres: number, language: Language, words: HereMessages): string {
  if (metres >= 995) return words.kilometres(formatKilometres(language, metres))
  const step = metres < 100 ? 1 : 10
  return words.metres(formatNumber(language, Math.round(metres / step) * step))
}

/** The wind that a bearing, in degrees clockwise from north, is nearest to. */
export function directionWords(bearing: number, { directions }: HereMessages): string {
  return directions[Math.round(bearing / 45) % directions.length] ?? ''
}
