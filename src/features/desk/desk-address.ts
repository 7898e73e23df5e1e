import { createParser, parseAsBoolean, parseAsStringLiteral } from 'nuqs'
import { useParameters } from '#core/address/use-parameter.ts'
import {
  CHANGED,
  formatDue,
  formatSort,
  parseDue,
  parseSort,
  USUAL_SORT,
  type Changed,
  type Due,
  type Sort,
} from './desk-names.ts'

const parseAsSort = createParser<Sort>({
  parse: parseSort,
  serialize: formatSort,
  eq: (a, b) => formatSort(a) === formatSort(b),
})

const parseAsDue = createParser<readonly Due[]>({
  parse: parseDue,
  serialize: formatDue,
  eq: (a, b) => formatDue(a) === formatDue(b),
})

const parsers = {
  due: parseAsDue.withDefault([]),
  changed: parseAsStringLiteral(CHANGED),
  sort: parseAsSort.withDefault(USUAL_SORT),
  gloves: parseAsBoolean.withDefault(false),
}

/** What the address says of the desk beside the filters that the map has too. */
export interface DeskAddress {
  /** Any of these; none: not asked for. */
  readonly due: readonly Due[]
  readonly changed: Changed | null
  readonly sort: Sort
  /** Whether all that is operated is large enough for gloves. */
  readonly gloves: boolean
}

/** The desk of the address, and how to change it: a step of the history, but for the order of the rows. */
export function useDeskAddress(): readonly [DeskAddress, (change: Partial<DeskAddress>) => void] {
  const [address, set] = useParameters(parsers)
  return [
    address,
    (change) => void set(change, { history: 'sort' in change || 'gloves' in change ? 'replace' : 'push' }),
  ]
}
