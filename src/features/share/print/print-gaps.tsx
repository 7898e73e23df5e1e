import { useClosuresInView } from '#records/closures/closures-in-view.ts'
import { usePlacelessTold } from '#records/closures/placeless/placeless.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { useShareMessages } from '../messages.ts'
import styles from './print-sheet.module.css'

/** Whether the closures of the view are not there: not loaded, or those of another view. */
export function useIsMissing(): boolean {
  const { data, isOutdated } = useClosuresInView()
  return data === undefined || isOutdated
}

interface Props {
  /** How many closures whose place is unknown the list ends with; null: it has none of them. */
  readonly placeless: number | null
}

/** What of the closures in view could not be read or is not on the page, in words. */
export function PrintGaps({ placeless }: Props) {
  const { print: words } = useShareMessages()
  const { list } = useMessages()
  const isMissing = useIsMissing()
  const { data, error } = useClosuresInView()
  const elsewhere = usePlacelessTold()
  if (data === undefined || isMissing) return <p className={styles.gap}>{words.missing}</p>
  const { beyondLimit, unreadable, matching, others } = data
  const read = matching.length + others.length
  const gaps = [
    ...(error === null ? [] : [words.old]),
    ...(beyondLimit === null ? [] : [words.partial(read, beyondLimit)]),
    ...(unreadable === 0 ? [] : [list.unreadable(unreadable)]),
    ...(placeless === null && elsewhere > 0 ? [words.placeless(elsewhere)] : []),
    ...(placeless !== null && placeless > 0 ? [words.placelessLast(placeless)] : []),
  ]
  return gaps.length === 0 ? null : <p className={styles.gap}>{gaps.join(' ')}</p>
}
