/**
 * Which row of a list a key leads to: by a row, by a page, to either end. Null for other keys, and where there is no
 * further row.
 */
export function rowForKey(key: string, from: number, { count, page }: RowsSeen): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: page,
    PageUp: -page,
    Home: -count,
    End: count,
  }
  const step = steps[key]
  if (step === undefined) return null
  const to = Math.min(count - 1, Math.max(0, from + step))
  return to === from ? null : to
}

export interface RowsSeen {
  readonly count: number
  /** How many rows are seen at once. */
  readonly page: number
}

/** How many rows like this one are seen at once where it scrolls. */
export function rowsAPage(row: HTMLElement): number {
  const scroller = row.closest<HTMLElement>('[data-rows]')
  const fit = Math.floor((scroller?.clientHeight ?? 0) / Math.max(1, row.offsetHeight))
  return Math.max(1, fit - 1)
}

/** Moves the focus from a row of a list that has all of its rows in the page. */
export function moveFocus(from: HTMLElement, key: string): void {
  const row = from.closest('li')
  if (row === null) return
  const items = [...(row.parentElement?.children ?? [])]
  const to = rowForKey(key, items.indexOf(row), { count: items.length, page: rowsAPage(row) })
  items[to ?? -1]?.querySelector('button')?.focus()
}
