import type { Uuid } from '#contract/ids.ts'
import { useCardWords } from '#i18n/card-words/card-words.ts'
import { hoverMoved } from '#selection/hover.ts'
import { CardField } from '#ui/card.tsx'
import styles from './closure-card.module.css'

/** An area as it is spoken of. */
export interface NamedArea {
  readonly uuid: Uuid
  readonly name: string
}

interface Props {
  /** Those whose names are known. */
  readonly areas: readonly NamedArea[]
  /** How many there are in all. */
  readonly count: number
  readonly onOpen: (uuid: Uuid) => void
}

/** The areas that a closure affects, each a way to its card. */
export function Affected({ areas, count, onOpen }: Props) {
  const words = useCardWords()
  if (areas.length === 0) return null
  return (
    <CardField label={words.affectedAreas}>
      <ul>
        {areas.map(({ uuid, name }) => (
          <li key={uuid}>
            <button
              type="button"
              className={styles.area}
              onClick={() => onOpen(uuid)}
              onPointerEnter={() => hoverMoved({ kind: 'area', uuid })}
              onPointerLeave={() => hoverMoved(null)}
            >
              {name}
            </button>
          </li>
        ))}
        {count > areas.length && <li>{words.moreAreas(count - areas.length)}</li>}
      </ul>
    </CardField>
  )
}
