import type { ClosureRecord } from '#contract/records/closure.ts'
import type { ListRead } from '#core/api/list.ts'
import type { ListFound } from '#core/match/ask.ts'
import type { HoldersOf } from '#core/match/use-matcher.ts'
import { textsOf } from './filters/narrowing.ts'

/** A text that is searched for. */
export interface TextSearch {
  readonly q: string
  /** What the service has found for it; undefined where that is not known. */
  readonly holders?: ListFound<ClosureRecord> | undefined
  readonly holdersOf: HoldersOf
}

/**
 * What was read of the view, with what is asked for `elsewhere`, and which of all that is `found`: what holds the text and
 * is of the areas asked for; null: neither is asked for.
 */
export function searched(
  { records: ofView }: ListRead<ClosureRecord>,
  search: TextSearch | null,
  ofAreas: ListRead<ClosureRecord> | null = null,
) {
  const known = ofAreas === null ? ofView : withOthers(ofView, ofAreas.records)
  const ownUuids = ofAreas && new Set(ofAreas.records.map(({ uuid }) => uuid))
  const own = ownUuids && new Set(known.filter(({ uuid }) => ownUuids.has(uuid)))
  if (search === null) return { found: own, records: known, elsewhere: known.slice(ofView.length) }
  const { q, holders, holdersOf } = search
  const all = withOthers(known, holders?.records ?? [])
  const asTyped = new Set(holders?.asTyped === true ? holders.records.map(({ uuid }) => uuid) : [])
  const held = holdersOf(all, q, textsOf, ({ uuid }) => asTyped.has(uuid))
  const found = own && held ? new Set([...held].filter((record) => own.has(record))) : (held ?? own)
  const foundElsewhere = all.slice(ofView.length).filter((record) => found?.has(record))
  return { found, records: [...ofView, ...foundElsewhere], elsewhere: foundElsewhere }
}

/** Some records, and what of others is not among them. */
function withOthers(records: readonly ClosureRecord[], others: readonly ClosureRecord[]): readonly ClosureRecord[] {
  const known = new Set(records.map(({ uuid }) => uuid))
  return [...records, ...others.filter(({ uuid }) => !known.has(uuid))]
}
