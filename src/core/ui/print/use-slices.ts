import { useEffect, useState } from 'react'
import { useTimer } from '../hooks/use-timer.ts'

/** Rows that are made at once: few enough that the page goes on to answer. */
const SLICE = 100

/** A long list, of which one slice after the other is made. */
export interface Slices<T> {
  readonly slices: readonly (readonly T[])[]
  /** How many rows they hold. */
  readonly made: number
}

/** Cuts rows into slices, which stay the same for as long as the rows do, and gives one more after each that is drawn. */
export function useSlices<T>(rows: readonly T[]): Slices<T> {
  const [cut, setCut] = useState<{ readonly of: readonly T[]; readonly slices: Slices<T>['slices'] }>(() => ({
    of: rows,
    slices: [rows.slice(0, SLICE)],
  }))
  const { slices } = cut.of === rows ? cut : { slices: [] }
  const made = Math.min(rows.length, slices.length * SLICE)
  const timer = useTimer()
  useEffect(
    function makeNext() {
      if (made >= rows.length) return
      timer.start(() => setCut({ of: rows, slices: [...slices, rows.slice(made, made + SLICE)] }), 0)
    },
    [rows, slices, made, timer],
  )
  return { slices, made }
}
