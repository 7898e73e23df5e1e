import {
  lazy,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
} from 'react'
import { ErrorBoundary } from '../error-boundary.tsx'
import { RowSetting, RowStop } from './row.tsx'
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

/** The rows of a list, of any length: one stop for Tab, in which the keys of the cursor move. */
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
  const [stop, setStop] = useState(0)
  const stopAt = Math.min(stop, rows.length - 1)
  const setting = useMemo(() => ({ hasItem: false, onKeyDown: moveByKey, onFocus: followFocus(setStop) }), [])
  const first = (
    <RowSetting value={setting}>
      <ul ref={list}>
        {rows.slice(0, SHORT).map((row, index) => (
          <RowStop key={keyOf(row)} value={index === stopAt}>
            {children(row)}
          </RowStop>
        ))}
      </ul>
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

function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  if (!/^(Arrow(Up|Down)|Page|Home|End)/.test(event.key)) return
  event.preventDefault()
  const { currentTarget, key } = event
  void import('./long-rows.tsx').then(({ moveFocus }) => moveFocus(currentTarget, key))
}

/** Where the focus was last in the list, Tab comes back to. */
function followFocus(onRow: (index: number) => void) {
  return ({ currentTarget }: FocusEvent<HTMLElement>) => {
    const item = currentTarget.closest('li')
    if (item !== null) onRow([...(item.parentElement?.children ?? [])].indexOf(item))
  }
}
