import { IconButton } from '#core/ui/icons/icon-button.tsx'
import { MAX_ZOOM, MIN_ZOOM } from '#core/viewport/camera.ts'
import type { LegendState } from './use-legend.ts'
import { useMapMessages } from '../messages.ts'
import styles from './controls.module.css'

interface ZoomProps {
  readonly zoom: number
  /** A zoom nearer (1), or farther (-1). */
  readonly onStep: (step: 1 | -1) => void
  readonly className?: string | undefined
}

export function ZoomGroup({ zoom, onStep, className = '' }: ZoomProps) {
  const words = useMapMessages()
  return (
    <div className={`${styles.group} ${className}`}>
      <IconButton icon="plus" label={words.zoomIn} aria-disabled={zoom >= MAX_ZOOM} onClick={() => onStep(1)} />
      <IconButton icon="minus" label={words.zoomOut} aria-disabled={zoom <= MIN_ZOOM} onClick={() => onStep(-1)} />
    </div>
  )
}

export function LegendGroup({ id, isOpen, button, toggle, onKeyDown }: LegendState) {
  const words = useMapMessages()
  return (
    <div className={styles.group}>
      <IconButton
        ref={button}
        icon="layers"
        label={words.legend}
        aria-expanded={isOpen}
        aria-controls={id}
        className={isOpen ? styles.on : ''}
        onClick={toggle}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}
