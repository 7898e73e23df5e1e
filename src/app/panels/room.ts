import { createContext, use } from 'react'
import type { Padding } from '#map/camera/world.ts'
import type { Snap } from '#core/ui/sheet.tsx'

/** How a page shares its room between the map and the panels. */
export interface Room {
  /** Whether the panels stand beside the map; else they lie over it. */
  readonly wide: boolean
  /** What the panels cover of the map; `card`, `timeline`: whether one is open. */
  readonly paddingOf: (snap: Snap, card: boolean, timeline: boolean) => Padding
}

const RoomContext = createContext<Room | null>(null)
export const RoomProvider = RoomContext.Provider

/** The room of the page around. Throws outside of one. */
export function useRoom(): Room {
  const room = use(RoomContext)
  if (room === null) throw new Error('Only in a page with a map.')
  return room
}
