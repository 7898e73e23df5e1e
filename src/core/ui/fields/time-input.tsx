import { useState } from 'react'
import type { LocalTime } from '#contract/status/local-time.ts'
import { ENTER_CODE } from '../enter-code.ts'
import { readTime } from './date-text.ts'

/** As long as a time with its minutes; a shorter one may go on. */
const WHOLE = /^\d{1,2}\D\d{2}$|^\d{4}$/

interface Props {
  readonly id: string
  readonly value: LocalTime
  /** The time from now on; null: none. */
  readonly onChange: (time: LocalTime | null) => void
}

/** A time of the day, typed with its minutes or without: `7`, `730`, `07:30`. */
export function TimeInput({ id, value, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const take = (text: string) => {
    const time = readTime(text)
    if (time !== null || text.trim() === '') onChange(time)
  }
  const finish = () => {
    if (typed !== null && !WHOLE.test(typed)) take(typed)
    setTyped(null)
  }
  return (
    <input
      id={id}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      size={5}
      value={typed ?? value}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => {
        setTyped(target.value)
        if (WHOLE.test(target.value)) take(target.value)
      }}
      onBlur={finish}
      onKeyDown={({ keyCode }) => keyCode === ENTER_CODE && finish()}
    />
  )
}
