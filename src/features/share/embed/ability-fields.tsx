import { GESTURES, UI_PARTS } from '#core/embed/options.ts'
import { Choice } from '../part.tsx'
import type { ChoiceProps } from './choices.ts'
import { Tick } from './field.tsx'
import { useEmbeddingMessages } from './messages.ts'
import styles from './embed.module.css'

/** What readers can do in the map. */
export function AbilityFields({ choices: { parts, isListOpen, gestures }, change }: ChoiceProps) {
  const words = useEmbeddingMessages()
  const hasList = parts.includes('list')
  return (
    <>
      <fieldset>
        <legend className={styles.legend}>{words.parts}</legend>
        <div className={styles.ticks}>
          {UI_PARTS.map((part) => (
            <Tick
              key={part}
              label={words.partNames[part]}
              isOn={parts.includes(part)}
              onChange={(isOn) => change({ parts: UI_PARTS.filter((at) => (at === part ? isOn : parts.includes(at))) })}
            />
          ))}
        </div>
      </fieldset>
      <Tick
        label={words.listOpen}
        isOn={hasList && isListOpen}
        isDisabled={!hasList}
        onChange={(isOn) => change({ isListOpen: isOn })}
      />
      <Choice
        label={words.gestures}
        options={GESTURES.map((name) => ({ value: name, label: words.gestureNames[name] }))}
        chosen={gestures}
        onChoose={(chosen) => change({ gestures: chosen })}
      />
    </>
  )
}
