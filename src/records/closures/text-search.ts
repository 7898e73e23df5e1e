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

/** The records of the view and those elsewhere that hold the text; null: no text is searched for. */
export function searched({ records }: ListRead<ClosureRecord>, search: TextSearch | null) {
  if (search === null) return { found: null, records }
  const { q, holders, holdersOf } = search
  const uuids = new Set(records.map(({ uuid }) => uuid))
  const elsewhere = (holders?.records ?? []).filter(({ uuid }) => !uuids.has(uuid))
  const known = new Set(holders?.asTyped === true ? holders.records.map(({ uuid }) => uuid) : [])
  const found = holdersOf([...records, ...elsewhere], q, textsOf, ({ uuid }) => known.has(uuid))
  return { found, records: [...records, ...elsewhere.filter((record) => found?.has(record))] }
}
