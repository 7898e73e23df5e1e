import { useEffect, useEffectEvent, useId } from 'react'
import { BuiltinBasemap } from '../basemap/builtin-basemap.tsx'
import { useGestureHint } from '../controls/gesture-hint.tsx'
import type { MapViewProps } from '../view/map-view-props.ts'
import { SurfaceContext } from '../style/surface.ts'
import { useMapMessages } from '../messages.ts'
import { freeMiddle, type Padding } from '../camera/world.ts'
import mark from '../controls/middle-mark.module.css'
import type { Size } from '#core/viewport/size.ts'
import { StaticOverlay } from './static-overlay.tsx'
import { useStaticCamera } from './use-static-camera.ts'
import { useStaticPicture } from './use-static-picture.ts'
import { useStaticPointer } from './use-static-pointer.ts'
import styles from './static-view.module.css'

const TROUBLES = { data: 'still-tiles', basemap: 'basemap', none: 'map' } as const

/**
 * The map as a picture, for devices without WebGL: the same layers, drawn on a plain canvas whenever the camera or the
 * data changes. It can be dragged, zoomed and clicked.
 */
export function StaticView({ layers, description, children, onError, ...asked }: MapViewProps) {
  const words = useMapMessages()
  const descriptionId = useId()
  const named = { 'aria-label': words.label, 'aria-describedby': descriptionId }
  const view = { ...asked, camera: useStaticCamera(asked) }
  const { canvas, surface, frame, shown, drawn, isComplete, failed } = useStaticPicture(view)
  const trouble = isComplete ? TROUBLES[failed ?? 'none'] : null
  const notify = useEffectEvent(onError)
  useEffect(() => {
    if (trouble !== null) notify(trouble)
  }, [trouble])
  const { show, hint } = useGestureHint()
  const pointer = useStaticPointer({ layers, frame, drawn, onLeft: show, ...view })
  return (
    <SurfaceContext value={surface}>
      <BuiltinBasemap view={shown} isDrawn={isComplete} />
      {layers.map(({ name, Layers }) => (
        <Layers key={name} />
      ))}
      {children}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Arrow keys move it. */}
      <div role="application" tabIndex={0} className={styles.picture} {...named} {...pointer}>
        <canvas ref={canvas} />
      </div>
      <Middle size={frame} padding={view.padding} isShown={asked.onTap != null} />
      <p id={descriptionId} className="visually-hidden">
        {isComplete && description}
      </p>
      {hint}
      <StaticOverlay layers={layers} {...view} />
    </SurfaceContext>
  )
}

interface MiddleProps {
  readonly size: Size
  readonly padding: Padding
  /** Also while the picture is not focused. */
  readonly isShown: boolean
}

/** Marks what the keyboard points at, while it does, and while points are set. */
function Middle({ size, padding, isShown }: MiddleProps) {
  const [x, y] = freeMiddle(size, padding)
  return (
    <div
      className={`${mark.mark} ${styles.middle}`}
      data-on={isShown}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      aria-hidden="true"
    />
  )
}
