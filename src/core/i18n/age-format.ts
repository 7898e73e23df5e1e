import { formatDate, formatTime } from '#contract/messages/formats.ts'
import { localeOf } from '#contract/messages/locale.ts'
import type { Language } from './language.ts'

const AGES = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** "5 minutes ago": how long ago something was, in full minutes, hours or days; "now" within the minute. */
export function formatAgo(language: Language, ms: number): string {
  const [unit, size] = AGES.find(([, least]) => ms >= least) ?? ['second', Infinity]
  const words = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' })
  return words.format(-Math.floor(ms / size), unit)
}

/** An instant before now (both epoch ms) by its time on the same day, else by its date: a time alone is one of today. */
export function formatPast(language: Language, instant: number, now: number, zone: string): string {
  const day = formatDate(language, instant, zone)
  return day === formatDate(language, now, zone) ? formatTime(language, instant, zone) : day
}
