import { useAppMessages } from '../messages.ts'
import { MAP_ID } from './map-area.tsx'
import styles from './skip-links.module.css'

/** Lead the keys past what stands before the list and the map; seen while they have the focus. */
export function SkipLinks() {
  const { toList, toMap } = useAppMessages().pages
  return (
    <div className={styles.links}>
      <Link label={toList} targets={['[data-rows] button:not([tabindex])', `[role='tab'][aria-selected='true']`]} />
      <Link label={toMap} targets={[`#${MAP_ID} :is(canvas, [role='application'])[tabindex='0']`]} />
    </div>
  )
}

interface LinkProps {
  readonly label: string
  /** Selectors: the first of which there is one is gone to. */
  readonly targets: readonly string[]
}

/** A button, for the address is the map's. */
function Link({ label, targets }: LinkProps) {
  const go = () => {
    const [target] = targets.flatMap((selector) => document.querySelector<HTMLElement>(selector) ?? [])
    target?.focus()
  }
  return (
    <button type="button" className={styles.link} onClick={go}>
      {label}
    </button>
  )
}
