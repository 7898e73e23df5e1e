import { useEffect, useState } from 'react'
import { AskForPages, MANY_PAGES } from '#core/ui/print/long-print.tsx'
import { useWindowEvent } from '#core/ui/hooks/use-window-event.ts'
import type { DeskRow } from '../table/desk-rows.ts'
import { PrintedTable } from './printed-table.tsx'

/** Rows on a landscape page, where each needs the fewest lines. */
const ROWS_PER_PAGE = 18

interface Props {
  readonly rows: readonly DeskRow[]
  /** Whether all rows are in the page. */
  readonly isMade: boolean
  readonly onMade: () => void
  /** It is printed, or not wanted any more. */
  readonly onEnd: () => void
}

/** Prints all rows: those far from what is seen too, which are in the page for so long only. */
export function DeskPrint({ rows, isMade, onMade, onEnd }: Props) {
  const pages = Math.ceil(rows.length / ROWS_PER_PAGE)
  const [isSure, setSure] = useState(pages <= MANY_PAGES)
  useWindowEvent('afterprint', () => isMade && onEnd())
  useEffect(
    function printWhatIsMade() {
      if (isMade) window.print()
    },
    [isMade],
  )
  if (!isSure) return <AskForPages pages={pages} onPrint={() => setSure(true)} onCancel={onEnd} />
  return <PrintedTable rows={rows} onMade={onMade} onCancel={onEnd} />
}
