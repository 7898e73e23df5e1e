import { useMessages } from '#core/i18n/messages.tsx'
import { useIsNew } from './memory.ts'
import styles from './visit.module.css'

/** A dot where a change is newer than the last visit, in words for those who don’t see it. */
export function NewMark({ at }: { readonly at: string | undefined }) {
  const { isNew } = useMessages()
  if (!useIsNew(at)) return null
  return (
    <span className={styles.dot} title={isNew}>
      <span className="visually-hidden"> {isNew}</span>
    </span>
  )
}
