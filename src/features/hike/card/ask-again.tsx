import { useState } from 'react'
import { useHikeCheck } from '../use-hike-answer.ts'
import { useHikeMessages } from '../messages.ts'

/** Asks for the closures anew, and says when that is done: an answer that is the same as before would tell nothing. */
export function AskAgain() {
  const words = useHikeMessages()
  const { data, isFetching, refetch } = useHikeCheck()
  const [before, setBefore] = useState<typeof data>()
  function ask() {
    if (isFetching) return
    setBefore(data)
    void refetch()
  }
  return (
    <p>
      <button type="button" className="text-button" aria-disabled={isFetching} onClick={ask}>
        {words.again}
      </button>{' '}
      <span role="status">
        {before !== undefined && (isFetching ? words.asking : before !== data && words.askedAgain)}
      </span>
    </p>
  )
}
