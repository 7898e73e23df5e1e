import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { ListRead } from '#api/list.ts'
import type { ClosureRecord } from '#contract/closure.ts'
import { compareWorstFirst, severityOf } from '#contract/status/severity.ts'
import { useApi } from '#api/api-context.ts'
import { useAppConfig } from '#api/app-config.ts'
import { useLatest } from '#api/latest.ts'
import { useCapabilities } from '#api/capabilities.ts'
import { useNow } from '#clock/clock.ts'
import { matchesText, useTextFilter } from '#filters/text-filter.ts'
import { queryBox, useView } from '#viewport/bounds.ts'
import { closureStateAt, type ClosureState } from './closure-state.ts'
import { isShown, kindOf, useStatusFilter, type Kind, type StatusFilter } from './filters/status-filter.ts'
import { CLOSURES, closureListQuery } from './queries.ts'

/** The closures of the view as of now: what matches the filters, worst first, and what does not. */
export interface ClosuresInView {
  readonly matching: readonly ClosureState[]
  /** Loaded, but filtered out: faded on the map, counted in the list. */
  readonly others: readonly ClosureState[]
  /** How many there are by switch, whether it is on or not; null where that was not asked for. */
  readonly counts: Readonly<Record<Kind, number | null>>
  readonly unreadable: number
  /** How many there are in all where not all were read. */
  readonly beyondLimit: number | null
}

/** Loads and derives the closures of the view; several users share one request. */
export function useClosuresInView() {
  const api = useApi()
  const now = useNow()
  const view = useView()
  const { timeZone } = useAppConfig()
  const { filter } = useStatusFilter()
  const [q] = useTextFilter()
  const searches = useCapabilities()?.extensions.has('text_search') ?? false
  const withExpired = filter.status.includes('expired')
  const everywhere = q !== '' && searches
  const box = view === null || everywhere ? null : queryBox(view)
  const request = closureListQuery(api, { box, q: searches ? q : '', withExpired }, now)
  const query = useQuery({ ...request, enabled: view !== null })
  const latest = useLatest(query, CLOSURES)
  const read = latest?.data
  const data = useMemo(
    () => (read === undefined ? undefined : closuresInView(read, { now, timeZone, filter, q })),
    [read, now, timeZone, filter, q],
  )
  const { error, isFetching } = query
  return { data, error, isFetching, isOutdated: query.isPlaceholderData, loadedAt: latest?.loadedAt ?? 0 }
}

interface Circumstances {
  readonly now: number
  readonly timeZone: string | null
  readonly filter: StatusFilter
  readonly q: string
}

/** Pure: what of the records read is shown, and how much there is of each kind. */
export function closuresInView(
  read: ListRead<ClosureRecord>,
  { now, timeZone, filter, q }: Circumstances,
): ClosuresInView {
  const states = read.records.map((record) => closureStateAt(record, now, timeZone))
  const named = (state: ClosureState) => q === '' || matchesText(state.record.name, q)
  const counted = states.filter(named)
  const expiredKnown = filter.status.includes('expired')
  const count = (kind: Kind) =>
    kind === 'expired' && !expiredKnown ? null : counted.filter((state) => kindOf(state) === kind).length
  const seen = states.filter((state) => expiredKnown || state.status !== 'expired')
  return {
    matching: seen.filter((state) => named(state) && isShown(filter, state)).sort(worstFirst),
    others: seen.filter((state) => !(named(state) && isShown(filter, state))),
    counts: {
      current: count('current'),
      upcoming: count('upcoming'),
      notice: count('notice'),
      expired: count('expired'),
    },
    unreadable: read.unreadable,
    beyondLimit: read.more ? read.count : null,
  }
}

/** Orders closures by how much they matter now, then by name. */
export function worstFirst(a: ClosureState, b: ClosureState): number {
  return compareWorstFirst(standing(a), standing(b)) || a.record.name.localeCompare(b.record.name)
}

function standing({ record, status, times }: ClosureState) {
  const type = record.type ?? 'closure'
  const severity = severityOf(
    { type, is_binding: record.is_binding ?? true },
    { status, inForce: times?.inForce ?? true },
  )
  return { severity, begin: times?.begin ?? -Infinity }
}
