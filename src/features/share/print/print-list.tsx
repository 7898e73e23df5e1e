import { useLayoutEffect, useRef, useState } from 'react'
import type { ClosureState } from '#records/closures/closure-state.ts'
import { useTermsLine } from '#records/closures/card/closure-terms.ts'
import { useHasPaths } from '#records/closures/paths/has-paths.ts'
import { RowPaths } from '#records/closures/paths/lazy-paths.ts'
import { StatusLine } from '#records/closures/list/status-line.tsx'
import { useShownName } from '#core/api/shown-name.ts'
import { StatusIcon } from '#core/signs/status-icon.tsx'
import type { Part } from '#core/ui/print/parts.ts'
import { useShareMessages } from '../messages.ts'
import styles from './print-sheet.module.css'

/** More than any page has room for. */
const MOST = 80

interface Props {
  readonly states: readonly ClosureState[]
  /** The part of the whole list that follows; null: none does. */
  readonly part: Part | null
}

/** Closures, as many as there is room for; the others are counted. */
export function PrintList({ states, part }: Props) {
  const { print: words } = useShareMessages()
  const list = useRef<HTMLUListElement>(null)
  const [room, setRoom] = useState(MOST)
  useLayoutEffect(function measureRoom() {
    if (list.current !== null) setRoom(rowsThatFit(list.current))
  }, [])
  const following = part !== null && (part.of > 1 ? words.followingParts : words.following)
  const left = states.length - Math.min(room, states.length)
  return (
    <>
      <ul ref={list} className={styles.list}>
        {states.slice(0, room).map((state) => (
          <Entry key={state.record.uuid} state={state} />
        ))}
      </ul>
      <p className={styles.more}>{following ? following(states.length) : left > 0 && words.more(left)}</p>
    </>
  )
}

/** Rows that have no room in a list of two columns stand in a third one, beside it. */
function rowsThatFit(list: HTMLElement): number {
  const { right, bottom } = list.getBoundingClientRect()
  const rows = [...list.children].map((row) => row.getBoundingClientRect())
  const first = rows.findIndex((row) => row.right > right + 1 || row.bottom > bottom + 1)
  return first === -1 ? MOST : first
}

function Entry({ state }: { readonly state: ClosureState }) {
  const termsOf = useTermsLine()
  const hasPaths = useHasPaths()
  const shownName = useShownName()
  return (
    <li className={styles.entry}>
      <StatusIcon status={state.displayStatus} size={16} />
      <div>
        <p className={styles.name}>{shownName(state.record)}</p>
        <p>
          <StatusLine state={state} />
          {hasPaths && <RowPaths state={state} />}
        </p>
        <p className={styles.why}>{termsOf(state.record)}</p>
      </div>
    </li>
  )
}
