import { dailyHoursText, type DailyHours } from '#contract/standing/daily-hours.ts'
import type { DisplayStatus } from '#contract/standing/display-status.ts'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { SolidBar, Strip, Tick, TickLabel } from '../card/closure-card-strip.tsx'
import { partsOfDay, shareOfDay } from './day-strip-hours.ts'

const HOURS = Array.from({ length: 23 }, (_, index) => index + 1)

interface Props {
  readonly hours: DailyHours
  readonly status: DisplayStatus
  /** The wall time at the place, `HH:MM`; null where it is not known. */
  readonly time: string | null
}

/** A day of 24 hours with the time in which a closure is in force. */
export function DayStrip({ hours, status, time }: Props) {
  const messages = useMessages()
  const card = useCardMessages()
  const words = dailyHoursText(hours, messages.standing)
  const label = time === null ? card.dayStripWithoutNow(words) : card.dayStrip(words, time)
  return (
    <Strip label={label} status={status} now={time === null ? null : { at: shareOfDay(time), label: time }}>
      {HOURS.map((hour) => (
        <Tick key={hour} at={hour / 24} small={hour % 6 !== 0} />
      ))}
      <TickLabel at={0} anchor="start">
        0
      </TickLabel>
      <TickLabel at={0.25}>6</TickLabel>
      <TickLabel at={0.5}>12</TickLabel>
      <TickLabel at={0.75}>18</TickLabel>
      <TickLabel at={1} anchor="end">
        24
      </TickLabel>
      {partsOfDay(hours).map((part) => (
        <SolidBar key={part.from} part={part} />
      ))}
    </Strip>
  )
}
