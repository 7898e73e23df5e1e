import type { View } from '#core/viewport/bounds.ts'
import type { Camera } from '#core/viewport/camera.ts'
import { viewOf } from '#core/viewport/estimate.ts'
import type { Padding } from '#map/camera/world.ts'
import { heightOf } from '#core/ui/sheet.tsx'
import { useMedia } from '#core/ui/hooks/media.ts'
import { HUGE, HUGE_PANEL, panel, SIDE, WIDE } from '#core/ui/theme/layout.ts'
import type { Room } from './panels/room.ts'

const MARGIN = 32
const LEAST = 80

const { gutter, timelineHeight, searchHeight } = panel

/** List and card at either side of the map. */
function roomAtSides({ sidebarWidth, cardWidth }: Record<keyof typeof HUGE_PANEL, number>): Room {
  return {
    panels: 'sides',
    paddingOf: (_, card, timeline) => ({
      left: gutter + sidebarWidth,
      right: card ? gutter + cardWidth : 0,
      top: 0,
      bottom: timeline ? gutter + timelineHeight : 0,
    }),
  }
}

const WIDE_ROOM = roomAtSides(panel)
const HUGE_ROOM = roomAtSides({ ...panel, ...HUGE_PANEL })

/** One panel at the side of the map. */
const SIDE_ROOM: Room = {
  panels: 'side',
  paddingOf: () => ({ left: gutter + panel.sidebarWidth, right: 0, top: 0, bottom: 0 }),
}

/** Panels that rise from the bottom. */
const PHONE_ROOM: Room = {
  panels: 'sheet',
  paddingOf: (snap) => ({
    left: 0,
    right: 0,
    top: gutter + searchHeight,
    bottom: heightOf(snap === 'full' ? 'half' : snap),
  }),
}

/** How the page of the map shares the room of the window. */
export function useWindowRoom(): Room {
  const [huge, wide, side] = [useMedia(HUGE), useMedia(WIDE), useMedia(SIDE)]
  if (huge) return HUGE_ROOM
  if (wide) return WIDE_ROOM
  return side ? SIDE_ROOM : PHONE_ROOM
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
