import { createContext, memo, use, useId } from 'react'
import { Virtualizer, type CustomContainerComponentProps, type CustomItemComponentProps } from 'virtua'
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
import { useScrollerAround } from './use-scroller-around.ts'
import { useDeskMessages } from '../messages.ts'
import styles from './desk-cards.module.css'

/** Pixels, until cards are measured: of one whose words need no second line. */
const USUAL_HEIGHT = 101
/** Pixels above and below what is seen in which cards are in the page too. */
const AROUND = 1000

/** The closures one below the other, for a narrow screen: what one needs with one hand, the rest a tap away. */
export function DeskCards({ rows, selected, onOpen }: DeskListProps) {
  const [{ due }] = useDeskAddress()
  const [around, frame] = useScrollerAround()
  return (
    <>
      <SortChooser />
      <div ref={frame}>
        {around !== null && (
          <Count value={rows.length}>
            <Virtualizer
              as={List}
              item={Item}
              data={rows}
              itemSize={USUAL_HEIGHT}
              bufferSize={AROUND}
              scrollRef={around.scroller}
              startMargin={around.above}
            >
              {(row) => (
                <Card
                  key={row.state.record.uuid}
                  row={row}
                  isSelected={row.state.record.uuid === selected}
                  due={due}
                  onOpen={onOpen}
                />
              )}
            </Virtualizer>
          </Count>
        )}
      </div>
    </>
  )
}

/** How many cards there are, with those that are not in the page. */
const Count = createContext(0)

function List({ style, children, ref }: CustomContainerComponentProps) {
  const { closures } = useMessages()
  return (
    <ul ref={ref} style={style} data-rows="" aria-label={closures.title}>
      {children}
    </ul>
  )
}

function Item({ index, style, children, ref }: CustomItemComponentProps) {
  const count = use(Count)
  return (
    <li ref={ref} style={style} data-row={index} aria-setsize={count} aria-posinset={index + 1}>
      {children}
    </li>
  )
}

/** Drawn again only when it changes. */
const Card = memo(function Card({ row, isSelected, due, onOpen }: Omit<DeskRowProps, 'number'>) {
  const shownName = useShownName()
  const { state, areas, reason } = row
  const { record, displayStatus } = state
  return (
    <div data-status={displayStatus} className={isSelected ? styles.selected : styles.card}>
      <button type="button" className={styles.open} onClick={() => onOpen(record.uuid)}>
        <StatusIcon status={displayStatus} size={23} />
        <span className={styles.words}>
          <b className={styles.name}>
            <SourceText>{shownName(record)}</SourceText>
          </b>
          <span className={styles.line}>
            <StatusLine state={state} />
          </span>
          <span className={styles.line}>
            <DeskCell column="starts" row={row} due={due} /> – <DeskCell column="ends" row={row} due={due} />
          </span>
          <span className={styles.quiet}>{[areas, reason].filter(Boolean).join(' · ')}</span>
        </span>
      </button>
      <OnMapLink record={record} />
    </div>
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
