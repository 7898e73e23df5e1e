import { createContext, use, useEffect, useEffectEvent } from 'react'
import type { Map as MapLibreMap, MapEventType } from 'maplibre-gl'

/** The map around a component, ready for sources and layers. */
export const MapContext = createContext<MapLibreMap | null>(null)

/** The map around a component. Throws outside of one. */
export function useMapInstance(): MapLibreMap {
  const map = use(MapContext)
  if (map === null) throw new Error('Only inside a map.')
  return map
}

/** Listens to an event of the map around a component. */
export function useMapEvent<T extends keyof MapEventType>(type: T, listener: (event: MapEventType[T]) => void): void {
  const map = useMapInstance()
  const onEvent = useEffectEvent(listener)
  useEffect(
    function listen() {
      const subscription = map.on(type, (event) => onEvent(event))
      return () => subscription.unsubscribe()
    },
    [map, type],
  )
}

/** Listens to an event of the canvas that the map around a component is drawn on. */
export function useCanvasEvent<T extends keyof HTMLElementEventMap>(
  type: T,
  listener: (event: HTMLElementEventMap[T], canvas: HTMLElement) => void,
): void {
  const map = useMapInstance()
  const onEvent = useEffectEvent(listener)
  useEffect(
    function listen() {
      const canvas = map.getCanvas()
      const controller = new AbortController()
      canvas.addEventListener(type, (event) => onEvent(event, canvas), { signal: controller.signal })
      return () => controller.abort()
    },
    [map, type],
  )
}
