import { useEffect, useMemo, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { DrawLong, RowsProps } from './long-rows.tsx'
import { RowSetting, RowStop } from './row.tsx'
import { isFocusFree, useWantedRow } from './wanted-row.ts'

/** More rows than this are in the page only while they are near what is seen. */
const SHORT = 100

/** The rows of a list, of any length: one stop for Tab, in which the keys of the cursor move. */
export function Rows<T>(props: RowsProps<T>) {
  const { rows, keyOf, children } = props
  const isLong = rows.length > SHORT
  const list = useRef<HTMLUListElement>(null)
  const wanted = useWantedRow()
  const wantedAt = rows.findIndex((row) => keyOf(row) === wanted)
  useEffect(
    function giveFocusBack() {
      if (wantedAt >= 0 && isFocusFree()) list.current?.children[wantedAt]?.querySelector('button')?.focus()
    },
    [wantedAt],
  )
  // Most lists are short, and none needs it for its first rows.
  const inPlaceOf = useQuery({ queryKey: ['long-rows'], queryFn: longRows, enabled: isLong, retry: true }).data
  const [draw, setDraw] = useState<DrawLong | null>(null)
  useEffect(
    function becomeLong() {
      if (isLong && inPlaceOf !== undefined) setDraw(() => inPlaceOf(list.current))
      return () => setDraw(null)
    },
    [isLong, inPlaceOf],
  )
  const [stop, setStop] = useState(0)
  const setting = useMemo(() => {
    // Where the focus was last in the list, Tab comes back to.
    const onFocus = ({ currentTarget }: FocusEvent) =>
      setStop([...(list.current?.children ?? [])].findIndex((item) => item.contains(currentTarget)))
    return { hasItem: false, onKeyDown: moveByKey, onFocus }
  }, [])
  if (draw !== null) return draw(props)
  return (
    <RowSetting value={setting}>
      <ul ref={list}>
        {rows.slice(0, SHORT).map((row, index) => (
          <RowStop key={keyOf(row)} value={index === Math.min(stop, rows.length - 1)}>
            {children(row)}
          </RowStop>
        ))}
      </ul>
    </RowSetting>
  )
}

async function longRows() {
  return (await import('./long-rows.tsx')).inPlaceOf
}

function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  if (!/^(Arrow(Up|Down)|Page|Home|End)/.test(event.key)) return
  event.preventDefault()
  const { currentTarget, key } = event
  void import('./long-rows.tsx').then(({ moveFocus }) => moveFocus(currentTarget, key))
}
