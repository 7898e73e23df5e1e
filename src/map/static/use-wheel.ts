import { useEffect, useEffectEvent, type RefObject } from 'react'

/** So many px of a wheel are a whole zoom. */
const STEP = 100

/** Zooms by a wheel that is turned with the key for it, or by two fingers on a touchpad; `onLeft`: by a mere wheel it does not. */
export function useWheel(
  element: RefObject<HTMLElement | null>,
  onZoom: (step: 1 | -1) => void,
  onLeft: () => unknown,
): void {
  const zoom = useEffectEvent(onZoom)
  const left = useEffectEvent(onLeft)
  useEffect(
    function listen() {
      const controller = new AbortController()
      let turned = 0
      const turn = (event: WheelEvent) => {
        // Browsers tell of two fingers on a touchpad as of a wheel with ctrl.
        if (!event.ctrlKey && !event.metaKey) return left()
        event.preventDefault()
        turned += event.deltaY
        if (Math.abs(turned) < STEP) return
        zoom(turned < 0 ? 1 : -1)
        turned = 0
      }
      element.current?.addEventListener('wheel', turn, { passive: false, signal: controller.signal })
      return () => controller.abort()
    },
    [element],
  )
}
