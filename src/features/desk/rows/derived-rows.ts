import type { ClosureRecord } from '#contract/records/closure.ts'
import type { Moment } from '#contract/standing/when.ts'
import type { ListRead } from '#core/api/list.ts'
import { sorted } from '#core/steps/sorted.ts'
import { A_STEP, type Steps } from '#core/steps/steps.ts'
import { closureStateWhen, type ClosureState } from '#records/closures/closure-state.ts'
import { worstFirst } from '#records/closures/worst-first.ts'
import type { DeskRow } from '../table/desk-rows.ts'

/** What is told of records, beside what they say themselves. */
export interface Telling {
  readonly moment: Moment
  readonly timeZone: string | null
  /** Gives the names that a row tells. */
  readonly namesOf: (record: ClosureRecord) => Omit<DeskRow, 'state'>
}

/** Every closure that was read, worst first, whatever the filters are. */
export interface DerivedRows {
  readonly read: ListRead<ClosureRecord>
  readonly telling: Telling
  readonly rows: readonly DeskRow[]
}

/** Derives rows from records; those of `last` are kept where nothing about them has changed. */
export function* derivedRows(
  read: ListRead<ClosureRecord>,
  telling: Telling,
  last: DerivedRows | undefined,
): Steps<DerivedRows> {
  // A record that moves while the pages are read comes in two of them; the later one is the newer.
  const records = new Map(read.records.map((record) => [record.uuid, record]))
  const rows: DeskRow[] = []
  yield
  for (const [index, known] of (last?.rows ?? []).entries()) {
    if (index % A_STEP === 0) yield
    const record = records.get(known.state.record.uuid)
    if (record === undefined) continue
    records.delete(record.uuid)
    rows.push(record === known.state.record ? retold(known, telling, last?.telling) : rowOf(record, telling))
  }
  for (const record of records.values()) {
    if (rows.length % A_STEP === 0) yield
    rows.push(rowOf(record, telling))
  }
  return { read, telling, rows: yield* sorted(rows, (a, b) => inOrder(a.state, b.state)) }
}

function retold(row: DeskRow, telling: Telling, last: Telling | undefined): DeskRow {
  const { moment, timeZone, namesOf } = telling
  if (moment !== last?.moment || timeZone !== last.timeZone) return rowOf(row.state.record, telling)
  return namesOf === last.namesOf ? row : { state: row.state, ...namesOf(row.state.record) }
}

function rowOf(record: ClosureRecord, { moment, timeZone, namesOf }: Telling): DeskRow {
  return { state: closureStateWhen(record, moment, timeZone), ...namesOf(record) }
}

/** The same order whatever was there before. */
function inOrder(a: ClosureState, b: ClosureState): number {
  return worstFirst(a, b) || (a.record.uuid < b.record.uuid ? -1 : 1)
}
