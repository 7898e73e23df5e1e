import { useState } from 'react'
import { useTimer } from '#core/ui/hooks/use-timer.ts'
import { useMapMessages } from '../messages.ts'
import styles from './gesture-hint.module.css'

/** What was left to the page around the map: the wheel, or one finger. */
export type LeftToPage = 'wheel' | 'touch'

/** How long the hint is there after what it answers, in ms. */
const SHOWN_MS = 1_200

/** A hint at the gesture that moves the map, after one that was left to the page: itself, and what shows it. */
export function useGestureHint() {
  const [hint, setHint] = useState<{ readonly left: LeftToPage; readonly isOn: boolean } | null>(null)
  const timer = useTimer()
  const show = (left: LeftToPage) => {
    setHint((now) => (now?.isOn === true && now.left === left ? now : { left, isOn: true }))
    timer.start(() => setHint({ left, isOn: false }), SHOWN_MS)
  }
  return { show, hint: hint && <Hint {...hint} /> }
}

/** Nothing for those who hear the page: they have keys and buttons. */
function Hint({ left, isOn }: { readonly left: LeftToPage; readonly isOn: boolean }) {
  const words = useMapMessages()
  const byWheel = navigator.userAgent.includes('Mac') ? words.zoomByWheelOnMac : words.zoomByWheel
  return (
    <div className={styles.holder} data-on={isOn} aria-hidden="true">
      <p className={styles.hint}>{left === 'wheel' ? byWheel : words.moveByFingers}</p>
    </div>
  )
}
