import { useState } from 'react'
import type { ClosureRecord } from '#contract/records/closure.ts'
import { dailyHoursOf } from '#contract/standing/daily-hours.ts'
import type { LocalDate } from '#contract/status/local-time.ts'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { formatDayOfYear } from '#contract/messages/formats.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { partIn, yearsOf } from './area-closures-years.ts'
import type { ClosureState } from '../closure-state.ts'
import { LaneBar, NAMED_LANE, YearLanes } from '../strips/year-lanes.tsx'
import { placeInYear } from '../strips/year-strip-bars.ts'
import { useValidText } from '../strips/use-valid-text.ts'
import styles from './area-closures.module.css'

/** Lanes that can still be told apart; the list has all. */
const MOST_LANES = 14

interface Props {
  /** Worst first. */
  readonly states: readonly ClosureState[]
  /** What a closure is called. */
  readonly nameOf: (record: ClosureRecord) => string
  /** The day that all is told for, at the place. */
  readonly date: LocalDate
}

/** The closures of an area within one year, a lane each; the years before and after can be chosen. */
export function AreaClosuresStrip({ states, nameOf, date }: Props) {
  const words = useCardMessages()
  const own = Number(date.slice(0, 4))
  const [chosen, setChosen] = useState<number | null>(null)
  const years = yearsOf(states, own)
  const year = chosen !== null && years.includes(chosen) ? chosen : own
  return (
    <div className={styles.strip}>
      {years.length > 1 && (
        <div role="group" aria-label={words.years} className={styles.years}>
          {years.map((one) => (
            <button key={one} type="button" aria-pressed={one === year} onClick={() => setChosen(one)}>
              {one}
            </button>
          ))}
        </div>
      )}
      <OneYear states={states} nameOf={nameOf} year={year} date={date} />
    </div>
  )
}

function OneYear({ states, nameOf, year, date }: Props & { readonly year: number }) {
  const words = useCardMessages()
  const language = useLanguage()
  const validText = useValidText()
  const bars = states
    .flatMap((state) => {
      const within = partIn(year, state)
      const title = words.barLabel(nameOf(state.record), validText(state.record))
      return within === null ? [] : [{ state, ...within, title }]
    })
    .slice(0, MOST_LANES)
  const marked = placeInYear(year, date)
  const text = bars.length === 0 ? words.noneInYear : bars.map(({ title }) => title).join(' ')
  const today = marked === null ? '' : ` ${words.markedDay(formatDayOfYear(language, date, 'long'))}`
  return (
    <YearLanes
      label={words.yearOfClosures(year, text + today)}
      year={year}
      lanes={Math.max(1, bars.length)}
      marked={marked}
      names={bars.map(({ state, part }) => ({ name: nameOf(state.record), part }))}
    >
      {bars.map(({ state, part, goesOn, title }, lane) => (
        <LaneBar
          key={state.record.uuid}
          part={part}
          goesOn={goesOn}
          lane={lane}
          laneHeight={NAMED_LANE}
          status={state.displayStatus}
          byHours={dailyHoursOf(state.record) !== null}
          title={title}
        />
      ))}
    </YearLanes>
  )
}
