import { useEffect, useEffectEvent } from 'react'
import { Basemap } from '../basemap.tsx'
import { useGestureHint } from '../gesture-hint.tsx'
import type { MapViewProps } from '../map-view-props.ts'
import { SurfaceContext } from '../surface.ts'
import { useTapTaker } from '../taps.ts'
import { useMapWords } from '../words/words.ts'
import { freeMiddle, type Padding } from '../world.ts'
import mark from '../middle-mark.module.css'
import type { Size } from './frame.ts'
import { countOf } from './hits.ts'
import { StillOverlay } from './still-overlay.tsx'
import { useStillCamera } from './use-still-camera.ts'
import { useStillPicture } from './use-still-picture.ts'
import { useStillPointer } from './use-still-pointer.ts'
import styles from './still-view.module.css'

const TROUBLES = { data: 'still-tiles', basemap: 'basemap', none: 'map' } as const

/**
 * The map as a picture, for devices without WebGL: the same layers, drawn on a plain canvas whenever the camera or the
 * data changes. It can be dragged, zoomed and clicked.
 */
export function StillView({ layers, children, onError, ...asked }: MapViewProps) {
  const words = useMapWords()
  const view = { ...asked, camera: useStillCamera(asked) }
  const { canvas, surface, frame, drawn, isComplete, failed } = useStillPicture(layers, view)
  const told = isComplete ? TROUBLES[failed ?? 'none'] : null
  const tell = useEffectEvent(onError)
  useEffect(() => {
    if (told !== null) tell(told)
  }, [told])
  const { show, hint } = useGestureHint()
  const pointer = useStillPointer({ layers, frame, drawn, onLeft: show, ...view })
  const account = layers.map((layer) => layer.drawn(words, countOf(drawn, layer))).join(', ')
  return (
    <SurfaceContext value={surface}>
      <Basemap />
      {layers.map(({ name, Layers }) => (
        <Layers key={name} />
      ))}
      {children}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Arrow keys move it. */}
      <div role="application" tabIndex={0} aria-label={words.label} className={styles.picture} {...pointer}>
        <canvas ref={canvas} />
      </div>
      <Middle size={frame} padding={view.padding} />
      <output className="visually-hidden">{isComplete && words.drawn(account)}</output>
      {hint}
      <StillOverlay layers={layers} {...view} />
    </SurfaceContext>
  )
}

/** Marks what the keyboard points at, while it does, and while points are set. */
function Middle({ size, padding }: { readonly size: Size; readonly padding: Padding }) {
  const taker = useTapTaker()
  const [x, y] = freeMiddle(size, padding)
  return (
    <div
      className={`${mark.mark} ${styles.middle}`}
      data-on={taker !== null}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      aria-hidden="true"
    />
  )
}
