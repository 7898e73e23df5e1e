import { useEffect, useState } from 'react'
import { useTimer } from '#core/ui/hooks/use-timer.ts'
import { hasWebGl } from './web-gl.ts'

/** How soon the moving map is made again after it was taken away, in ms. */
const AGAIN_MS = 3000

/**
 * Whether the map moves, or is a picture. A browser may take away what a map draws with, as while a device sleeps or
 * where a page has many maps: it is made again once soon, and else when the page is seen again.
 */
export function useLive() {
  const [isLive, setLive] = useState(hasWebGl)
  const [isLost, setLost] = useState(false)
  const again = useTimer()
  useEffect(
    function resumeWhenSeen() {
      if (!isLost) return undefined
      const resume = () => {
        if (document.visibilityState !== 'visible') return
        setLost(false)
        setLive(hasWebGl())
      }
      document.addEventListener('visibilitychange', resume)
      return () => document.removeEventListener('visibilitychange', resume)
    },
    [isLost],
  )
  return {
    isLive,
    /** It cannot be made at all. */
    onBroken: () => setLive(false),
    /** What it draws with was taken away. */
    onLost: () => {
      setLive(false)
      setLost(true)
      if (!isLost) again.start(() => setLive(hasWebGl()), AGAIN_MS)
    },
  }
}
