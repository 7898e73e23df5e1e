import { memo, useEffect, useEffectEvent } from 'react'
import { useShownName } from '#core/api/shown-name.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { PrintProgress } from '#core/ui/print/long-print.tsx'
import { usePrintMessages } from '#core/ui/print/messages.ts'
import { useSlices } from '#core/ui/print/use-slices.ts'
import { COLUMNS, type Due } from '../desk-names.ts'
import { useDeskMessages } from '../messages.ts'
import { DeskCell } from '../table/desk-cell.tsx'
import type { DeskRow } from '../table/desk-rows.ts'
import table from '../table/desk-table.module.css'
import styles from './printed-table.module.css'

interface Props {
  readonly rows: readonly DeskRow[]
  readonly due: readonly Due[]
  readonly onMade: () => void
  readonly onCancel: () => void
}

/** The table with every row, for paper alone. */
export function PrintedTable({ rows, due, onMade, onCancel }: Props) {
  const words = usePrintMessages()
  const { columns } = useDeskMessages()
  const { closures } = useMessages()
  const { slices, made } = useSlices(rows)
  const isMade = made === rows.length
  const tell = useEffectEvent(onMade)
  useEffect(
    function tellThatItIsMade() {
      if (isMade) tell()
    },
    [isMade],
  )
  return (
    <>
      {!isMade && (
        <PrintProgress words={words.making(made, rows.length)} share={made / rows.length} onCancel={onCancel} />
      )}
      <table className={`${table.table} ${styles.table}`} data-made={isMade} aria-label={closures.title}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={table[column]}>
                <span className={table.head}>{columns[column]}</span>
              </th>
            ))}
          </tr>
        </thead>
        {slices.map((slice, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- Slices are added, and never move.
          <Slice key={index} rows={slice} due={due} />
        ))}
      </table>
    </>
  )
}

const Slice = memo(function Slice({ rows, due }: Pick<Props, 'rows' | 'due'>) {
  const shownName = useShownName()
  return (
    <tbody>
      {rows.map((row) => (
        <tr key={row.state.record.uuid} data-status={row.state.displayStatus} className={table.row}>
          <th scope="row" className={table.name}>
            <span className={table.open}>{shownName(row.state.record)}</span>
          </th>
          {COLUMNS.map(
            (column) =>
              column !== 'name' && (
                <td key={column} className={table[column]}>
                  <DeskCell column={column} row={row} due={due} />
                </td>
              ),
          )}
        </tr>
      ))}
    </tbody>
  )
})
