import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ClosureRecord } from '#contract/records/closure.ts'
import { uuidOf } from '#testing/builders.ts'
import { isNarrowed, matchesNarrowing, type Narrowing } from './narrowing.ts'

const record = (fields: object) => ClosureRecord.parse({ uuid: uuidOf(1), name: 'x', ...fields })
const matches = (fields: object, narrowing: Narrowing) => matchesNarrowing(record(fields), narrowing)

describe('what closures are narrowed by', () => {
  it('is any of the values of a filter, and every filter', () => {
    const climbing = { activity_ids: [4, 7], reason_id: 2, source_id: 9 }
    expect(matches(climbing, { activity_id: [3, 4] })).toBe(true)
    expect(matches(climbing, { activity_id: [3] })).toBe(false)
    expect(matches(climbing, { activity_id: [4], reason_id: [1] })).toBe(false)
    expect(matches(climbing, { activity_id: [4], reason_id: [1, 2], source_id: [9] })).toBe(true)
    expect(matchesNarrowing(record(climbing), { activity_id: [4], reason_id: [1] }, 'reason_id')).toBe(true)
  })

  it('leaves out what has no value', () => {
    expect(matches({}, { reason_id: [1] })).toBe(false)
    expect(matches({}, { activity_id: [1] })).toBe(false)
    expect(matches({}, { source_id: [1] })).toBe(false)
  })

  it('trusts the service for a kind of source that the record does not tell', () => {
    expect(matches({}, { source_kind: ['authority'] })).toBe(true)
    expect(matches({ source_kind: 'platform' }, { source_kind: ['authority'] })).toBe(false)
  })

  it('has dates that count themselves; no end is an end after every day, no start one before', () => {
    const may = { start_on: '2026-05-01', end_on: '2026-05-31' }
    expect(matches(may, { starts_after: '2026-05-01', starts_before: '2026-05-01' })).toBe(true)
    expect(matches(may, { ends_after: '2026-05-31', ends_before: '2026-05-31' })).toBe(true)
    expect(matches(may, { starts_after: '2026-05-02' })).toBe(false)
    expect(matches(may, { ends_before: '2026-05-30' })).toBe(false)
    expect(matches({}, { ends_after: '2999-01-01', starts_before: '1900-01-01' })).toBe(true)
    expect(matches({}, { ends_before: '2999-01-01' })).toBe(false)
    expect(matches({}, { starts_after: '1900-01-01' })).toBe(false)
  })

  it('only ever takes away', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1 })
    fc.assert(
      fc.property(ids, ids, ids, (activity_ids, activity_id, reason_id) => {
        const both = matches({ activity_ids, reason_id: 3 }, { activity_id, reason_id })
        const one = matches({ activity_ids, reason_id: 3 }, { activity_id })
        expect(!both || one).toBe(true)
      }),
    )
    expect(isNarrowed({})).toBe(false)
    expect(isNarrowed({ reason_id: [1] })).toBe(true)
  })
})
