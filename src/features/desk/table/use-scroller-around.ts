import { useCallback, useState, type RefObject } from 'react'

/** What scrolls an element: some element around it, which one the width of the window tells. */
export interface ScrollerAround {
  readonly scroller: RefObject<HTMLElement>
  /** Pixels of what is scrolled that are above the element. */
  readonly above: number
}

/** What scrolls the element that gets the ref, once it is in the page. */
export function useScrollerAround(): readonly [ScrollerAround | null, ref: (element: HTMLElement | null) => void] {
  const [around, setAround] = useState<ScrollerAround | null>(null)
  const ref = useCallback((element: HTMLElement | null) => {
    const scroller = element === null ? null : scrollerOf(element)
    if (element === null || scroller === null) return
    const { top } = scroller.getBoundingClientRect()
    const above = Math.round(element.getBoundingClientRect().top - top + scroller.scrollTop)
    setAround({ scroller: { current: scroller }, above })
  }, [])
  return [around, ref]
}

function scrollerOf({ parentElement: around }: HTMLElement): HTMLElement | null {
  if (around === null || /auto|scroll/.test(getComputedStyle(around).overflowY)) return around
  return scrollerOf(around)
}
