import { dailyHoursOf, dailyHoursText } from '#contract/standing/daily-hours.ts'
import { formatLocalDate } from '#contract/messages/formats.ts'
import { isOfOneDay } from '#contract/standing/valid-period.ts'
import { localDateTimeAt } from '#contract/status/zone.ts'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { formatList } from '#core/i18n/list-format.ts'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { CardField } from '#core/ui/card/card.tsx'
import type { ClosureState } from '../closure-state.ts'
import { changedHoursOn, dailyHoursOn } from '../strips/day-strip-hours.ts'
import { DayStrip } from '../strips/day-strip.tsx'
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
  const language = useLanguage()
  const { standing } = useMessages()
  const { record, zone, at, displayStatus } = state
  const daily = dailyHoursOf(record)
  if (daily === null) return null
  const place = zone ?? 'UTC'
  const { date, time } = localDateTimeAt(place, at)
  const hours = dailyHoursOn(record, place, date)
  const usual = dailyHoursText(daily, standing)
  const changed = changedHoursOn(record, place, date)?.map(({ starts, ends }) => standing.hours(starts, ends))
  const own = changed && formatList(language, changed)
  const now = zone === null ? null : { at: hours.shareOf(at), label: time.slice(0, 5) }
  return (
    <CardField label={isOfOneDay(record) ? card.hours : card.eachDay}>
      <p>{usual}</p>
      {own !== undefined && <p>{card.clocksChange(formatLocalDate(language, date), own)}</p>}
      <DayStrip hours={hours} words={own ?? usual} status={displayStatus} now={now} />
    </CardField>
  )
}
