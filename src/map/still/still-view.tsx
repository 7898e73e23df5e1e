import { useEffect, useEffectEvent, useId, useState } from 'react'
import { Basemap } from '../basemap.tsx'
import { Credits } from '../credits.tsx'
import { Legend } from '../legend.tsx'
import type { MapViewProps } from '../map-view.tsx'
import { SurfaceContext } from '../surface.ts'
import { useMapWords } from '../words/words.ts'
import overlay from '../overlay.module.css'
import { countOf } from './hits.ts'
import { StillControls } from './still-controls.tsx'
import { useStillPicture } from './use-still-picture.ts'
import { useStillPointer } from './use-still-pointer.ts'
import styles from './still-view.module.css'

/**
 * The map as a picture, for devices without WebGL: the same layers, drawn on a plain canvas whenever the camera or the
 * data changes. It can be dragged, zoomed and clicked.
 */
export function StillView({ layers, children, onError, ...view }: MapViewProps) {
  const words = useMapWords()
  const legendId = useId()
  const [legendOpen, setLegendOpen] = useState(false)
  const { canvas, surface, frame, drawn, isComplete, hasFailed } = useStillPicture(layers, view)
  const trouble = hasFailed ? 'still-tiles' : 'map'
  const told = isComplete ? trouble : null
  const tell = useEffectEvent(onError)
  useEffect(
    function tellTrouble() {
      if (told !== null) tell(told)
    },
    [told],
  )
  const handlers = useStillPointer({ layers, frame, drawn, ...view })
  const account = layers.map((layer) => layer.drawn(words, countOf(drawn, layer))).join(', ')
  return (
    <SurfaceContext value={surface}>
      <Basemap />
      {layers.map(({ name, Layers }) => (
        <Layers key={name} />
      ))}
      {children}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Arrow keys move it. */}
      <div role="application" tabIndex={0} aria-label={words.label} className={styles.picture} {...handlers}>
        <canvas ref={canvas} />
      </div>
      <output className="visually-hidden">{isComplete && words.drawn(account)}</output>
      <div className={overlay.overlay}>
        <div className={overlay.controls}>
          <StillControls
            {...view}
            legendId={legendId}
            legendOpen={legendOpen}
            onLegend={() => setLegendOpen(!legendOpen)}
          />
        </div>
        <div className={overlay.foot}>
          <div className={overlay.legend} id={legendId}>
            {legendOpen && <Legend layers={layers} />}
          </div>
          <div className={overlay.facts}>
            <p className={styles.note}>{words.still}</p>
            <Credits layers={layers} />
          </div>
        </div>
      </div>
    </SurfaceContext>
  )
}
