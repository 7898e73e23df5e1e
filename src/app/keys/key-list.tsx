import { useId } from 'react'
import { singleKeys } from '#core/shortcuts/shortcuts.ts'
import { Dialog } from '#core/ui/dialog/dialog.tsx'
import { useAppMessages } from '../messages.ts'
import { useKeyMessages } from './messages.ts'
import styles from './key-list.module.css'

interface Props {
  /** Whether the page has the map and its lists. */
  readonly hasMap?: boolean
  readonly onClose: () => void
}

/** What each key does, and the switch that leaves single keys to writing. */
export function KeyList({ hasMap = true, onClose }: Props) {
  const words = useKeyMessages()
  const { acts, control, escape } = words
  return (
    <Dialog title={useAppMessages().menu.keys} onClose={onClose}>
      <Switch />
      <Keys
        title={words.anywhere}
        entries={[
          [['/', `${control} + K`], acts.search],
          ...(hasMap ? [[['L'], acts.near] as const] : []),
          [['?'], acts.keys],
          [[escape], acts.close],
        ]}
      />
      {hasMap && <KeysOfMap />}
    </Dialog>
  )
}

function KeysOfMap() {
  const words = useKeyMessages()
  const { acts, arrows, enter } = words
  return (
    <>
      <Keys
        title={words.onMap}
        entries={[
          [[arrows], acts.move],
          [['+', '−'], acts.zoom],
          [[enter], acts.ask],
        ]}
      />
      <Keys
        title={words.inLists}
        entries={[
          [['↑', '↓'], acts.rows],
          [[words.pages], acts.page],
          [[words.ends], acts.ends],
          [[enter], acts.open],
        ]}
      />
    </>
  )
}

function Switch() {
  const words = useKeyMessages()
  const isOn = singleKeys.useIsOn()
  const id = useId()
  return (
    <div className={styles.switch}>
      <label>
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={id}
          onChange={({ target }) => singleKeys.turn(target.checked)}
        />
        {words.single}
      </label>
      <p id={id}>{words.singleNote}</p>
    </div>
  )
}

interface KeysProps {
  readonly title: string
  readonly entries: readonly (readonly [keys: readonly string[], act: string])[]
}

function Keys({ title, entries }: KeysProps) {
  return (
    <section className={styles.keys}>
      <h3>{title}</h3>
      <dl>
        {entries.map(([keys, act]) => (
          <div key={act}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{act}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
