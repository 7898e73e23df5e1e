import { useAppConfig } from '#core/api/app-config.ts'
import { useDataAge } from '../notices/data-age.ts'
import styles from './foot.module.css'

/** Whose map it is, and how old its data. */
export function Foot() {
  const { title } = useAppConfig()
  const age = useDataAge()
  return (
    <footer className={styles.foot}>
      <b>{title}</b>
      {age !== null && ` · ${age}`}
    </footer>
  )
}
