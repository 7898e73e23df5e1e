import { localDayAt, offsetAt } from '#contract/status/zone.ts'
import type { ClosureState } from '#records/closures/closure-state.ts'
import type { Messages } from '#core/i18n/messages/en.ts'
import { formatDay, formatTime, zoneName } from '#contract/messages/formats.ts'
import { isDayOf } from '#contract/standing/place-clock.ts'
import { deviceTimeZone } from '#core/i18n/device-time-zone.ts'
import type { Language } from '#core/i18n/language.ts'

/** When a closure next begins or ceases to be in force, in the words of someone at its place. */
export interface NextChange {
  readonly when: string
  /** The zone of the place, where its clocks show another time than the device’s. */
  readonly zone: string | null
}

/** The next change of a closure; null where none is to come, or nobody knows what time it is there. */
export function nextChangeOf(
  { times, zone, at, isNow }: ClosureState,
  language: Language,
  { standing: words }: Messages,
  viewerZone = deviceTimeZone(),
): NextChange | null {
  const instant = times?.nextChange?.at ?? Infinity
  if (zone === null || !Number.isFinite(instant)) return null
  const time = formatTime(language, instant, zone)
  const isToday = isNow && isDayOf(viewerZone, zone, at) && localDayAt(zone, instant) === localDayAt(zone, at)
  const when = isToday ? words.today(time) : words.dayAndTime(formatDay(language, instant, zone), time)
  const isForeign = offsetAt(zone, instant) !== offsetAt(viewerZone, instant)
  return { when, zone: isForeign ? zoneName(language, at, zone) : null }
}
