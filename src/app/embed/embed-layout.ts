import { useMemo, useSyncExternalStore } from 'react'
import { breakpoint, frame } from '#core/ui/theme/layout.ts'
import type { Size } from '#core/viewport/size.ts'
import type { Padding } from '#map/camera/world.ts'

/** How high a map has to be to make room for a callout at its edge, in px. */
const ROOMY = 300
/** How wide it has to be for a callout to fit on one side of any place, in px. */
const BROAD = 640
/** The share of a map with a list under it, of a frame that is lower than both. */
const MAP_SHARE = 0.5

export interface EmbedLayout {
  /** What list and bar take of the frame, and a callout of what is left. */
  readonly frame: Padding
  /** What a callout takes of the map. */
  readonly map: Padding
  /** Whether a callout stands beside its place, instead of at the map's edge. */
  readonly anchored: boolean
}

export interface Open {
  readonly list: boolean
  readonly callout: boolean
}

/**
 * How a frame is shared, by what is open; `canAnchor`: whether a callout can be kept beside its place; `scale`: how large
 * text is, of its usual size.
 */
export function embedLayout(size: Size, open: Open, canAnchor: boolean, scale = 1): EmbedLayout {
  const left = open.list && size.width >= scale * breakpoint.medium ? scale * frame.listWidth : 0
  const mapHeight = open.list && left === 0 ? heightOverList(size, scale) : size.height - scale * frame.barHeight
  const isRoomy = mapHeight >= scale * ROOMY
  const anchored = canAnchor && isRoomy && size.width - left >= scale * BROAD
  const bottom = open.callout && isRoomy && !anchored ? scale * (frame.calloutHeight + frame.frameGutter) : 0
  const none = { left: 0, right: 0, top: 0 }
  return { map: { ...none, bottom }, frame: { ...none, left, bottom: size.height - mapHeight + bottom }, anchored }
}

function heightOverList({ height }: Size, scale: number): number {
  return Math.min(scale * frame.mapHeight, (height - scale * frame.barHeight) * MAP_SHARE)
}

/** What a frame needs, in px, to show a list whole whose rows are `list` px high: never by the height that it has. */
export function heightFor(list: number, { width }: Pick<Size, 'width'>, scale = 1): number {
  const map = width >= scale * breakpoint.medium ? 0 : frame.mapHeight
  return Math.ceil(list + scale * (frame.barHeight + map))
}

/** The size of the frame that the page is in. */
export function useFrameSize(): Size {
  const width = useSyncExternalStore(onResize, () => window.innerWidth)
  const height = useSyncExternalStore(onResize, () => window.innerHeight)
  return useMemo(() => ({ width, height }), [width, height])
}

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}
