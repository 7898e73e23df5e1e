import { useState } from 'react'
import { dailyHoursOf } from '#contract/standing/daily-hours.ts'
import type { LocalDate } from '#contract/status/local-time.ts'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { formatDayOfYear } from '#contract/messages/formats.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { partIn, yearsOf } from './area-closures-years.ts'
import type { ClosureState } from '../closure-state.ts'
import { LaneBar, YearLanes } from '../strips/year-lanes.tsx'
import { placeInYear } from '../strips/year-strip-bars.ts'
import { useValidText } from '../strips/use-valid-text.ts'
import styles from './area-closures.module.css'

/** Lanes that can still be told apart; the list has all. */
const MOST_LANES = 14

interface Props {
  /** Worst first. */
  readonly states: readonly ClosureState[]
  /** The day that all is told for, at the place. */
  readonly date: LocalDate
}

/** The closures of an area within one year, a lane each; the years before and after can be chosen. */
export function AreaClosuresStrip({ states, date }: Props) {
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
      <OneYear states={states} year={year} date={date} />
    </div>
  )
}

function OneYear({ states, year, date }: Props & { readonly year: number }) {
  const words = useCardMessages()
  const language = useLanguage()
  const validText = useValidText()
  const bars = states
    .flatMap((state) => {
      const part = partIn(year, state)
      return part === null ? [] : [{ state, part, title: words.barLabel(state.record.name, validText(state.record)) }]
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
    >
      {bars.map(({ state, part, title }, lane) => (
        <LaneBar
          key={state.record.uuid}
          part={part}
          lane={lane}
          status={state.displayStatus}
          byHours={dailyHoursOf(state.record) !== null}
          title={title}
        />
      ))}
    </YearLanes>
  )
}
