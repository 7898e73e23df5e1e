import { dateFormat } from '#contract/messages/formats.ts'
import type { Language } from '#core/i18n/language.ts'

const DAY = 86_400_000

/** "07:12", "Tue 07:12", "18 May 2026, 07:12": an instant before now (both epoch ms), by as much as tells it from others. */
export function formatStoredAt(language: Language, instant: number, now: number, timeZone: string): string {
  const day = dateFormat(language, { year: 'numeric', month: 'numeric', day: 'numeric', timeZone })
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const
  if (day.format(instant) === day.format(now)) return dateFormat(language, time).format(instant)
  const date =
    now - instant < 6 * DAY
      ? { weekday: 'short' as const }
      : { day: 'numeric' as const, month: 'long' as const, year: 'numeric' as const }
  return dateFormat(language, { ...date, ...time }).format(instant)
}
