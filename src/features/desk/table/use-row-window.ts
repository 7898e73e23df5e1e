import { useLayoutEffect, useState, type RefObject } from 'react'

/** Which rows of a long list are in the page: from `first` up to, not including, `end`. */
export interface RowWindow {
  readonly first: number
  readonly end: number
  /** Pixels of one row; all are of the same height. */
  readonly height: number
}

const USUAL_HEIGHT = 44
/** Rows above and below what is seen; the window moves in steps of half of them. */
const AROUND = 20

/** So many rows are made at once, where a browser prints without having been asked by the page: it does not wait for more. */
export const MOST_AT_ONCE = 1000

/**
 * The rows of `body`, which all have one height, that are near what is seen; the first {@link MOST_AT_ONCE} while they are
 * printed. Its rows are marked by `data-row`.
 */
export function useRowWindow(count: number, isPrinted: boolean, body: RefObject<HTMLElement | null>): RowWindow {
  const [place, setPlace] = useState({ first: 0, end: 3 * AROUND, height: USUAL_HEIGHT })
  useLayoutEffect(
    function followScroll() {
      const measure = () => {
        if (body.current === null) return
        const height = body.current.querySelector<HTMLElement>('[data-row]')?.offsetHeight ?? USUAL_HEIGHT
        const next = windowAt(-body.current.getBoundingClientRect().top, window.innerHeight, height)
        setPlace((now) => (now.first === next.first && now.end === next.end && now.height === height ? now : next))
      }
      measure()
      // Whatever it is that scrolls: the list, or the page around it.
      document.addEventListener('scroll', measure, { capture: true, passive: true })
      window.addEventListener('resize', measure)
      return () => {
        document.removeEventListener('scroll', measure, { capture: true })
        window.removeEventListener('resize', measure)
      }
    },
    [body],
  )
  if (isPrinted) return { first: 0, end: Math.min(count, MOST_AT_ONCE), height: place.height }
  const first = Math.min(place.first, Math.max(0, count - AROUND))
  return { first, end: Math.min(place.end, count), height: place.height }
}

/** Pure: the window for a list of which so many pixels are above a screen of a height. */
export function windowAt(above: number, screen: number, height: number): RowWindow {
  const step = AROUND / 2
  const seen = Math.max(0, Math.floor(above / height / step) * step)
  const end = Math.ceil((above + screen) / height / step) * step
  return { first: Math.max(0, seen - AROUND), end: Math.max(seen, end) + AROUND, height }
}
