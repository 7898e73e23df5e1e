import { useState } from 'react'
import { isLocalDate, type LocalDate } from '#contract/status/local-time.ts'

const [EARLIEST, LATEST] = ['1900-01-01', '2999-12-31']

interface Props {
  readonly id?: string
  readonly value: LocalDate
  readonly onChange: (date: LocalDate | null) => void
}

/** A day, or none. While a year is being typed it is none yet, and nothing follows it. */
export function DateInput({ id, value, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <input
      id={id}
      type="date"
      min={EARLIEST}
      max={LATEST}
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value)
        if (target.value === '') onChange(null)
        else if (isLocalDate(target.value) && target.value >= EARLIEST && target.value <= LATEST) {
          onChange(target.value)
        }
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
