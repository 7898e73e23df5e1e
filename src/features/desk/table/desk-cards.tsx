import { memo, useId, useRef } from 'react'
import { SourceText } from '#core/names/source-text.tsx'
import { useShownName } from '#core/api/shown-name.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { StatusLine } from '#records/closures/list/status-line.tsx'
import { StatusIcon } from '#core/signs/status-icon.tsx'
import { useDeskAddress } from '../desk-address.ts'
import { DeskCell } from './desk-cell.tsx'
import { COLUMNS, parseSort } from '../desk-names.ts'
import type { DeskListProps, DeskRowProps } from './desk-rows.ts'
import { OnMapLink } from './on-map-link.tsx'
import { useRowWindow } from './use-row-window.ts'
import { useDeskMessages } from '../messages.ts'
import styles from './desk-cards.module.css'

/** The closures one below the other, for a narrow screen: what one needs with one hand, the rest a tap away. */
export function DeskCards({ rows, selected, isPrinted, onOpen }: DeskListProps) {
  const { closures } = useMessages()
  const list = useRef<HTMLUListElement>(null)
  const [{ due }] = useDeskAddress()
  const { first, end, height } = useRowWindow(rows.length, isPrinted, list)
  return (
    <>
      <SortChooser />
      <ul
        ref={list}
        data-rows=""
        aria-label={closures.title}
        className={styles.cards}
        style={{ paddingTop: first * height, paddingBottom: (rows.length - end) * height }}
      >
        {rows.slice(first, end).map((row, index) => (
          <Card
            key={row.state.record.uuid}
            row={row}
            isSelected={row.state.record.uuid === selected}
            due={due}
            onOpen={onOpen}
            number={first + index + 1}
            of={rows.length}
          />
        ))}
      </ul>
    </>
  )
}

/** Drawn again only when it changes. */
const Card = memo(function Card({ row, isSelected, due, onOpen, number, of }: DeskRowProps & { readonly of: number }) {
  const shownName = useShownName()
  const { state, areas, reason } = row
  const { record, displayStatus } = state
  return (
    <li
      data-row=""
      data-status={displayStatus}
      aria-setsize={of}
      aria-posinset={number}
      className={isSelected ? styles.selected : styles.card}
    >
      <button type="button" className={styles.open} onClick={() => onOpen(record.uuid)}>
        <StatusIcon status={displayStatus} size={23} />
        <span className={styles.words}>
          <b className={styles.name}>
            <SourceText>{shownName(record)}</SourceText>
          </b>
          <span className={`${styles.line} ${styles.status}`}>
            <StatusLine state={state} />
          </span>
          <span className={styles.line}>
            <DeskCell column="starts" row={row} due={due} /> – <DeskCell column="ends" row={row} due={due} />
          </span>
          <span className={styles.quiet}>{[areas, reason].filter(Boolean).join(' · ')}</span>
        </span>
      </button>
      <OnMapLink record={record} />
    </li>
  )
})

/** The order of the rows, where no heads are there to choose it by. */
function SortChooser() {
  const words = useDeskMessages()
  const id = useId()
  const [{ sort }, change] = useDeskAddress()
  return (
    <p className={styles.sort}>
      <label htmlFor={id}>{words.sortBy}</label>
      <select id={id} value={sort.column} onChange={({ target }) => change({ sort: parseSort(target.value) ?? sort })}>
        {COLUMNS.map((column) => (
          <option key={column} value={column}>
            {words.columns[column]}
          </option>
        ))}
      </select>
      <button
        type="button"
        aria-pressed={sort.descending}
        aria-label={words.descending}
        title={words.descending}
        onClick={() => change({ sort: { ...sort, descending: !sort.descending } })}
      >
        {sort.descending ? '↓' : '↑'}
      </button>
    </p>
  )
}
