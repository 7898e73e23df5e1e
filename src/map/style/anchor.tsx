import { useEffect, useRef } from 'react'
import type { LatLng } from '#core/viewport/coordinates.ts'
import { useSurface } from './surface.ts'
import styles from './anchor.module.css'

/** What an element beside the map can be placed by in its style: `--map-anchor`, a place on it while that is in sight. */
export function Anchor({ place: { lng, lat } }: { readonly place: LatLng }) {
  const surface = useSurface()
  const anchor = useRef<HTMLDivElement>(null)
  useEffect(
    function followPlace() {
      const style = anchor.current?.style
      return surface.follow({ lng, lat }, (pixel) => {
        if (style === undefined) return
        style.display = pixel === null ? 'none' : ''
        style.left = `${pixel?.x ?? 0}px`
        style.top = `${pixel?.y ?? 0}px`
      })
    },
    [surface, lng, lat],
  )
  return <div ref={anchor} className={styles.anchor} />
}
