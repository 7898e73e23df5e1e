import { useEffect, useRef, type ReactNode } from 'react'
import { sheetLowered } from '#core/panels/sheet-lowered.ts'
import { useOverflow } from '#core/ui/hooks/use-overflow.ts'
import type { MapLayer } from '../map-layer.ts'
import { useMapMessages } from '../messages.ts'
import styles from './legend.module.css'

interface Props {
  readonly layers: readonly MapLayer[]
  /** What stands below it. */
  readonly children?: ReactNode
}

/** What the signs on the map mean, the topmost layer first. On a phone the sheet makes room for it. */
export function Legend({ layers, children }: Props) {
  const words = useMapMessages()
  const section = useRef<HTMLElement>(null)
  const scrolls = useOverflow(section)
  useEffect(sheetLowered, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Not every browser scrolls it by keyboard else.
    <section ref={section} aria-label={words.legend} className={styles.legend} tabIndex={scrolls ? 0 : undefined}>
      {layers.toReversed().map(({ name, Legend: Part }) => Part && <Part key={name} />)}
      {children}
    </section>
  )
}
