import {
  createContext,
  use,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react'
import { Virtualizer, type CustomItemComponentProps, type VirtualizerHandle } from 'virtua'
import { rowForKey, rowsAPage } from './row-keys.ts'
import { RowSetting, RowStop } from './row.tsx'
import { isFocusFree, useWantedRow } from './wanted-row.ts'

export { moveFocus } from './row-keys.ts'

/** A list of any length. */
export interface RowsProps<T> {
  readonly rows: readonly T[]
  readonly keyOf: (row: T) => string
  /** How many there are where these are not all of them yet; null: nobody knows. */
  readonly count?: number | null
  /** One row: a `Row`, or what has one. */
  readonly children: (row: T) => ReactElement
}

interface Props {
  /** The rows' keys, in their order. */
  readonly keys: readonly string[]
  /** The row that had the focus in the short list which was there before; -1: none. */
  readonly focusedAt: number
  /** How many rows there are with those that are still to come; null: nobody knows. */
  readonly count: number | null
  /** The row at an index. */
  readonly children: (index: number) => ReactNode
}

export type DrawLong = <T>(list: RowsProps<T>) => ReactElement

/** What draws a list that has become long, in the place of the short one that still is in the page: its focus goes over. */
export function inPlaceOf(short: HTMLElement | null): DrawLong {
  const items = [...(short?.children ?? [])]
  const focusedAt = items.findIndex((item) => item.contains(document.activeElement))
  return ({ rows, keyOf, count = rows.length, children }) => (
    <LongRows keys={rows.map(keyOf)} focusedAt={focusedAt} count={count}>
      {(index) => rows.slice(index, index + 1).map(children)}
    </LongRows>
  )
}

/** Pixels of a usual row: what a row is taken to measure before it is seen. */
const USUAL_HEIGHT = 76
/** Pixels above and below what is seen in which rows are in the page too. */
const AROUND = 300

/**
 * The rows of a long list, in the page while they are near what is seen. The row that had the focus last stays, so
 * that scrolling takes it from nobody and a card can give it back; it is where Tab stops, else the first.
 */
function LongRows({ keys, focusedAt, count, children }: Props) {
  const list = useRef<VirtualizerHandle>(null)
  const { kept, setting, takeFocus } = useFocusedRow(keys, list, focusedAt)
  const stop = Math.max(0, kept)
  const items = useMemo(() => ({ count: count ?? UNKNOWN, takeFocus }), [count, takeFocus])
  return (
    <Items value={items}>
      <RowSetting value={setting}>
        <Virtualizer
          ref={list}
          as="ul"
          item={Item}
          data={keys}
          itemSize={USUAL_HEIGHT}
          bufferSize={AROUND}
          keepMounted={[stop]}
        >
          {(key, index) => (
            <RowStop key={key} value={index === stop}>
              {children(index)}
            </RowStop>
          )}
        </Virtualizer>
      </RowSetting>
    </Items>
  )
}

/** As ARIA says it of the size of a set. */
const UNKNOWN = -1

/** Which row has, or is to have, the focus; it is known by its key, for rows change places. */
function useFocusedRow(keys: readonly string[], list: RefObject<VirtualizerHandle | null>, focusedAt: number) {
  const [focused, setFocused] = useState(keys[focusedAt] ?? null)
  const wanted = useRef(focused)
  const wish = useWantedRow()
  return useMemo(() => {
    const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
      const row = event.currentTarget
      const to = rowForKey(event.key, indexOf(row), { count: keys.length, page: rowsAPage(row) })
      if (to === null) return
      event.preventDefault()
      wanted.current = keys[to] ?? null
      setFocused(wanted.current)
      list.current?.scrollToIndex(to, { align: 'nearest' })
    }
    const onFocus = (event: FocusEvent<HTMLElement>) => setFocused(keys[indexOf(event.currentTarget)] ?? null)
    const takeFocus = (index: number, item: HTMLElement | null) => {
      const isWish = wish !== null && wish === keys[index]
      const isWanted = wanted.current !== null && wanted.current === keys[index]
      if (!isWish && !isWanted) return
      wanted.current = null
      if (isWish && !isFocusFree()) return
      item?.querySelector('button')?.focus()
    }
    return {
      kept: keys.indexOf(focused ?? wish ?? ''),
      setting: { hasItem: true, onKeyDown, onFocus },
      takeFocus,
    }
  }, [keys, list, focused, wish])
}

/** What an item of the list knows of it. */
interface ItemSetting {
  readonly count: number
  /** Gives the focus to the row at an index, which is in an item, if that is the one that is to have it. */
  readonly takeFocus: (index: number, item: HTMLElement | null) => void
}

const Items = createContext<ItemSetting>({ count: 0, takeFocus: () => undefined })

function Item({ index, style, children, ref }: CustomItemComponentProps) {
  const { count, takeFocus } = use(Items)
  const item = useRef<HTMLLIElement>(null)
  useImperativeHandle(typeof ref === 'string' ? null : ref, () => item.current)
  const isPlaced = style.visibility !== 'hidden'
  useEffect(function takeFocusOncePlaced() {
    if (isPlaced) takeFocus(index, item.current)
  })
  return (
    <li ref={item} style={style} data-index={index} aria-posinset={index + 1} aria-setsize={count}>
      {children}
    </li>
  )
}

function indexOf(row: HTMLElement): number {
  return Number(row.closest<HTMLElement>('[data-index]')?.dataset.index ?? -1)
}
