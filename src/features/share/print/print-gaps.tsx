import { useClosuresInView } from '#records/closures/closures-in-view.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { useShareMessages } from '../messages.ts'
import styles from './print-sheet.module.css'

/** Whether the closures of the view are not there: not loaded, or those of another view. */
export function useIsMissing(): boolean {
  const { data, isOutdated } = useClosuresInView()
  return data === undefined || isOutdated
}

/** What of the closures in view could not be read, in words. */
export function PrintGaps() {
  const { print: words } = useShareMessages()
  const { list } = useMessages()
  const isMissing = useIsMissing()
  const { data, error } = useClosuresInView()
  if (data === undefined || isMissing) return <p className={styles.gap}>{words.missing}</p>
  const { beyondLimit, unreadable, matching, others } = data
  const read = matching.length + others.length
  const gaps = [
    ...(error === null ? [] : [words.old]),
    ...(beyondLimit === null ? [] : [words.partial(read, beyondLimit)]),
    ...(unreadable === 0 ? [] : [list.unreadable(unreadable)]),
  ]
  return gaps.length === 0 ? null : <p className={styles.gap}>{gaps.join(' ')}</p>
}
