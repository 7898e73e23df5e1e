import { useMemo } from 'react'

/** What a view has loaded, and how its loading stands. */
export interface Loaded<T> {
  readonly data: T | undefined
  readonly error: Error | null
  readonly isFetching: boolean
  /** Whether what is shown is that of another view: its own is still asked for, or could not be loaded. */
  readonly isOutdated: boolean
  /** Epoch ms; 0: never. */
  readonly loadedAt: number
}

/** Whether nothing is known of the view itself and nothing is on its way: then no number of another view is told as its own. */
export function isNotLoaded({ data, error, isFetching, isOutdated }: Loaded<unknown>): boolean {
  return !isFetching && (isOutdated || (data === undefined && error !== null))
}

/** The same object for as long as all in it is the same. */
export function useSteadyLoaded<T>({ data, error, isFetching, isOutdated, loadedAt }: Loaded<T>): Loaded<T> {
  return useMemo(
    () => ({ data, error, isFetching, isOutdated, loadedAt }),
    [data, error, isFetching, isOutdated, loadedAt],
  )
}
