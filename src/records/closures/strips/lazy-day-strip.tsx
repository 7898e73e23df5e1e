import { lazyComponent } from '#core/ui/lazy-component.tsx'
import styles from '../card/closure-card-strip.module.css'

/** The day of a closure; its hours stand above it, and how it stands at the head of the card. */
export const DayStrip = lazyComponent(() => import('./day-strip.tsx'), 'DayStrip', {
  quiet: true,
  pending: <div className={styles.strip} />,
})
