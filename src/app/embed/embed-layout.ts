import { useMemo, useSyncExternalStore } from 'react'
import type { Padding } from '#map/world.ts'

/** From this width on the list stands beside the map, below it under the map, in px. */
const WIDE = 640
/** As in `embed-shell.module.css`, in px. */
const LIST_WIDTH = 300
const BAR = 48
/** Of a map with a list under it, in px: of a frame that is lower than both, and at most. */
const MAP_SHARE = 0.5
const MAP_HEIGHT = 320

export interface FrameSize {
  readonly width: number
  readonly height: number
}

/** What list and bar take of a frame. */
export function embedPadding({ width, height }: FrameSize, listOpen: boolean): Padding {
  const none = { left: 0, right: 0, top: 0, bottom: BAR }
  if (!listOpen) return none
  if (width >= WIDE) return { ...none, left: LIST_WIDTH }
  return { ...none, bottom: height - Math.min(MAP_HEIGHT, (height - BAR) * MAP_SHARE) }
}

/** What a frame needs, in px, to show a list whole whose rows are `list` px high: never by the height that it has. */
export function heightFor(list: number, { width }: Pick<FrameSize, 'width'>): number {
  return Math.ceil(list) + BAR + (width >= WIDE ? 0 : MAP_HEIGHT)
}

/** The size of the frame that the page is in. */
export function useFrameSize(): FrameSize {
  const width = useSyncExternalStore(onResize, () => window.innerWidth)
  const height = useSyncExternalStore(onResize, () => window.innerHeight)
  return useMemo(() => ({ width, height }), [width, height])
}

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}
