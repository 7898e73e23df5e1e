import { useState } from 'react'
import { useMessages } from '#core/i18n/messages.tsx'
import { IconButton } from '#core/ui/icons/icon-button.tsx'
import type { MeasuredPlace, Position } from '../position/position.ts'
import { useMapMessages } from '../messages.ts'
import styles from './controls.module.css'

interface Props {
  readonly position: Position
  readonly onLocate: () => void
  readonly onForget: () => void
  readonly onAsk: (place: MeasuredPlace) => void
}

/** The button for the visitor's position, and what became of it. */
export function LocateGroup({ position, onLocate, onForget, onAsk }: Props) {
  const words = useMapMessages()
  return (
    <div className={styles.group}>
      <IconButton
        icon="locate"
        label={words.locate}
        aria-busy={position.kind === 'locating'}
        className={position.kind === 'found' ? styles.on : ''}
        onClick={onLocate}
      />
      <PositionNote position={position} onForget={onForget} onAsk={onAsk} />
    </div>
  )
}

/** What became of looking for the position, in words; of one that is found, what can be asked of it. */
function PositionNote({ position, onForget, onAsk }: Omit<Props, 'onLocate'>) {
  const { app } = useMessages()
  const words = useMapMessages()
  const [dismissed, dismiss] = useState<Position | null>(null)
  const notes: Partial<Record<Position['kind'], string>> = {
    locating: words.locating,
    denied: words.locateDenied,
    failed: words.locateFailed,
    found: position.kind === 'found' ? words.accurateTo(Math.ceil(position.accuracy)) : '',
  }
  const note = dismissed === position ? undefined : notes[position.kind]
  const isFound = position.kind === 'found'
  return (
    <output className={styles.noteHolder}>
      {note !== undefined && (
        <div className={styles.note}>
          {note}
          {isFound && (
            <button
              type="button"
              className={styles.ask}
              onClick={() => {
                dismiss(position)
                onAsk(position)
              }}
            >
              {words.whatApplies}
            </button>
          )}
          <IconButton icon="close" label={app.close} onClick={isFound ? () => dismiss(position) : onForget} />
        </div>
      )}
    </output>
  )
}
