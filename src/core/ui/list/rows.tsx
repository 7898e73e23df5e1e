import { lazy, Suspense, useEffect, useRef, type KeyboardEvent, type ReactElement } from 'react'
import { ErrorBoundary } from '../error-boundary.tsx'
import { RowSetting } from './row.tsx'
import { isFocusFree, useWantedRow } from './wanted-row.ts'

/** Most lists are short, and none needs it for its first rows. */
const LongRows = lazy(async () => ({ default: (await import('./long-rows.tsx')).LongRows }))

/** More rows than this are in the page only while they are near what is seen. */
const SHORT = 100

interface Props<T> {
  readonly rows: readonly T[]
  readonly keyOf: (row: T) => string
  /** How many there are where these are not all of them yet; null: nobody knows. */
  readonly count?: number | null
  /** One row: a `Row`, or what has one. */
  readonly children: (row: T) => ReactElement
}

/** The rows of a list, of any length; the keys of the cursor move in it. */
export function Rows<T>({ rows, keyOf, count = rows.length, children }: Props<T>) {
  const isShort = rows.length <= SHORT
  const list = useRef<HTMLUListElement>(null)
  const wanted = useWantedRow()
  const wantedAt = wanted === null || !isShort ? -1 : rows.findIndex((row) => keyOf(row) === wanted)
  useEffect(
    function giveFocusBack() {
      if (wantedAt >= 0 && isFocusFree()) list.current?.children[wantedAt]?.querySelector('button')?.focus()
    },
    [wantedAt],
  )
  const first = (
    <RowSetting value={SHORT_SETTING}>
      <ul ref={list}>{rows.slice(0, SHORT).map(children)}</ul>
    </RowSetting>
  )
  if (isShort) return first
  return (
    <ErrorBoundary fallback={first}>
      <Suspense fallback={first}>
        <LongRows keys={rows.map(keyOf)} count={count}>
          {(index) => rows.slice(index, index + 1).map(children)}
        </LongRows>
      </Suspense>
    </ErrorBoundary>
  )
}

const SHORT_SETTING = {
  hasItem: false,
  onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!/^(Arrow(Up|Down)|Page|Home|End)/.test(event.key)) return
    event.preventDefault()
    const { currentTarget, key } = event
    void import('./long-rows.tsx').then(({ moveFocus }) => moveFocus(currentTarget, key))
  },
}
