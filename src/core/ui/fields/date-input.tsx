import { useState } from 'react'
import type { LocalDate } from '#contract/status/local-time.ts'
import { wallTimeAt } from '#contract/standing/when.ts'
import { useNow } from '#core/clock/clock.ts'
import { deviceTimeZone } from '#core/i18n/device-time-zone.ts'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { AnchoredPopover, useHidePopover } from '../anchored-popover.tsx'
import { Calendar } from '../calendar/lazy-calendar.ts'
import { dateForm, dateText, readDate } from './date-text.ts'
import { Icon } from '../icons/icon.tsx'
import styles from './date-input.module.css'

interface Props {
  readonly id: string
  /** Empty: none. */
  readonly value: LocalDate
  readonly onChange: (date: LocalDate | null) => void
}

/** A day, or none, typed as the language has it or chosen in a calendar. */
export function DateInput(props: Props) {
  const { chooseDate } = useMessages().when
  return (
    <span className={styles.date}>
      <DateText {...props} />
      <AnchoredPopover label={chooseDate} icon={<Icon name="calendar" size={18} />} className={styles.button}>
        <Days {...props} />
      </AnchoredPopover>
    </span>
  )
}

function Days({ value, onChange }: Props) {
  const hide = useHidePopover()
  const { date: today } = wallTimeAt({ when: 'now', now: useNow() }, deviceTimeZone())
  const choose = (day: LocalDate) => {
    onChange(day)
    hide()
  }
  return <Calendar value={value === '' ? null : value} today={today} onChoose={choose} />
}

/** The same to be typed alone. What is no date yet is none, and nothing follows it. */
export function DateText({ id, value, onChange }: Props) {
  const language = useLanguage()
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <input
      id={id}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      size={10}
      placeholder={dateForm(language)}
      value={typed ?? (value === '' ? '' : dateText(language, value))}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => {
        setTyped(target.value)
        const date = readDate(language, target.value)
        if (date !== null || target.value === '') onChange(date)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
