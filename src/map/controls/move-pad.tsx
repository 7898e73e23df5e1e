import { IconButton } from '#core/ui/icons/icon-button.tsx'
import type { Pixel } from '../camera/world.ts'
import { useMapMessages } from '../messages.ts'
import styles from './move-pad.module.css'

/** How far a press moves the map, in px. */
const STEP = 120

interface Props {
  /** Moves what the map shows by so many px. */
  readonly onPan: (way: Pixel) => void
  /** A zoom nearer (1), or farther (-1). */
  readonly onStep: (step: 1 | -1) => void
}

/** Buttons that move and zoom the map, as the keys of the cursor lie. */
export function MovePad({ onPan, onStep }: Props) {
  const { zoomIn, zoomOut, move } = useMapMessages()
  return (
    <div role="group" aria-label={move.label} className={styles.pad}>
      <IconButton icon="minus" label={zoomOut} onClick={() => onStep(-1)} />
      <IconButton icon="back" label={move.north} className={styles.north} onClick={() => onPan({ x: 0, y: -STEP })} />
      <IconButton icon="plus" label={zoomIn} onClick={() => onStep(1)} />
      <IconButton icon="back" label={move.west} onClick={() => onPan({ x: -STEP, y: 0 })} />
      <IconButton icon="back" label={move.south} className={styles.south} onClick={() => onPan({ x: 0, y: STEP })} />
      <IconButton icon="back" label={move.east} className={styles.east} onClick={() => onPan({ x: STEP, y: 0 })} />
    </div>
  )
}
