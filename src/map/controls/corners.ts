import type { Corner } from '#core/viewport/free-space.ts'

/** Marks what stands over the map, and in it what stands in its corners. */
export const OVER_MAP = 'data-over-map'
export const IN_CORNER = 'data-in-corner'
/** Marks what the page says over the map; what works on the map stands below it, in the same column. */
export const NOTICES = 'data-notices'

/**
 * What stands in the corners of the map, null before that is there, measured from the edges that the panels leave: with
 * these it moves, so that it is known for what is about to open, too.
 */
export function cornersOverMap(): readonly Corner[] | null {
  const frame = document.querySelector(`[${OVER_MAP}]`)?.getBoundingClientRect()
  if (frame === undefined) return null
  return Array.from(document.querySelectorAll(`[${IN_CORNER}]`)).flatMap((element) => {
    const contents = document.createRange()
    contents.selectNodeContents(element)
    const box = contents.getBoundingClientRect()
    return box.width === 0 || box.height === 0 ? [] : [cornerOf(box, frame)]
  })
}

/** The corner in which a box stands. */
function cornerOf(box: DOMRectReadOnly, frame: DOMRectReadOnly): Corner {
  const [left, right] = [box.left - frame.left, frame.right - box.right]
  const [top, bottom] = [box.top - frame.top, frame.bottom - box.bottom]
  return {
    x: left <= right ? 'left' : 'right',
    y: top <= bottom ? 'top' : 'bottom',
    width: box.width + Math.max(0, Math.min(left, right)),
    height: box.height + Math.max(0, Math.min(top, bottom)),
  }
}
