import { create } from 'zustand'
import type { Uuid } from '#contract/ids.ts'
import type { Selection } from './selection.ts'

const useHoverStore = create<{ readonly hovered: Selection | null }>(() => ({ hovered: null }))

/** What the pointer or the focus is on, in the list or on the map; both light it. */
export function useHovered(): Selection | null {
  return useHoverStore((state) => state.hovered)
}

/** Whether that is it; hears of no other. */
export function useIsHovered(uuid: Uuid): boolean {
  return useHoverStore((state) => state.hovered?.uuid === uuid)
}

export function hoverMoved(hovered: Selection | null): void {
  const before = useHoverStore.getState().hovered
  if (before?.uuid !== hovered?.uuid) useHoverStore.setState({ hovered })
}
