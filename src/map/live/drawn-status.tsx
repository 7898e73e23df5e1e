import { useEffect, useId, useState } from 'react'
import { useMapEvent, useMapInstance } from './map-instance.ts'

/** Says in words, once the map is drawn, what it shows: for those who don't see it. */
export function DrawnStatus({ description }: { readonly description: string }) {
  const map = useMapInstance()
  const id = useId()
  const [isDrawn, setDrawn] = useState(false)
  useMapEvent('idle', () => setDrawn(true))
  useEffect(
    function describeCanvas() {
      map.getCanvas().setAttribute('aria-describedby', id)
    },
    [map, id],
  )
  return (
    <p id={id} className="visually-hidden">
      {isDrawn && description}
    </p>
  )
}
