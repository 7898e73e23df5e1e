import type { View } from '#core/viewport/bounds.ts'
import type { Camera } from '#core/viewport/camera.ts'
import type { FreeMap } from '#core/viewport/fit.ts'
import type { Corner } from '#core/viewport/free-space.ts'
import type { Size } from '#core/viewport/size.ts'
import { viewOf } from '#core/viewport/estimate.ts'
import type { Padding } from '#map/camera/world.ts'
import { heightOf } from '#core/ui/sheet.tsx'
import { useMedia } from '#core/ui/hooks/media.ts'
import { HUGE, HUGE_PANEL, panel, SIDE, WIDE } from '#core/ui/theme/layout.ts'
import { textScale } from '#core/ui/theme/text-scale.ts'
import type { Room } from './panels/room.ts'

const MARGIN = 32
const LEAST = 80
/** What is kept between a record and what stands in a corner. */
const CLEAR = 12

const { gutter, timelineHeight, searchHeight, questionsHeight } = panel

/** What a panel takes of the window, with what is between them. */
const roomFor = (panelSize: number) => textScale() * (gutter + panelSize)

/** List and card at either side of the map. */
function roomAtSides({ sidebarWidth, cardWidth }: Record<keyof typeof HUGE_PANEL, number>): Room {
  return {
    panels: 'sides',
    paddingOf: (_, card, timeline) => ({
      left: roomFor(sidebarWidth),
      right: card ? roomFor(cardWidth) : 0,
      top: 0,
      bottom: timeline ? roomFor(timelineHeight) : 0,
    }),
  }
}

const WIDE_ROOM = roomAtSides(panel)
const HUGE_ROOM = roomAtSides({ ...panel, ...HUGE_PANEL })

/** One panel at the side of the map. */
const SIDE_ROOM: Room = {
  panels: 'side',
  paddingOf: () => ({ left: roomFor(panel.sidebarWidth), right: 0, top: 0, bottom: 0 }),
}

/** Panels that rise from the bottom. */
const PHONE_ROOM: Room = {
  panels: 'sheet',
  paddingOf: (snap) => ({
    left: 0,
    right: 0,
    top: roomFor(searchHeight + questionsHeight),
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

/** What stands in the corners of the map, about, before it is there to be measured: its buttons, what its data is, and credits. */
export function firstCorners(panels: Room['panels'], isMoving: boolean): readonly Corner[] {
  const demo: Corner = { x: 'left', y: 'top', width: 220, height: 28 }
  if (panels === 'sides') {
    return [{ x: 'right', y: 'top', width: 40, height: 180 }, demo, { x: 'right', y: 'bottom', width: 340, height: 44 }]
  }
  // A still picture says over the credits that it is one; a moving map has its scale there.
  const credits = isMoving ? { width: 120, height: 64 } : { width: 300, height: 84 }
  return [{ x: 'right', y: 'bottom', width: 48, height: 212 }, demo, { x: 'left', y: 'bottom', ...credits }]
}

/** What the panels leave of the map, less a margin, and what stands in its corners. */
export function freeOfWindow({ left, right, top, bottom }: Padding, corners: readonly Corner[]): FreeMap {
  const { width, height } = windowSize()
  return {
    size: {
      width: Math.max(LEAST, width - left - right - 2 * MARGIN),
      height: Math.max(LEAST, height - top - bottom - 2 * MARGIN),
    },
    corners: corners.map((corner) => ({
      ...corner,
      width: corner.width + gutter + CLEAR - MARGIN,
      height: corner.height + gutter + CLEAR - MARGIN,
    })),
  }
}

export function windowSize(): Size {
  return { width: window.innerWidth, height: window.innerHeight }
}
