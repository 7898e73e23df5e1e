import { create } from 'zustand'

const MINUTE = 60_000
/** A device's timers stand still while it sleeps; looked at this often, the clock is right soon after it has woken. */
const LOOK = 5_000

const useClock = create<{ readonly now: number }>(() => ({ now: Date.now() }))

/** The instant (epoch ms) that every status follows; moves on at each full minute, and when the page is seen again. */
export function useNow(): number {
  return useClock((clock) => clock.now)
}

/** Sets the clock going; returns how to stop it. It rests while the page is hidden. */
export function startClock(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(timer)
    if (document.visibilityState === 'hidden') return
    const now = Date.now()
    if (minuteOf(now) !== minuteOf(useClock.getState().now)) useClock.setState({ now })
    timer = setTimeout(look, Math.min(LOOK, MINUTE - (now % MINUTE)))
  }
  document.addEventListener('visibilitychange', look)
  window.addEventListener('pageshow', look)
  window.addEventListener('focus', look)
  look()
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('pageshow', look)
    window.removeEventListener('focus', look)
  }
}

function minuteOf(instant: number): number {
  return Math.floor(instant / MINUTE)
}
