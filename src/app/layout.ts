import type { View } from '#core/viewport/bounds.ts'
import type { Camera } from '#core/viewport/camera.ts'
import { viewOf } from '#core/viewport/estimate.ts'
import type { Padding } from '#map/camera/world.ts'
import { heightOf } from '#core/ui/sheet.tsx'
import { panel } from '#core/ui/theme/layout.ts'
import type { Room } from './panels/room.ts'

const MARGIN = 32
const LEAST = 80

const { gutter, sidebarWidth, cardWidth, timelineHeight, searchHeight } = panel

/** Panels beside the map. */
const WIDE_ROOM: Room = {
  wide: true,
  paddingOf: (_, card, timeline) => ({
    left: gutter + sidebarWidth,
    right: card ? gutter + cardWidth : 0,
    top: 0,
    bottom: timeline ? gutter + timelineHeight : 0,
  }),
}

/** Panels that rise from the bottom. */
const PHONE_ROOM: Room = {
  wide: false,
  paddingOf: (snap) => ({
    left: 0,
    right: 0,
    top: gutter + searchHeight,
    bottom: heightOf(snap === 'full' ? 'half' : snap),
  }),
}

/** How the page of the map shares its room; `wide`: as {@link WIDE} tells. */
export function roomOf(wide: boolean): Room {
  return wide ? WIDE_ROOM : PHONE_ROOM
}

/** What the map shows from a camera, beside the panels; null where they leave nothing of it. */
export function viewWithin(camera: Camera, { left, right, top, bottom }: Padding): View | null {
  const view = viewOf(camera, {
    width: window.innerWidth - left - right,
    height: window.innerHeight - top - bottom,
  })
  return view.bounds[0] === view.bounds[2] ? null : view
}

/** What the panels leave of the map, less a margin, in pixels. */
export function spaceWithin({ left, right, top, bottom }: Padding) {
  return {
    width: Math.max(LEAST, window.innerWidth - left - right - 2 * MARGIN),
    height: Math.max(LEAST, window.innerHeight - top - bottom - 2 * MARGIN),
  }
}
