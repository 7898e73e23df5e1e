import { useState } from 'react'
import { useHere, type Here, type Place } from '#features/here/here-address.ts'
import type { Click } from '#map/pointing.ts'
import type { Selection } from '#core/selection/selection.ts'

interface Setting {
  readonly selection: Selection | null
  readonly select: (selection: Selection | null) => void
  /** Makes room for a card. */
  readonly raise: () => void
}

/** What pointing at the map opens: the one thing that is meant, a choice among several, or what applies at the place. */
export function usePointing({ selection, select, raise }: Setting) {
  const [here, ask] = useHere()
  const [click, setClick] = useState<Click | null>(null)
  const [isPicking, setPicking] = useState(false)
  const choose = (next: Selection) => {
    select(next)
    setPicking(false)
    raise()
  }
  const turnTo = (next: Here | null) => {
    select(null)
    setPicking(false)
    ask(next)
  }
  return {
    here,
    /** The click that opened what is selected, or that has yet to be told apart. */
    click,
    isPicking,
    choose,
    /** For what is opened beside the map without moving it. */
    openFromMap: (next: Selection) => {
      setClick(null)
      choose(next)
    },
    stopPicking: () => setPicking(false),
    /** What is selected was opened without a click on the map. */
    forgetClick: () => setClick(null),
    openHere: (place: (Omit<Place, 'accuracy'> & Partial<Place>) | 'position') => {
      turnTo(place === 'position' ? place : { accuracy: null, ...place })
      raise()
    },
    closeHere: () => ask(null),
    /** Closes all that pointing opens. */
    putAway: () => turnTo(null),
    clickMap: (next: Click) => {
      setClick(next)
      const { meant } = next
      setPicking(meant === 'ask')
      if (meant === 'ask') raise()
      else if (meant !== null) choose(meant)
      else if (selection === null && here !== null) ask(null)
      else if (selection !== null) select(null)
    },
  }
}
