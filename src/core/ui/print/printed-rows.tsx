import { useEffect, useEffectEvent, type ComponentType, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { PrintProgress } from './long-print.tsx'
import { usePrintMessages } from './messages.ts'
import { useSlices } from './use-slices.ts'

interface Props<T> {
  readonly rows: readonly T[]
  /** The `tr` of some of them; one that is drawn again only for others. */
  readonly Rows: ComponentType<{ readonly rows: readonly T[] }>
  /** The `thead`; on paper it is that of each page, as is the `tfoot`. */
  readonly head: ReactNode
  readonly foot?: ReactNode
  readonly label?: string
  readonly className: string | undefined
  /** Where it is told how far it is, if not before the table; null: nowhere yet. */
  readonly told?: HTMLElement | null
  readonly onMade: () => void
  readonly onCancel: () => void
}

/** A table with every row of a long list, for paper alone, which is made while the page goes on to answer. */
export function PrintedRows<T>({ rows, Rows, head, foot, label, className, told, onMade, onCancel }: Props<T>) {
  const words = usePrintMessages()
  const { slices, made } = useSlices(rows)
  const isMade = made === rows.length
  const tell = useEffectEvent(onMade)
  useEffect(
    function tellThatItIsMade() {
      if (isMade) tell()
    },
    [isMade],
  )
  const progress = (
    <PrintProgress words={words.making(made, rows.length)} share={made / rows.length} onCancel={onCancel} />
  )
  return (
    <>
      {!isMade && (told === undefined ? progress : told !== null && createPortal(progress, told))}
      <table className={className} data-made={isMade} aria-label={label}>
        {head}
        {slices.map((slice, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- Slices are added, and never move.
          <tbody key={index}>
            <Rows rows={slice} />
          </tbody>
        ))}
        {foot}
      </table>
    </>
  )
}
