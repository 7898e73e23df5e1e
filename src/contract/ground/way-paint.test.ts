import { expect, it } from 'vitest'
import { aClosure, MAY_15 } from '#testing/builders.ts'
import type { Closure } from '../records/closure.ts'
import { standingAt } from '../standing/standing.ts'
import { activities } from '../vocabulary/activities.ts'
import { walkingIds, wayPaintOf } from './way-paint.ts'

const names = new Map(activities.map(({ id, labels }) => [id, { name: labels.en }]))
const idsOf = (...keys: string[]) => activities.filter(({ key }) => keys.includes(key)).map(({ id }) => id)
const NOW = { start_on: '2026-05-01', end_on: '2026-05-31' }
const LATER = { start_on: '2026-06-01', end_on: '2026-06-30' }

function paintOf(changes: Partial<Closure>, known = names) {
  const record = aClosure(changes)
  const { displayStatus } = standingAt(record, 'UTC', MAY_15)
  return wayPaintOf({ record, displayStatus }, walkingIds(known), known)
}

it('ways are marked as their closure stands, where it is for walkers', () => {
  const entering = { activity_ids: idsOf('entering') }
  expect(paintOf({ ...NOW, ...entering })).toBe('closed')
  expect(paintOf({ ...LATER, ...entering })).toBe('upcoming')
  expect(paintOf({ ...NOW, ...entering, is_binding: false })).toBe('advice')
  expect(paintOf({ ...NOW, ...entering, type: 'notice' })).toBeNull()
  expect(paintOf({ ...NOW, activity_ids: idsOf('hiking', 'drones') })).toBe('closed')
  expect(paintOf({ ...NOW, activity_ids: [] })).toBe('closed')
})

it('ways are not marked for what walkers do not do', () => {
  expect(paintOf({ ...NOW, activity_ids: idsOf('drones', 'climbing') })).toBeNull()
})

it('ways stay open where it is leaving them that is closed', () => {
  expect(paintOf({ ...NOW, activity_ids: idsOf('leaving_paths') })).toBe('open')
  expect(paintOf({ ...LATER, activity_ids: idsOf('leaving_paths') })).toBe('open')
  expect(paintOf({ ...NOW, activity_ids: idsOf('leaving_paths'), is_binding: false })).toBeNull()
})

it('ways are not marked for activities of a service that knows no walking', () => {
  const others = new Map(idsOf('drones').map((id) => [id, { name: 'Drones' }]))
  expect(paintOf({ ...NOW, activity_ids: idsOf('entering') }, others)).toBeNull()
})
