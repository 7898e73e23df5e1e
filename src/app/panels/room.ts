import type { Padding } from '#map/camera/world.ts'
import { requiredContext } from '#core/ui/hooks/required-context.ts'
import type { Snap } from '#core/ui/sheet.tsx'

/** How a page shares its room between the map and the panels. */
export interface Room {
  /** Where they are: list and card at either side of the map, one in the other's place at one side, or over its bottom. */
  readonly panels: 'sides' | 'side' | 'sheet'
  /** What the panels cover of the map; `card`, `timeline`: whether one is open. */
  readonly paddingOf: (snap: Snap, card: boolean, timeline: boolean) => Padding
}

/** The room of the page around. */
export const [RoomProvider, useRoom] = requiredContext<Room>('RoomProvider')
