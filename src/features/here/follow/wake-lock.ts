import { useEffect } from 'react'

export const canStayAwake = (): boolean => 'wakeLock' in navigator

/** Keeps the screen on for as long as `isOn` and the page is seen; a device that is low on power may refuse. */
export function useWakeLock(isOn: boolean): void {
  useEffect(
    function keepScreenOn() {
      if (!isOn || !canStayAwake()) return
      let isWanted = true
      let lock: WakeLockSentinel | null = null
      const take = (asked: WakeLockSentinel | null) => {
        if (isWanted) lock = asked
        else void asked?.release()
      }
      const ask = () => {
        if (document.visibilityState !== 'visible') return
        navigator.wakeLock.request('screen').then(take, () => take(null))
      }
      ask()
      // It ends whenever the page is hidden.
      document.addEventListener('visibilitychange', ask)
      return () => {
        isWanted = false
        document.removeEventListener('visibilitychange', ask)
        void lock?.release()
      }
    },
    [isOn],
  )
}
