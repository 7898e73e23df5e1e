import { useIsNew } from './memory.ts'
import { useVisitMessages } from './messages.ts'
import styles from './visit.module.css'

/** A dot where a change is newer than the last visit, in words for those who don’t see it. */
export function NewMark({ at }: { readonly at: string | undefined }) {
  const words = useVisitMessages()
  if (!useIsNew(at)) return null
  return (
    <span className={styles.dot} title={words.isNew}>
      <span className="visually-hidden"> {words.isNew}</span>
    </span>
  )
}
