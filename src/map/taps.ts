import { create } from 'zustand'
import type { PointedPlace } from './pointing.ts'

type TapTaker = (place: PointedPlace) => void

const useTaps = create<{ readonly taker: TapTaker | null }>(() => ({ taker: null }))

/** Who gets the taps on the map, which then select nothing; null: nobody asked for them. */
export function useTapTaker(): TapTaker | null {
  return useTaps(({ taker }) => taker)
}

/** Gives the taps on the map to one who asks for them, until the answer is called. */
export function tapsTaken(taker: TapTaker): () => void {
  useTaps.setState({ taker })
  return () => useTaps.setState({ taker: null })
}
