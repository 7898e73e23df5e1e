import { useEffect, useState } from 'react'
import { Latest, type Begin } from './latest.ts'

interface Made<T> {
  /** What was made last: it stays until the next is there; undefined before the first. */
  readonly made: T | undefined
  /** Whether that is of what was asked for before. */
  readonly isPending: boolean
}

/**
 * Makes something in steps while the page goes on to answer, as {@link Latest} does; null: there is nothing to make it of
 * yet. `begin` and `wish` are the same objects for as long as what they say is the same.
 */
export function useSteps<T>(begin: Begin<T> | null, wish: unknown): Made<T> {
  const [state, setState] = useState<{ readonly made: T; readonly of: Begin<T> } | null>(null)
  const [latest] = useState(
    () =>
      new Latest<T>(
        (made, of) => setState({ made, of }),
        (reason) =>
          setState(() => {
            throw reason
          }),
      ),
  )
  useEffect(
    function ask() {
      if (begin !== null) latest.ask(begin, wish)
    },
    [latest, begin, wish],
  )
  useEffect(() => () => latest.stop(), [latest])
  return { made: state?.made, isPending: begin !== null && state?.of !== begin }
}
