import { useEffect, useEffectEvent } from 'react'
import { BuiltinBasemap } from '#map/basemap/builtin-basemap.tsx'
import { useStaticPicture } from '#map/static/use-static-picture.ts'
import { SurfaceContext } from '#map/style/surface.ts'
import { Layers, NOTHING_OVER, REST_MS, type DrawingProps } from './drawing.tsx'
import styles from './map-picture.module.css'

const nothing = () => {}

/** The map drawn without WebGL. */
export function PrintStill({ layers, camera, onPicture }: DrawingProps) {
  const still = useStaticPicture({ camera, padding: NOTHING_OVER, onBoundsChange: nothing })
  const { canvas, surface, shown, drawn, isComplete, hasAll } = still
  const take = useEffectEvent(() => {
    if (canvas.current !== null && hasAll()) onPicture(canvas.current.toDataURL())
  })
  useEffect(
    function takeAtRest() {
      if (!isComplete) return undefined
      const timer = setTimeout(() => take(), REST_MS)
      return () => clearTimeout(timer)
    },
    // oxlint-disable-next-line react/exhaustive-deps -- What is drawn anew makes it wait again.
    [drawn, isComplete],
  )
  return (
    <SurfaceContext value={surface}>
      <canvas ref={canvas} className={styles.still} />
      <BuiltinBasemap view={shown} isDrawn={isComplete} />
      <Layers layers={layers} />
    </SurfaceContext>
  )
}
