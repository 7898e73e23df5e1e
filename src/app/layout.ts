import type { Padding } from '#map/world.ts'
import { heightOf, type Snap } from '#core/ui/sheet.tsx'

/** From this width on the panels stand beside the map; below it they rise from the bottom. */
export const WIDE = '(min-width: 960px)'

const SIDEBAR = 356
const CARD = 348
const TIMELINE = 292
const PHONE_TOP = 64
const MARGIN = 32
const LEAST = 80

/** What the panels cover of the map; `card`, `timeline`: whether one is open. */
export type PaddingOf = (wide: boolean, snap: Snap, card: boolean, timeline: boolean) => Padding

export const paddingOf: PaddingOf = (wide, snap, card, timeline) => {
  if (wide) return { left: SIDEBAR, right: card ? CARD : 0, top: 0, bottom: timeline ? TIMELINE : 0 }
  return { left: 0, right: 0, top: PHONE_TOP, bottom: heightOf(snap === 'full' ? 'half' : snap) }
}

/** What the panels leave of the map, less a margin, in pixels. */
export function spaceWithin({ left, right, top, bottom }: Padding) {
  return {
    width: Math.max(LEAST, window.innerWidth - left - right - 2 * MARGIN),
    height: Math.max(LEAST, window.innerHeight - top - bottom - 2 * MARGIN),
  }
}
