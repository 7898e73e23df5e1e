import { useEffect, useRef, useState } from 'react'
import { useCanvasEvent, useMapInstance } from '../map-instance.ts'
import styles from '../../controls/middle-mark.module.css'

/** Marks the middle of what the panels leave free of the map: what the keyboard points at. */
export function MiddleMark({ when }: { readonly when: 'always' | 'focused' }) {
  const map = useMapInstance()
  const mark = useRef<HTMLDivElement>(null)
  const [isFocused, setFocused] = useState(false)
  const isShown = when === 'always' || isFocused
  const follow = (_: Event, canvas: HTMLElement) => setFocused(canvas.matches(':focus-visible'))
  useCanvasEvent('focus', follow)
  useCanvasEvent('blur', follow)
  useCanvasEvent('keydown', follow)
  useCanvasEvent('pointerdown', follow)
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
