import { singleKeys } from '#core/shortcuts/shortcuts.ts'
import { Dialog } from '#core/ui/dialog/dialog.tsx'
import { Switch } from '#core/ui/fields/switch.tsx'
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
      <SingleKeys />
      <Keys
        title={words.anywhere}
        entries={[
          [['/', `${control} + K`], acts.search],
          ...(hasMap
            ? ([
                [['L'], acts.near],
                [[`${control} + P`], acts.print],
              ] as const)
            : []),
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

function SingleKeys() {
  const words = useKeyMessages()
  return (
    <div className={styles.switch}>
      <Switch label={words.single} isOn={singleKeys.useIsOn()} onTurn={singleKeys.turn} note={words.singleNote} />
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
