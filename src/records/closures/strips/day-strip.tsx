import { formatLocalDate } from '#contract/messages/formats.ts'
import { dailyHoursText, type DailyHours } from '#contract/standing/daily-hours.ts'
import { addDays } from '#contract/status/local-time.ts'
import { localDateTimeAt } from '#contract/status/zone.ts'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { formatList } from '#core/i18n/list-format.ts'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { SolidBar, Strip, Tick, TickLabel } from '../card/closure-card-strip.tsx'
import type { ClosureState } from '../closure-state.ts'
import { changedHoursOn, dailyHoursOn, HOURS } from './day-strip-hours.ts'

interface Props {
  readonly state: ClosureState
  readonly daily: DailyHours
}

/** The day of the place with the time in which a closure is in force; in words too where its clocks change on it or the next. */
export function DayStrip({ state: { record, displayStatus, zone, at }, daily }: Props) {
  const card = useCardMessages()
  const language = useLanguage()
  const { standing } = useMessages()
  const place = zone ?? 'UTC'
  const { date, time } = localDateTimeAt(place, at)
  const { length, parts, ticks, shareOf } = dailyHoursOn(record, place, date)
  // A night that begins today ends by the clocks of tomorrow.
  const changes = [date, addDays(date, 1)].flatMap((day) => {
    const hours = changedHoursOn(record, place, day)?.map(({ starts, ends }) => standing.hours(starts, ends))
    return hours === undefined ? [] : [{ day, words: formatList(language, hours) }]
  })
  const words = changes.find(({ day }) => day === date)?.words ?? dailyHoursText(daily, standing)
  const now = zone === null ? null : { at: shareOf(at), label: time.slice(0, 5) }
  const label = now === null ? card.dayStripWithoutNow(length, words) : card.dayStrip(length, words, now.label)
  return (
    <>
      {changes.map((change) => (
        <p key={change.day}>{card.clocksChange(formatLocalDate(language, change.day), change.words)}</p>
      ))}
      <Strip label={label} status={displayStatus} now={now}>
        {HOURS.map((hour, index) => (
          <Tick key={hour} at={ticks[index] ?? 0} small={hour % 6 !== 0} />
        ))}
        <TickLabel at={0} anchor="start">
          0
        </TickLabel>
        {[6, 12, 18].map((hour) => (
          <TickLabel key={hour} at={ticks[HOURS.indexOf(hour)] ?? 0}>
            {String(hour)}
          </TickLabel>
        ))}
        <TickLabel at={1} anchor="end">
          24
        </TickLabel>
        {parts.map((part) => (
          <SolidBar key={part.from} part={part} />
        ))}
      </Strip>
    </>
  )
}
