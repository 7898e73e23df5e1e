import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import type { MapLayer } from '#map/map-layer.ts'
import { hasWebGl } from '#map/view/web-gl.ts'
import { ErrorBoundary } from '#core/ui/error-boundary.tsx'
import { FixedTheme } from '#core/ui/theme/theme-state.ts'
import { SignsDrawn } from '#records/closures/layer/signs-drawn.ts'
import type { PaperMap } from './numbers/use-numbering.ts'
import styles from './map-picture.module.css'

/** The map may be there already, or not be needed at all. */
const PrintMap = lazy(async () => ({ default: (await import('./print-map.tsx')).PrintMap }))
const PrintStill = lazy(async () => ({ default: (await import('./print-still.tsx')).PrintStill }))

/** A map that has not come to rest after so long is left out, in ms. */
const PATIENCE_MS = 30_000

interface Props {
  readonly layers: readonly MapLayer[]
  readonly map: PaperMap
  /** Whether it draws the signs of closures. */
  readonly hasSigns: boolean
  /** The picture’s address; null where it cannot be drawn. */
  readonly onDone: (picture: string | null) => void
}

/** Draws the map out of sight, in the light colours of paper, for a picture of it. */
export function MapPicture({ layers, map: { camera, size }, hasSigns, onDone }: Props) {
  const [isBroken, setBroken] = useState(() => !hasWebGl())
  const drawing = { layers, camera, onPicture: onDone }
  const giveUp = useEffectEvent(() => onDone(null))
  useEffect(function loseNoMoreTime() {
    const timer = setTimeout(() => giveUp(), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={styles.place} style={size} inert>
      <ErrorBoundary fallback={null}>
        <Suspense>
          <FixedTheme value="light">
            <SignsDrawn value={hasSigns}>
              {isBroken ? <PrintStill {...drawing} /> : <PrintMap {...drawing} onBroken={() => setBroken(true)} />}
            </SignsDrawn>
          </FixedTheme>
        </Suspense>
      </ErrorBoundary>
    </div>
  )
}
