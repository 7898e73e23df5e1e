import { useEffect } from 'react'
import { useCapabilities } from '#core/api/capabilities.ts'
import { useTextFilter } from '#core/filters/text-filter.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { EmptyNote, ListNote } from '#core/ui/list/list.tsx'
import { useShownRows } from '#core/ui/list/shown-rows.tsx'
import type { ClosureState } from '../closure-state.ts'
import type { ClosuresInView } from '../closures-in-view.ts'
import { ClosureRow, useRowWords } from '../list/closure-row.tsx'
import { usePlacelessMessages } from './messages.ts'
import { usePlaceless } from './placeless.ts'

interface Props {
  /** How many there are to be told of, also where filters leave out all of them; null: none. */
  readonly onCount: (count: number | null) => void
  readonly onOpen: (closure: ClosureState) => void
}

/** The rows of the closures that are nowhere, and what is to be said of them. */
export function PlacelessRows({ onCount, onOpen }: Props) {
  const words = usePlacelessMessages()
  const { app } = useMessages()
  const { data, error, retry } = usePlaceless()
  useCountTold({ data, hasFailed: error !== null }, onCount)
  if (data !== undefined) return <Found data={data} onOpen={onOpen} />
  if (error === null) return null
  return (
    <EmptyNote title={words.notLoaded}>
      <button type="button" className="text-button" onClick={retry}>
        {app.retry}
      </button>
    </EmptyNote>
  )
}

interface Read {
  readonly data: ClosuresInView | undefined
  readonly hasFailed: boolean
}

/** Tells how many match. Where they could not be read, all are told of: the number of the service. */
function useCountTold({ data, hasFailed }: Read, onCount: Props['onCount']): void {
  const all = useCapabilities()?.placeless ?? 0
  const [q] = useTextFilter()
  const failed = hasFailed && all > 0 ? all : null
  const count = data === undefined ? failed : data.count === 0 && isNothing(data, q) ? null : data.count
  useEffect(
    function tellCount() {
      onCount(count)
    },
    [count, onCount],
  )
}

/** A text that is not found in them leaves out nothing that belongs here. */
function isNothing({ hidden }: ClosuresInView, q: string): boolean {
  return hidden === 0 || q !== ''
}

function Found({ data, onOpen }: { readonly data: ClosuresInView; readonly onOpen: Props['onOpen'] }) {
  const words = usePlacelessMessages()
  const [q] = useTextFilter()
  const rowWords = useRowWords()
  const { matching, hidden, beyondLimit } = data
  const { shown, more } = useShownRows(matching)
  return (
    <>
      {matching.length > 0 && <ListNote>{words.note}</ListNote>}
      <ul>
        {shown.map((state) => (
          <ClosureRow key={state.record.uuid} state={state} words={rowWords} onSelect={() => onOpen(state)} />
        ))}
        {more}
      </ul>
      {beyondLimit !== null && <ListNote>{words.notAll(matching.length + hidden, beyondLimit)}</ListNote>}
      {!isNothing(data, q) && <ListNote>{words.hidden(hidden)}</ListNote>}
    </>
  )
}
