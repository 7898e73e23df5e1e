import { useEffect, useMemo, useState } from 'react'
import { PartsToPrint } from '#core/ui/print/parts-to-print.tsx'
import { partOf, type Part } from '#core/ui/print/parts.ts'
import { useWindowEvent } from '#core/ui/hooks/use-window-event.ts'
import type { DeskRow } from '../table/desk-rows.ts'
import { PrintedTable } from './printed-table.tsx'

/** Rows on a landscape page, where each needs the fewest lines. */
const ROWS_PER_PAGE = 18

interface Props {
  readonly rows: readonly DeskRow[]
  /** Whether the rows that are to be printed are in the page. */
  readonly isMade: boolean
  readonly onMade: (isMade: boolean) => void
  /** It is printed, or not wanted any more. */
  readonly onEnd: () => void
}

/** Prints all rows, those far from what is seen too: at once or, where they are too many for that, in parts. */
export function DeskPrint({ rows, isMade, onMade, onEnd }: Props) {
  const [first] = useState(() => partOf(rows.length, 1))
  const isLong = first.of > 1
  const [part, setPart] = useState(isLong ? null : first)
  const [sent, setSent] = useState<ReadonlySet<number>>(new Set())
  const leave = () => {
    if (!isLong) return onEnd()
    setPart(null)
    onMade(false)
  }
  useWindowEvent('afterprint', () => {
    if (!isMade || part === null) return
    setSent(new Set([...sent, part.number]))
    leave()
  })
  useEffect(
    function printWhatIsMade() {
      if (isMade) window.print()
    },
    [isMade],
  )
  return (
    <>
      {isLong && (
        <PartsToPrint
          rows={rows.length}
          pages={Math.ceil(rows.length / ROWS_PER_PAGE)}
          sent={sent}
          isBusy={part !== null}
          onPrint={setPart}
          onEnd={onEnd}
        />
      )}
      {part !== null && (
        <PartTable key={part.number} rows={rows} part={part} onMade={() => onMade(true)} onCancel={leave} />
      )}
    </>
  )
}

interface PartProps {
  readonly rows: readonly DeskRow[]
  readonly part: Part
  readonly onMade: () => void
  readonly onCancel: () => void
}

function PartTable({ rows, part, ...making }: PartProps) {
  const ofPart = useMemo(() => rows.slice(part.from, part.to), [rows, part])
  return <PrintedTable rows={ofPart} part={part} {...making} />
}
