import { dailyHoursOf } from '#contract/standing/daily-hours.ts'
import { formatDayOfYear } from '#contract/messages/formats.ts'
import { monthInitials } from '#core/i18n/calendar-formats.ts'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { GoesOn, HatchedBar, SolidBar, Strip, Tick, TickLabel } from '../card/closure-card-strip.tsx'
import type { ClosureState } from '../closure-state.ts'
import { monthsOf, placeInYear, yearOf } from './year-strip-bars.ts'

interface Props {
  readonly state: ClosureState
  /** The date at the place, `YYYY-MM-DD`. */
  readonly today: string
  /** When the closure is valid, in words. */
  readonly valid: string
}

/** The months of a year with the time in which a closure is valid: solid around the clock, hatched by hours. */
export function YearStrip({ state: { record, displayStatus }, today, valid }: Props) {
  const card = useCardMessages()
  const language = useLanguage()
  const { year, valid: part, goesOn } = yearOf(record, today)
  const at = placeInYear(year, today)
  const label =
    at === null
      ? card.otherYearStrip(year, valid)
      : card.yearStrip(year, valid, formatDayOfYear(language, today, 'long'))
  const now = at === null ? null : { at, label: formatDayOfYear(language, today, 'short') }
  const initials = monthInitials(language)
  return (
    <Strip label={label} status={displayStatus} now={now}>
      {monthsOf(year).map(({ from, to }, month) => (
        <g key={from}>
          {month > 0 && <Tick at={from} />}
          <TickLabel at={(from + to) / 2}>{initials[month] ?? ''}</TickLabel>
        </g>
      ))}
      {at === null && <YearLabel year={year} />}
      {part !== null &&
        (dailyHoursOf(record) === null ? <SolidBar part={part} /> : <HatchedBar {...{ part, goesOn }} />)}
      {part !== null && <GoesOn {...goesOn} />}
    </Strip>
  )
}

function YearLabel({ year }: { readonly year: number }) {
  return (
    <text x="0" y={9}>
      {year}
    </text>
  )
}
