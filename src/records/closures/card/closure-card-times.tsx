import { dailyHoursOf, dailyHoursText } from '#contract/standing/daily-hours.ts'
import { isOfOneDay } from '#contract/standing/valid-period.ts'
import { localDateTimeAt } from '#contract/status/zone.ts'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { CardField } from '#core/ui/card/card.tsx'
import type { ClosureState } from '../closure-state.ts'
import { DayStrip } from '../strips/lazy-day-strip.tsx'
import { YearStrip } from '../strips/year-strip.tsx'
import { useValidText } from '../strips/use-valid-text.ts'

interface Props {
  readonly state: ClosureState
}

/** From when to when, in words and as a year. */
export function Valid({ state }: Props) {
  const card = useCardMessages()
  const { record } = state
  const valid = useValidText()(record)
  const { date } = localDateTimeAt(state.zone ?? 'UTC', state.at)
  return (
    <CardField label={card.facts.valid}>
      <p>{valid}</p>
      {(record.start_on ?? record.end_on) != null && <YearStrip state={state} today={date} valid={valid} />}
    </CardField>
  )
}

/** The hours, in words and as a day; nothing where it holds around the clock. */
export function EachDay({ state }: Props) {
  const card = useCardMessages()
  const { standing } = useMessages()
  const daily = dailyHoursOf(state.record)
  if (daily === null) return null
  return (
    <CardField label={isOfOneDay(state.record) ? card.hours : card.eachDay}>
      <p>{dailyHoursText(daily, standing)}</p>
      <DayStrip state={state} daily={daily} />
    </CardField>
  )
}
