import type { MouseEvent } from 'react'
import type { Uuid } from '#contract/ids.ts'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { hoverMoved } from '#core/selection/hover.ts'
import { CardField } from '#core/ui/card/card.tsx'
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
  /** Asks for the names of more; null where all are asked for. */
  readonly onMore: (() => void) | null
}

/** The areas that a closure affects, each a way to its card. */
export function Affected({ areas, count, onOpen, onMore }: Props) {
  const words = useCardMessages()
  if (areas.length === 0) return null
  const more = count > areas.length ? words.moreAreas(count - areas.length) : null
  const askForMore = ({ currentTarget }: MouseEvent) => {
    // Those that come do so behind the last, and the button may go.
    currentTarget.closest('li')?.previousElementSibling?.querySelector('button')?.focus()
    onMore?.()
  }
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
        {more !== null && (
          <li>
            {onMore === null ? (
              more
            ) : (
              <button type="button" className={styles.area} onClick={askForMore}>
                {more}
              </button>
            )}
          </li>
        )}
      </ul>
    </CardField>
  )
}
