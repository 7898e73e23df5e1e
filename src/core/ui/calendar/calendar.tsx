import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import type { LocalDate } from '#contract/status/local-time.ts'
import { formatPlannedDay, monthName, weekdayNames } from '#core/i18n/calendar-formats.ts'
import { firstWeekday } from '#core/i18n/first-weekday.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { IconButton } from '../icons/icon-button.tsx'
import { dayForKey, monthsLater, shownDay, weeksOf } from './weeks.ts'
import { useCalendarMessages } from './messages.ts'
import styles from './calendar.module.css'

/** What there is on a day: so many dots, and words for it. */
export interface DayMark {
  readonly dots: number
  readonly words: string
}

interface Props {
  /** The day that is chosen; null: none. */
  readonly value: LocalDate | null
  readonly today: LocalDate
  readonly onChoose: (day: LocalDate) => void
  /** What there is on so many days from the first on. */
  readonly marksFrom?: (first: LocalDate, days: number) => readonly (DayMark | null)[]
}

/** A month to choose a day from, by pointer and by the keys of the cursor. */
export function Calendar({ value, today, onChoose, marksFrom }: Props) {
  const language = useLanguage()
  const { table, at, setAt, onKeyDown } = useDayAt(value ?? today, firstWeekday(language))
  const weeks = weeksOf(at, firstWeekday(language))
  const days = weeks.flat()
  const marks = marksFrom?.(days[0] ?? at, days.length) ?? []
  return (
    <div className={styles.calendar}>
      <MonthHead at={at} onChange={setAt} />
      <table ref={table} aria-label={monthName(language, at)}>
        <thead>
          <tr>
            {weekdayNames(language).map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            <tr key={week[0]}>
              {week.map((day, column) => (
                <Day
                  key={day}
                  day={day}
                  label={formatPlannedDay(language, day, today.slice(0, 4))}
                  mark={marks[row * week.length + column] ?? null}
                  isAt={day === at}
                  isChosen={day === value}
                  isToday={day === today}
                  isOther={day.slice(0, 7) !== at.slice(0, 7)}
                  onKeyDown={onKeyDown}
                  onChoose={() => onChoose(day)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The day that the keys are at, and with it the month that is shown; it has the focus at first and as the keys move it. */
function useDayAt(first: LocalDate, weekFrom: number) {
  const [at, setDay] = useState(() => shownDay(first))
  const setAt = (day: LocalDate) => setDay(shownDay(day))
  const table = useRef<HTMLTableElement>(null)
  const isByKeys = useRef(true)
  const follow = useEffectEvent((_day: LocalDate) => {
    if (isByKeys.current) table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    isByKeys.current = false
  })
  useEffect(
    function followKeys() {
      follow(at)
    },
    [at],
  )
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayForKey(event.key, at, weekFrom)
    if (next === null) return
    event.preventDefault()
    isByKeys.current = true
    setAt(next)
  }
  return { table, at, setAt, onKeyDown }
}

interface MonthProps {
  readonly at: LocalDate
  readonly onChange: (day: LocalDate) => void
}

function MonthHead({ at, onChange }: MonthProps) {
  const words = useCalendarMessages()
  const language = useLanguage()
  const go = (months: number) => () => onChange(monthsLater(at, months))
  return (
    <div className={styles.head}>
      <IconButton icon="back" label={words.monthBefore} onClick={go(-1)} />
      <p aria-live="polite" className={styles.month}>
        {monthName(language, at)}
      </p>
      <IconButton icon="back" label={words.monthAfter} className={styles.after} onClick={go(1)} />
    </div>
  )
}

interface DayProps {
  readonly day: LocalDate
  readonly label: string
  readonly mark: DayMark | null
  /** Whether the keys are there. */
  readonly isAt: boolean
  readonly isChosen: boolean
  readonly isToday: boolean
  /** Whether it is of the month before or after. */
  readonly isOther: boolean
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onChoose: () => void
}

function Day({ day, label, mark, isAt, isChosen, isToday, isOther, onKeyDown, onChoose }: DayProps) {
  return (
    <td>
      <button
        type="button"
        tabIndex={isAt ? 0 : -1}
        aria-label={mark === null ? label : `${label}, ${mark.words}`}
        aria-current={isToday ? 'date' : undefined}
        aria-pressed={isChosen}
        className={styles.day}
        data-other={isOther}
        onKeyDown={onKeyDown}
        onClick={onChoose}
      >
        {Number(day.slice(8))}
        <span className={styles.dots} aria-hidden="true">
          {Array.from({ length: mark?.dots ?? 0 }, (_, dot) => (
            <i key={dot} />
          ))}
        </span>
      </button>
    </td>
  )
}
