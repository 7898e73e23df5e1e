import { useEffect, useRef, useState } from 'react'
import { useMapInstance } from '../map-instance.ts'
import styles from '../../controls/middle-mark.module.css'

/** Marks the middle of what the panels leave free of the map: what the keyboard points at. */
export function MiddleMark({ when }: { readonly when: 'always' | 'focused' }) {
  const map = useMapInstance()
  const mark = useRef<HTMLDivElement>(null)
  const [isFocused, setFocused] = useState(false)
  const isShown = when === 'always' || isFocused
  useEffect(
    function followFocus() {
      const canvas = map.getCanvas()
      const follow = () => setFocused(canvas.matches(':focus-visible'))
      const events = ['focus', 'blur', 'keydown', 'pointerdown'] as const
      for (const event of events) canvas.addEventListener(event, follow)
      return () => events.forEach((event) => canvas.removeEventListener(event, follow))
    },
    [map],
  )
  useEffect(
    function keepInTheMiddle() {
      if (!isShown) return undefined
      const place = () => {
        const { x, y } = map.project(map.getCenter())
        mark.current?.style.setProperty('transform', `translate(${x}px, ${y}px)`)
      }
      place()
      const subscription = map.on('move', place)
      return () => subscription.unsubscribe()
    },
    [map, isShown],
  )
  return isShown && <div ref={mark} className={styles.mark} aria-hidden="true" />
}
