import { create } from 'zustand'

const useStore = create<{ readonly isAsked: boolean }>(() => ({ isAsked: false }))

/** Whether the visitor has asked for their position since the embed has started. */
export function usePositionAsked(): boolean {
  return useStore(({ isAsked }) => isAsked)
}

export function positionAsked(): void {
  useStore.setState({ isAsked: true })
}
