import { create } from 'zustand'

const MINUTE = 60_000

const useClock = create<{ readonly now: number }>(() => ({ now: Date.now() }))

/** The instant (epoch ms) that every status follows; moves on at each full minute, and when the page is seen again. */
export function useNow(): number {
  return useClock((clock) => clock.now)
}

/** Sets the clock going; returns how to stop it. */
export function startClock(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tick = () => {
    clearTimeout(timer)
    const now = Date.now()
    useClock.setState({ now })
    timer = setTimeout(tick, MINUTE - (now % MINUTE))
  }
  // A laptop's timers stand still while it sleeps: what it shows on waking must be true at once.
  const seen = () => {
    if (document.visibilityState === 'visible') tick()
  }
  document.addEventListener('visibilitychange', seen)
  window.addEventListener('pageshow', seen)
  tick()
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', seen)
    window.removeEventListener('pageshow', seen)
  }
}
