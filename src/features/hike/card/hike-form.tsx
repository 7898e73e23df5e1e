import { useId, useState, type ReactNode } from 'react'
import { useMessages } from '#core/i18n/messages.tsx'
import { useWhen } from '#core/clock/moment.ts'
import { ENTER_CODE } from '#core/ui/enter-code.ts'
import { DateInput } from '#core/ui/fields/date-input.tsx'
import { TimeInput } from '#core/ui/fields/time-input.tsx'
import { useHikeAddress } from '../hike-address.ts'
import { isLocalStart, isPace } from '../time/start.ts'
import { useHikePlan } from '../use-hike-answer.ts'
import { useHikeMessages } from '../messages.ts'
import { ActivityField } from './activity-field.tsx'
import styles from './hike-form.module.css'

/** When one sets out, which the whole page follows, how fast one goes, and what one does. */
export function HikeForm() {
  const words = useHikeMessages()
  const { when } = useMessages()
  const [, setWhen] = useWhen()
  const { hike, pace } = useHikePlan()
  const [date = '', time = ''] = (hike ?? '').split('T')
  const setStart = (day: string, at: string) =>
    isLocalStart(`${day}T${at}`) && setWhen({ day, time: at }, { goesOn: true })
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <Field label={when.date}>
        {(id) => <DateInput id={id} value={date} onChange={(chosen) => chosen !== null && setStart(chosen, time)} />}
      </Field>
      <Field label={words.time}>
        {(id) => <TimeInput id={id} value={time} onChange={(chosen) => chosen !== null && setStart(date, chosen)} />}
      </Field>
      <ActivityField />
      <Field label={words.pace}>{(id) => <PaceInput id={id} pace={pace} />}</Field>
    </form>
  )
}

/** A number on its way to being one is kept as it is typed. */
function PaceInput({ id, pace }: { readonly id: string; readonly pace: number }) {
  const [, change] = useHikeAddress()
  const [typed, setTyped] = useState<string | null>(null)
  const take = () => {
    if (typed !== null && isPace(Number(typed))) change({ hike_pace: Number(typed) })
    setTyped(null)
  }
  return (
    <input
      id={id}
      type="number"
      inputMode="decimal"
      min={0.5}
      max={60}
      step={0.5}
      value={typed ?? String(pace)}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      onKeyDown={({ keyCode }) => keyCode === ENTER_CODE && take()}
    />
  )
}

function Field({ label, children }: { readonly label: string; readonly children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}
