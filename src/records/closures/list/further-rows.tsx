import { useEffect, useRef } from 'react'
import { useMessages } from '#core/i18n/messages.tsx'
import { EmptyNote, ListNote } from '#core/ui/list/list.tsx'
import { Rows } from '#core/ui/list/rows.tsx'
import type { ClosureState } from '../closure-state.ts'
import type { ClosuresInView } from '../closures-in-view.ts'
import { ClosureRow, useRowWords } from './closure-row.tsx'
import { useFurtherClosures } from './further-closures.ts'
import { Nothing } from './nothing.tsx'
import styles from './further-rows.module.css'

/** Pixels below what is seen in which the next rows are asked for. */
const AHEAD = 2000

interface Props {
  readonly data: ClosuresInView
  readonly onOpen: (closure: ClosureState) => void
}

/** The rows of a view that has more closures than the map reads: they go on as one scrolls. */
export function FurtherRows({ data, onOpen }: Props) {
  const { app, list } = useMessages()
  const words = useRowWords()
  const { records, stateOf, isRanked, count, hasMore, isReading, error, readOn, retry } = useFurtherClosures(data)
  const all = count ?? data.beyondLimit ?? records.length
  return (
    <>
      {!isRanked && records.length > 0 && (
        <ListNote>{list.order(data.matching.length + data.others.length, data.beyondLimit ?? records.length)}</ListNote>
      )}
      <Rows rows={records} keyOf={({ uuid }) => uuid} count={count}>
        {(record) => {
          const state = stateOf(record)
          return <ClosureRow key={record.uuid} state={state} words={words} onSelect={() => onOpen(state)} />
        }}
      </Rows>
      {records.length === 0 && !hasMore && <Nothing hidden={data.hidden} />}
      {hasMore && !isReading && error === null && <End key={records.length} onSeen={readOn} />}
      {isReading && <ListNote>{list.reading(records.length, all)}</ListNote>}
      {error !== null && (
        <EmptyNote title={list.notLoaded}>
          <button type="button" className="text-button" onClick={retry}>
            {app.retry}
          </button>
        </EmptyNote>
      )}
    </>
  )
}

/** Says when the end of the rows comes near what is seen. */
function End({ onSeen }: { readonly onSeen: () => void }) {
  const mark = useRef<HTMLDivElement>(null)
  const seen = useRef(onSeen)
  useEffect(function keepLatest() {
    seen.current = onSeen
  })
  useEffect(function watch() {
    if (mark.current === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && seen.current(),
      { root: mark.current.closest('[data-rows]'), rootMargin: `0px 0px ${AHEAD}px` },
    )
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [])
  return <div ref={mark} className={styles.end} />
}
