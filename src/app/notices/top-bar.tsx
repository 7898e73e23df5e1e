import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Icon } from '#core/ui/icons/icon.tsx'
import styles from './top-bar.module.css'

interface Props {
  readonly tone: 'info' | 'warning' | 'emergency'
  /** Buttons. */
  readonly end?: ReactNode
  readonly role?: string
  readonly 'aria-label'?: string
  readonly children: ReactNode
}

/** A line of the whole width, at the top of any page: what is said there concerns all of it, and all else makes room. */
export function TopBar({ tone, end, children, ...live }: Props) {
  const element = useRoomFor()
  return (
    <section ref={element} className={`${styles.bar} ${styles[tone]}`} {...live}>
      {tone !== 'info' && <Icon name="warning" />}
      <p className={styles.words}>{children}</p>
      {end}
    </section>
  )
}

const bars = new Set<HTMLElement>()

/** Tells what opens over the page how much all bars take of it: `--banner`. */
function useRoomFor() {
  const element = useRef<HTMLElement>(null)
  useLayoutEffect(function makeRoom() {
    const bar = element.current
    if (bar === null) return undefined
    const observer = new ResizeObserver(tellRoom)
    bars.add(bar)
    observer.observe(bar)
    return () => {
      observer.disconnect()
      bars.delete(bar)
      tellRoom()
    }
  }, [])
  return element
}

function tellRoom(): void {
  const root = document.documentElement.style
  const height = [...bars].reduce((sum, { offsetHeight }) => sum + offsetHeight, 0)
  if (bars.size === 0) root.removeProperty('--banner')
  else root.setProperty('--banner', `${height}px`)
}
