import * as sentences from '../error-sentences.ts'
import { MAX_CELL_ZOOM } from '../geo/cell.ts'
import { formatWhen, parseWhen, type When } from '../standing/when.ts'
import { closureQuery, type ClosureFilters } from './closure-query.ts'
import { choices, integer, type Param } from './param.ts'
import { queryCodec } from './query.ts'

export const SUMMARY_PARTS = ['area', 'cell'] as const
export type SummaryPart = (typeof SUMMARY_PARTS)[number]

/** What closures are counted for: the filters of the list, a moment, and what they are counted by beside. */
export interface SummaryQuery extends ClosureFilters {
  /** What statuses are told for; now unless said. */
  readonly at?: When
  readonly by?: readonly SummaryPart[]
  /** The zoom of the grid that `by=cell` counts by. */
  readonly zoom?: number
}

const moment: Param<When> = {
  shape: { kind: 'text' },
  read(texts) {
    const when = parseWhen(texts.findLast((text) => text.trim() !== '')?.trim() ?? '')
    return when === null ? { ok: false, message: sentences.moment } : { ok: true, value: when }
  },
  write: formatWhen,
}

const { fields: _, ...filters } = closureQuery.params

export const summaryQuery = queryCodec<SummaryQuery>({
  ...filters,
  at: moment,
  by: choices(SUMMARY_PARTS),
  zoom: integer(0, MAX_CELL_ZOOM),
})
