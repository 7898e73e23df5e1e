import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import type { ClosureRecord } from '#contract/records/closure.ts'
import { useMoment } from '#core/clock/moment.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import type { ListSource } from '#core/api/list.ts'
import { PrintFailure, PrintProgress } from '#core/ui/print/long-print.tsx'
import { useClosuresInView, type ClosuresInView } from '#records/closures/closures-in-view.ts'
import type { ClosureState } from '#records/closures/closure-state.ts'
import { usePlacelessCount } from '#records/closures/placeless/placeless-count.ts'
import { usePlaceless } from '#records/closures/placeless/placeless.ts'
import { useWholeList, type WholeList as List } from '#records/closures/list/whole-list.ts'
import { useShareMessages } from '../../messages.ts'
import { useReading } from './use-reading.ts'
import type { Whole } from './whole.ts'

interface Props {
  readonly onWhole: (whole: Whole) => void
  readonly onCancel: () => void
}

/** Gets the whole list of what is in view: reads what the map has not. */
export function WholeList(props: Props) {
  const loaded = useClosuresInView()
  const hasPlaceless = usePlacelessCount() !== 0
  const { data: placeless, error } = usePlaceless()
  const isKnown = !hasPlaceless || placeless !== undefined || error !== null
  if (loaded.data === undefined || !isKnown) return null
  const last = hasPlaceless ? (placeless?.matching ?? null) : NONE
  return <OfView {...props} data={loaded.data} last={last} loadedAt={loaded.error === null ? null : loaded.loadedAt} />
}

const NONE: readonly ClosureState[] = []

interface ViewProps extends Props {
  readonly data: ClosuresInView
  /** Those whose place is unknown; null where they could not be read. */
  readonly last: readonly ClosureState[] | null
  /** When it was loaded, where nothing is known of what has changed since; null: it is as of now. */
  readonly loadedAt: number | null
}

/** What is asked for is the view as it was then, wherever the clock and the map go meanwhile. */
function OfView({ data: latest, last: latestLast, loadedAt: latestLoadedAt, onWhole, onCancel }: ViewProps) {
  const { now } = useMoment()
  const source = useWholeList(latest)
  const [{ data, last, asOf, list, whole }] = useState(() => {
    return { data: latest, last: latestLast, asOf: latestLoadedAt ?? now, ...source }
  })
  const give = (view: ClosuresInView) => {
    const matching = [...view.matching, ...(last ?? [])]
    onWhole({ asOf, loaded: loadedOf({ ...view, matching }, asOf), placeless: last?.length ?? null })
  }
  if (list === null) return <Given view={data} onView={give} />
  return (
    <Read list={list} all={expectedOf(data)} onCancel={onCancel}>
      {(read) => <Given view={whole(read)} onView={give} />}
    </Read>
  )
}

/** How many rows the list may have: as many as the service counts, or, where it does not, as there are of any kind. */
function expectedOf({ count, isAtLeast, beyondLimit }: ClosuresInView): number {
  return isAtLeast ? (beyondLimit ?? count) : count
}

function loadedOf(data: ClosuresInView, loadedAt: number): Whole['loaded'] {
  return { data, error: null, isFetching: false, isOutdated: false, loadedAt }
}

interface ReadProps {
  readonly list: ListSource<ClosureRecord>
  /** How many there may be. */
  readonly all: number
  readonly onCancel: () => void
  readonly children: (read: Parameters<List['whole']>[0]) => ReactNode
}

function Read({ list, all, onCancel, children }: ReadProps) {
  const { print: words } = useShareMessages()
  const { list: common } = useMessages()
  const { read, isDone, hasFailed, retry } = useReading(list)
  if (isDone) return children(read)
  const done = read.records.length + read.unreadable
  const most = Math.max(all, read.count)
  if (hasFailed) return <PrintFailure words={words.notRead(done, most)} onRetry={retry} onCancel={onCancel} />
  return <PrintProgress words={common.reading(done, most)} share={done / Math.max(1, most)} onCancel={onCancel} />
}

/** Hands the view on, once. */
function Given({ view, onView }: { readonly view: ClosuresInView; readonly onView: (view: ClosuresInView) => void }) {
  const [first] = useState(view)
  const give = useEffectEvent(onView)
  useEffect(
    function giveOnce() {
      give(first)
    },
    [first],
  )
  return null
}
