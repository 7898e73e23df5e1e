import { useMessages } from '#core/i18n/messages.tsx'
import { useToldNumber } from '#records/closures/told-number.ts'
import { useDeskAddress } from './desk-address.ts'
import { MOST_AT_ONCE } from './table/use-row-window.ts'
import { useDeskMessages } from './messages.ts'
import type { Desk } from './use-desk.ts'
import { useWithdrawn } from './withdrawn.ts'
import { AsOf } from './export/as-of.tsx'
import styles from './desk.module.css'

interface Props {
  readonly desk: Desk
  /** When it stands so, in epoch ms. */
  readonly now: number
  /** A printer gets every row. */
  readonly isPrintedWhole: boolean
}

/** How many closures are shown out of how many, and what is not known. */
export function DeskNotes({ desk, now, isPrintedWhole }: Props) {
  const words = useDeskMessages()
  const { list, closures: names } = useMessages()
  const [{ changed }] = useDeskAddress()
  const told = useToldNumber()
  const withdrawn = useWithdrawn(changed !== null)
  const { rows, closures, readSoFar: read, isReading, error, isHeld, hold } = desk
  if (read === undefined || rows === undefined || closures === undefined) {
    return isReading ? <Progress words={words.readingFirst} share={null} /> : null
  }
  const [done, count] = [read.records.length + read.unreadable, Math.max(read.count, read.records.length)]
  const empty = closures.hidden === 0 ? words.none : list.noneMatch
  const found =
    closures.hidden === 0 ? names.count(rows.length) : words.shown(rows.length, rows.length + closures.hidden)
  const isStopped = read.more && !isReading
  const isPrintedInPart = !isPrintedWhole && rows.length > MOST_AT_ONCE
  const notes = [
    isStopped && words.stopped(done, count),
    closures.isAtLeast && words.part,
    read.unreadable > 0 && list.unreadable(read.unreadable),
    withdrawn !== null && withdrawn > 0 && words.withdrawn(withdrawn),
  ].filter((note) => note !== false)
  return (
    <div className={styles.notes}>
      <p role="status" className={styles.count}>
        {rows.length === 0 && !closures.isAtLeast ? empty : told(found)}
      </p>
      <AsOf now={now} loadedAt={desk.loadedAt} isOld={error !== null} />
      {isReading && <Progress words={list.reading(done, count)} share={done / count} onStop={() => hold(true)} />}
      {isPrintedInPart && <p className={styles.onPaper}>{words.printed(MOST_AT_ONCE, rows.length)}</p>}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {isStopped && isHeld && (
        <button type="button" className={styles.act} onClick={() => hold(false)}>
          {words.readOn}
        </button>
      )}
    </div>
  )
}

interface ProgressProps {
  readonly words: string
  /** From 0 to 1; null: nobody knows. */
  readonly share: number | null
  readonly onStop?: () => void
}

function Progress({ words, share, onStop }: ProgressProps) {
  const { stop } = useDeskMessages()
  return (
    <div className={styles.progress}>
      <progress aria-label={words} {...(share !== null && { value: share })} />
      <p>{words}</p>
      {onStop !== undefined && (
        <button type="button" className={styles.act} onClick={onStop}>
          {stop}
        </button>
      )}
    </div>
  )
}
