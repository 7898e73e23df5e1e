import { oneLineOf } from './html.ts'
import { LEAST_HEIGHT, MOST_HEIGHT, readHeight, USUAL_HEIGHT, type ChoiceProps } from './choices.ts'
import { Field } from './field.tsx'
import { useEmbeddingMessages } from './messages.ts'
import parts from '../part.module.css'
import styles from './embed.module.css'

/** What the frame is called; until the webmaster says so, as suggested. */
export function TitleField({ choices, change, suggested }: ChoiceProps & { readonly suggested: string }) {
  const words = useEmbeddingMessages()
  const title = choices.title ?? suggested
  return (
    <Field
      label={words.name}
      note={words.nameWhy}
      wrong={oneLineOf(title) === '' ? words.nameMissing(suggested) : null}
    >
      {(field) => (
        <input
          {...field}
          required
          className={`${parts.field} ${styles.input}`}
          autoComplete="off"
          maxLength={200}
          value={title}
          onChange={({ target }) => change({ title: target.value })}
        />
      )}
    </Field>
  )
}

/** How high the frame is. */
export function HeightField({ choices, change }: ChoiceProps) {
  const words = useEmbeddingMessages()
  const isWrong = readHeight(choices.height) === null
  return (
    <Field
      label={words.height}
      note={words.heightWhy}
      wrong={isWrong ? words.heightWrong(LEAST_HEIGHT, MOST_HEIGHT, USUAL_HEIGHT) : null}
    >
      {(field) => (
        <input
          {...field}
          type="number"
          inputMode="numeric"
          min={LEAST_HEIGHT}
          max={MOST_HEIGHT}
          step={20}
          className={`${parts.field} ${styles.input} ${styles.short}`}
          value={choices.height}
          onChange={({ target }) => change({ height: target.value })}
        />
      )}
    </Field>
  )
}
