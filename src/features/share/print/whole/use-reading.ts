import { useEffect, useMemo, useRef, useState } from 'react'
import { joinPages, pagesOf, type ListRead, type ListSource, type PageRead } from '#core/api/list.ts'

/** A list that is read to its end. */
export interface Reading<T> {
  /** As far as it is read; a failure takes nothing of it. */
  readonly read: ListRead<T>
  readonly isDone: boolean
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** Reads a list, the same one throughout, to its end, and stops with its component. */
export function useReading<T>(list: ListSource<T>): Reading<T> {
  const [pages, setPages] = useState<readonly PageRead<T>[]>([])
  const [state, setState] = useState<'reading' | 'done' | 'failed'>('reading')
  const known = useRef(pages)
  useEffect(
    function readOn() {
      if (state !== 'reading') return undefined
      const leaving = new AbortController()
      const keep = (read: readonly PageRead<T>[]) => setPages((known.current = read))
      readToTheEnd(list, known.current, leaving.signal, keep).then(
        () => leaving.signal.aborted || setState('done'),
        () => leaving.signal.aborted || setState('failed'),
      )
      return () => leaving.abort()
    },
    [list, state],
  )
  const read = useMemo(() => joinPages(pages), [pages])
  return { read, isDone: state === 'done', hasFailed: state === 'failed', retry: () => setState('reading') }
}

/** Reads what follows the pages that are known, and gives all of them after each. Throws ApiError, or what a signal says. */
export async function readToTheEnd<T>(
  list: ListSource<T>,
  known: readonly PageRead<T>[],
  signal: AbortSignal,
  onPages: (pages: readonly PageRead<T>[]) => void,
): Promise<void> {
  let pages = known
  for await (const page of pagesOf(list, signal, known)) {
    signal.throwIfAborted()
    pages = [...pages, page]
    onPages(pages)
  }
}
