import type { Padding } from '#map/world.ts'
import { heightOf, type Snap } from '#core/ui/sheet.tsx'
import { panel } from '#core/ui/theme/layout.ts'

const MARGIN = 32
const LEAST = 80

/** What the panels cover of the map; `card`, `timeline`: whether one is open. */
export type PaddingOf = (wide: boolean, snap: Snap, card: boolean, timeline: boolean) => Padding

export const paddingOf: PaddingOf = (wide, snap, card, timeline) => {
  const { gutter, sidebarWidth, cardWidth, timelineHeight, searchHeight } = panel
  if (!wide) return { left: 0, right: 0, top: gutter + searchHeight, bottom: heightOf(snap === 'full' ? 'half' : snap) }
  return {
    left: gutter + sidebarWidth,
    right: card ? gutter + cardWidth : 0,
    top: 0,
    bottom: timeline ? gutter + timelineHeight : 0,
  }
}

/** What the panels leave of the map, less a margin, in pixels. */
export function spaceWithin({ left, right, top, bottom }: Padding) {
  return {
    width: Math.max(LEAST, window.innerWidth - left - right - 2 * MARGIN),
    height: Math.max(LEAST, window.innerHeight - top - bottom - 2 * MARGIN),
  }
}
