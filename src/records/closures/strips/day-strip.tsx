import type { DisplayStatus } from '#contract/standing/display-status.ts'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { SolidBar, Strip, Tick, TickLabel } from '../card/closure-card-strip.tsx'
import { HOURS, type DayOfHours } from './day-strip-hours.ts'

interface Props {
  readonly hours: DayOfHours
  /** The same in words. */
  readonly words: string
  readonly status: DisplayStatus
  /** Where the moment that is told lies, and what clocks show then at the place; null where that is not known. */
  readonly now: { readonly at: number; readonly label: string } | null
}

/** A day of the place with the time in which a closure is in force. */
export function DayStrip({ hours: { length, parts, ticks }, words, status, now }: Props) {
  const card = useCardMessages()
  const label = now === null ? card.dayStripWithoutNow(length, words) : card.dayStrip(length, words, now.label)
  return (
    <Strip label={label} status={status} now={now}>
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
  )
}
