import { memo } from 'react'
import { SourceText } from '#core/names/source-text.tsx'
import { useShownName } from '#core/api/shown-name.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { usePrintMessages } from '#core/ui/print/messages.ts'
import type { Part } from '#core/ui/print/parts.ts'
import { PrintedRows } from '#core/ui/print/printed-rows.tsx'
import { useDeskAddress } from '../desk-address.ts'
import { COLUMNS } from '../desk-names.ts'
import { useDeskMessages } from '../messages.ts'
import { DeskCell } from '../table/desk-cell.tsx'
import type { DeskRow } from '../table/desk-rows.ts'
import table from '../table/desk-table.module.css'
import styles from './printed-table.module.css'

interface Props {
  readonly rows: readonly DeskRow[]
  /** Which part of the list they are. */
  readonly part: Part
  readonly onMade: () => void
  readonly onCancel: () => void
}

/** The table with every row of a part, for paper alone. */
export function PrintedTable({ part, ...props }: Props) {
  const { closures } = useMessages()
  const { partOf } = usePrintMessages()
  return (
    <PrintedRows
      {...props}
      Rows={Rows}
      head={<Head />}
      foot={part.of > 1 && <Foot words={partOf(part)} />}
      label={closures.title}
      className={`${table.table} ${styles.table}`}
    />
  )
}

function Head() {
  const { columns } = useDeskMessages()
  return (
    <thead>
      <tr>
        {COLUMNS.map((column) => (
          <th key={column} scope="col" className={table[column]}>
            <span className={table.head}>{columns[column]}</span>
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** On each page, so that none is taken for one of another part. */
function Foot({ words }: { readonly words: string }) {
  return (
    <tfoot>
      <tr>
        <td colSpan={COLUMNS.length} className={styles.foot}>
          {words}
        </td>
      </tr>
    </tfoot>
  )
}

const Rows = memo(function Rows({ rows }: Pick<Props, 'rows'>) {
  const shownName = useShownName()
  const [{ due }] = useDeskAddress()
  return rows.map((row) => (
    <tr key={row.state.record.uuid} data-status={row.state.displayStatus} className={table.row}>
      <th scope="row" className={table.name}>
        <SourceText className={table.open}>{shownName(row.state.record)}</SourceText>
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
  ))
})
