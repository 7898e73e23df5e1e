import { useId, useRef, type KeyboardEvent } from 'react'
import { create } from 'zustand'

const useLegendStore = create<{ readonly isOpen: boolean }>(() => ({ isOpen: false }))

/** What is to be seen has the room that the legend took. */
export function legendClosed(): void {
  useLegendStore.setState({ isOpen: false })
}

/** The legend as its button opens and closes it. */
export type LegendState = ReturnType<typeof useLegend>

/** Whether the legend is open: at first not, as it would hide what lies under it; Escape closes it, on its button and in it, before what else is open. */
export function useLegend() {
  const id = useId()
  const isOpen = useLegendStore((state) => state.isOpen)
  const button = useRef<HTMLButtonElement>(null)
  return {
    id,
    isOpen,
    button,
    toggle: () => useLegendStore.setState({ isOpen: !isOpen }),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isOpen) return
      event.preventDefault()
      legendClosed()
      button.current?.focus()
    },
  }
}
