import { describe, expect, it } from 'vitest'
import { CLOSURE_TYPES, type Closure, type ClosureRecord } from '#contract/records/closure.ts'
import { aClosure, MAY_15, uuidOf } from '#testing/builders.ts'
import { closureStateAt } from '../closure-state.ts'
import { closuresInView } from '../closures-in-view.ts'
import type { StatusFilter } from '../filters/status-filter.ts'
import { wholeOf } from './whole-list.ts'

const asked = { box: null, endedSince: null, narrowing: {} }
const filter: StatusFilter = { status: ['current'], type: CLOSURE_TYPES }
const aRecord = (number: number, changes: Partial<Closure>) =>
  aClosure({ uuid: uuidOf(number), name: `Closure ${number}`, ...changes })

const upcoming: Partial<Closure> = { start_on: '2026-07-01', end_on: '2026-07-31' }
const records = [
  aRecord(1, { is_binding: false }),
  aRecord(2, upcoming),
  aRecord(3, {}),
  aRecord(4, upcoming),
  aRecord(5, { start_on: null, end_on: '2026-05-01' }),
]

/** The map has read the first two of the five. */
const data = closuresInView(
  { records: records.slice(0, 2), count: 5, unreadable: 0, more: true, asked },
  { moment: { when: 'now', now: MAY_15 }, timeZone: null, filter, narrowing: {}, left: 0, counted: null },
)
const readOf = (read: readonly ClosureRecord[]) => ({ records: read, count: read.length, unreadable: 0, more: false })
const options = { filter, narrowing: {}, stateOf: (record: ClosureRecord) => closureStateAt(record, MAY_15, null) }

describe('the whole list of a view', () => {
  it('has what the service gives in order, and its numbers are exact', () => {
    expect(data).toMatchObject({ count: 1, isAtLeast: true, beyondLimit: 5 })
    const ordered = [aRecord(3, {}), aRecord(1, { is_binding: false })]
    const whole = wholeOf(data, readOf(ordered), { ...options, isRanked: true })
    expect(whole.matching.map(({ record }) => record.uuid)).toEqual([uuidOf(3), uuidOf(1)])
    expect(whole).toMatchObject({ count: 2, isAtLeast: false, beyondLimit: null })
  })

  it('has of a service without that order what matches once each, the worst first', () => {
    const whole = wholeOf(data, readOf(records), { ...options, isRanked: false })
    expect(whole.matching.map(({ record }) => record.uuid)).toEqual([uuidOf(3), uuidOf(1)])
    expect(whole).toMatchObject({ count: 2, hidden: data.hidden + 1, isAtLeast: false, beyondLimit: null })
  })
})
