import { useId, useRef, useState, type KeyboardEvent } from 'react'

/** The legend as its button opens and closes it. */
export type LegendState = ReturnType<typeof useLegend>

/** Whether the legend is open: at first not, as it would hide what lies under it; Escape closes it, on its button and in it, before what else is open. */
export function useLegend() {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return {
    id,
    isOpen,
    button,
    toggle: () => setOpen(!isOpen),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isOpen) return
      event.preventDefault()
      setOpen(false)
      button.current?.focus()
    },
  }
}
