import { useAppMessages } from '../messages.ts'
import { MAP_ID } from './map-area.tsx'
import styles from './skip-links.module.css'

/** Lead the keys past what stands before the list and the map; seen while they have the focus. */
export function SkipLinks() {
  const { toList, toMap } = useAppMessages().pages
  return (
    <div className={styles.links}>
      <Link label={toList} target="[data-rows] button, [role='tab'][aria-selected='true']" />
      <Link label={toMap} target={`#${MAP_ID} :is(canvas, [role='application'])[tabindex='0']`} />
    </div>
  )
}

/** A button, for the address is the map's. */
function Link({ label, target }: { readonly label: string; readonly target: string }) {
  return (
    <button type="button" className={styles.link} onClick={() => document.querySelector<HTMLElement>(target)?.focus()}>
      {label}
    </button>
  )
}
