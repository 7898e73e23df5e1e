import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { ClosureState } from '#records/closures/closure-state.ts'
import { useTermsLine } from '#records/closures/card/closure-terms.ts'
import { useHasPaths } from '#records/closures/paths/has-paths.ts'
import { RowPaths } from '#records/closures/paths/lazy-paths.ts'
import { StatusLine } from '#records/closures/list/status-line.tsx'
import { SourceText } from '#core/names/source-text.tsx'
import { useShownName } from '#core/api/shown-name.ts'
import { StatusIcon } from '#core/signs/status-icon.tsx'
import type { Part } from '#core/ui/print/parts.ts'
import { useShareMessages } from '../messages.ts'
import type { Numbering } from './numbers/numbering.ts'
import styles from './print-sheet.module.css'

/** More than any page has room for. */
export const MOST_ROWS = 80

export interface PrintListProps {
  readonly rows: Numbering<ClosureState>['rows']
  /** How many there are, with those that have no row. */
  readonly all: number
  /** The part of the whole list that follows; null: none does. */
  readonly part: Part | null
  /** So many rows there is room for. */
  readonly onRoom: (rows: number) => void
}

/** Closures, as many as there is room for; the others are counted. */
export function PrintList({ rows, all, part, onRoom }: PrintListProps) {
  const { print: words } = useShareMessages()
  const list = useRef<HTMLUListElement>(null)
  const measured = useEffectEvent(onRoom)
  // Fewer rows are numbered in another order, which may take more room.
  useLayoutEffect(
    function measureRoom() {
      const fitting = list.current === null ? rows.length : rowsThatFit(list.current)
      if (fitting < rows.length) measured(fitting)
    },
    [rows],
  )
  const following = part !== null && (part.of > 1 ? words.followingParts : words.following)
  const left = all - rows.length
  const isNumbered = rows.some(({ number }) => number !== null)
  return (
    <>
      <ul ref={list} className={styles.list} data-numbered={isNumbered}>
        {rows.map(({ item, number }) => (
          <Entry key={item.record.uuid} state={item} number={number} />
        ))}
      </ul>
      <p className={styles.more}>
        {following ? following(all) : left > 0 && (isNumbered ? words.moreOnMap : words.more)(left)}
      </p>
    </>
  )
}

/** Rows that have no room in a list of two columns stand in a third one, beside it. */
function rowsThatFit(list: HTMLElement): number {
  const { right, bottom } = list.getBoundingClientRect()
  const rows = [...list.children].map((row) => row.getBoundingClientRect())
  const first = rows.findIndex((row) => row.right > right + 1 || row.bottom > bottom + 1)
  return first === -1 ? rows.length : first
}

function Entry({ state, number }: { readonly state: ClosureState; readonly number: number | null }) {
  const termsOf = useTermsLine()
  const hasPaths = useHasPaths()
  const shownName = useShownName()
  return (
    <li className={styles.entry}>
      {number !== null && <b className={styles.number}>{number}</b>}
      <StatusIcon status={state.displayStatus} size={16} />
      <div>
        <p className={styles.name}>
          <SourceText>{shownName(state.record)}</SourceText>
        </p>
        <p>
          <StatusLine state={state} />
          {hasPaths && <RowPaths state={state} />}
        </p>
        <p className={styles.why}>{termsOf(state.record)}</p>
      </div>
    </li>
  )
}
