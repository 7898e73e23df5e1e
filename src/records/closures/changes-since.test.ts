import { expect, test } from 'vitest'
import { ClosureRecord } from '#contract/records/closure.ts'
import { uuidOf } from '#testing/builders.ts'
import { changesSince } from './changes-since.ts'

const closure = (fields: object) =>
  ClosureRecord.parse({ uuid: uuidOf(1), name: 'Cliff', type: 'closure', time_zone: 'Europe/Berlin', ...fields })
const [since, now] = [Date.parse('2026-05-14T05:12:00Z'), Date.parse('2026-05-16T10:00:00Z')]
const changes = (...records: readonly object[]) => changesSince(records.map(closure), since, now, null)

test('a closure that begins by schedule has begun, one that ends has ended', () => {
  expect(changes({ start_on: '2026-05-15', end_on: '2026-06-30' })).toEqual({ begun: 1, ended: 0 })
  expect(changes({ start_on: '2026-05-01', end_on: '2026-05-15' })).toEqual({ begun: 0, ended: 1 })
})

test('what was so before, is still to come, or is over again has not changed', () => {
  expect(
    changes(
      { start_on: '2026-05-01', end_on: null },
      { start_on: '2026-05-17' },
      { start_on: '2026-05-15', end_on: '2026-05-15' },
    ),
  ).toEqual({ begun: 0, ended: 0 })
})

test('notices, and closures whose zone nobody knows, are left out', () => {
  const start_on = '2026-05-15'
  expect(changes({ start_on, type: 'notice' }, { start_on, time_zone: null })).toEqual({ begun: 0, ended: 0 })
  expect(changesSince([closure({ start_on, time_zone: null })], since, now, 'Europe/Rome').begun).toBe(1)
})
