import { useId } from 'react'
import { Choice } from '../part.tsx'
import type { ChoiceProps, Form } from './choices.ts'
import { useEmbeddingMessages } from './messages.ts'
import parts from '../part.module.css'
import styles from './embed.module.css'

const BADGES = ['image', 'frame'] as const

interface Props extends ChoiceProps {
  readonly forms: readonly Form[]
  /** Why there are no others; null where there are all. */
  readonly lack: string | null
}

/** How the map gets into the page. */
export function FormFields({ choices, change, forms, lack }: Props) {
  const words = useEmbeddingMessages()
  const name = useId()
  return (
    <>
      <fieldset className={styles.forms}>
        <legend className={styles.label}>{words.form}</legend>
        {forms.map((form) => (
          <label key={form} className={styles.form}>
            <input type="radio" name={name} checked={form === choices.form} onChange={() => change({ form })} />
            <b>{words.forms[form].name}</b>
            <span className={styles.use}>{words.forms[form].use}</span>
          </label>
        ))}
      </fieldset>
      {lack !== null && <p className={parts.note}>{lack}</p>}
      {choices.form === 'badge' && (
        <Choice
          label={words.badgeKind}
          options={BADGES.map((badge) => ({ value: badge, label: words.badges[badge] }))}
          chosen={choices.badge}
          onChoose={(badge) => change({ badge })}
        />
      )}
    </>
  )
}
