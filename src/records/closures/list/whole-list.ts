import type { ClosureRecord } from '#contract/records/closure.ts'
import type { ListRead, ListSource } from '#core/api/list.ts'
import { type ClosuresInView } from '../closures-in-view.ts'
import { worstFirst } from '../worst-first.ts'
import { useClosureFilter } from '../filters/closure-filter.ts'
import { countByStatus } from '../filters/status-filter.ts'
import { furtherThan, useFurtherSource, useStateOf, type Sieve } from './further-closures.ts'

/** The closures of the list to the last, as they stand at the moment at which this was made. */
export interface WholeList {
  /** Where they are read; null where the map has them all. */
  readonly list: ListSource<ClosureRecord> | null
  /** Pure: the view with all that was read there. */
  readonly whole: (read: ListRead<ClosureRecord>) => ClosuresInView
}

/** How to have the whole list of a view: the same closures that the list goes on with. */
export function useWholeList(data: ClosuresInView): WholeList {
  const { list, isRanked } = useFurtherSource()
  const { filter, narrowing } = useClosureFilter()
  const stateOf = useStateOf()
  const isRead = data.beyondLimit === null || data.found !== null
  return {
    list: isRead ? null : list,
    whole: (read) => wholeOf(data, read, { filter, narrowing, stateOf, isRanked }),
  }
}

interface Options extends Sieve {
  /** The service gives none but those that match, in order. */
  readonly isRanked: boolean
}

/** Pure: a view with all that was read of its list. */
export function wholeOf(data: ClosuresInView, read: ListRead<ClosureRecord>, options: Options): ClosuresInView {
  const further = options.isRanked ? null : furtherThan(data, read.records, options)
  const matching =
    further === null ? read.records.map(options.stateOf) : [...data.matching, ...further.matching].toSorted(worstFirst)
  const withExpired = options.filter.status.includes('expired')
  const leftOut = further?.others.filter(({ status }) => withExpired || status !== 'expired') ?? []
  return {
    ...data,
    matching,
    others: [],
    hidden: data.hidden + leftOut.length,
    count: matching.length,
    shown: countByStatus(matching),
    isAtLeast: false,
    unreadable: read.unreadable,
    beyondLimit: null,
  }
}
