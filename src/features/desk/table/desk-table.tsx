import { memo, useRef } from 'react'
import { SourceText } from '#core/names/source-text.tsx'
import { useShownName } from '#core/api/shown-name.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { COLUMNS, type Column, type Sort } from '../desk-names.ts'
import { useDeskAddress } from '../desk-address.ts'
import { DeskCell } from './desk-cell.tsx'
import type { DeskListProps, DeskRowProps } from './desk-rows.ts'
import { OnMapLink } from './on-map-link.tsx'
import { useRowWindow } from './use-row-window.ts'
import { useDeskMessages } from '../messages.ts'
import styles from './desk-table.module.css'

/** The closures as a table; its heads sort it. */
export function DeskTable({ rows, selected, isPrinted, onOpen }: DeskListProps) {
  const { closures } = useMessages()
  const body = useRef<HTMLTableSectionElement>(null)
  const [{ due }] = useDeskAddress()
  const { first, end, height } = useRowWindow(rows.length, isPrinted, body)
  return (
    <table className={styles.table} aria-label={closures.title} aria-rowcount={rows.length + 1}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <Head key={column} column={column} />
          ))}
        </tr>
      </thead>
      <tbody ref={body} data-rows="">
        <Gap height={first * height} />
        {rows.slice(first, end).map((row, index) => (
          <Row
            key={row.state.record.uuid}
            row={row}
            number={first + index + 1}
            isSelected={row.state.record.uuid === selected}
            due={due}
            onOpen={onOpen}
          />
        ))}
        <Gap height={(rows.length - end) * height} />
      </tbody>
    </table>
  )
}

/** Stands in for rows that are not in the page. */
function Gap({ height }: { readonly height: number }) {
  return height <= 0 ? null : <tr aria-hidden="true" style={{ height }}></tr>
}

const DIRECTIONS = { up: 'ascending', down: 'descending' } as const

function Head({ column }: { readonly column: Column }) {
  const words = useDeskMessages()
  const [{ sort }, change] = useDeskAddress()
  const isSorted = sort.column === column
  const direction = DIRECTIONS[sort.descending ? 'down' : 'up']
  return (
    <th scope="col" className={styles[column]} aria-sort={isSorted ? direction : undefined}>
      <button type="button" className={styles.head} onClick={() => change({ sort: nextSort(sort, column) })}>
        {words.columns[column]}
        <svg width="8" height="8" viewBox="0 0 8 8" aria-hidden="true" data-shown={isSorted}>
          <path d={sort.descending ? 'M1 2.500h6L4 6.500z' : 'M1 5.500h6L4 1.500z'} fill="currentColor" />
        </svg>
      </button>
    </th>
  )
}

/** The order after a click on a column's head: that column's, or where it is that already, the reverse. */
function nextSort(sort: Sort, column: Column): Sort {
  return { column, descending: sort.column === column && !sort.descending }
}

/** Drawn again only when it changes, so that scrolling draws what comes into sight alone. */
const Row = memo(function Row({ row, number, isSelected, due, onOpen }: DeskRowProps) {
  const words = useDeskMessages()
  const { record, displayStatus } = row.state
  const name = useShownName()(record)
  return (
    <tr
      data-row={number - 1}
      data-status={displayStatus}
      // The head is the first.
      aria-rowindex={number + 1}
      aria-current={isSelected || undefined}
      className={styles.row}
      onClick={({ target }) => !isLink(target) && onOpen(record.uuid)}
    >
      <th scope="row" className={styles.name}>
        <div className={styles.named}>
          <button type="button" className={styles.open} title={name} aria-label={words.details(name)}>
            <SourceText>{name}</SourceText>
          </button>
          <OnMapLink record={record} />
        </div>
      </th>
      {COLUMNS.map(
        (column) =>
          column !== 'name' && (
            <td key={column} className={styles[column]}>
              <div className={styles.lines}>
                <DeskCell column={column} row={row} due={due} />
              </div>
            </td>
          ),
      )}
    </tr>
  )
})

function isLink(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a') !== null
}
