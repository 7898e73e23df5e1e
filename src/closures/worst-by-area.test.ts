import { expect, test } from 'vitest'
import { aClosure, MAY_15, uuidOf } from '#testing/builders.ts'
import { closureStateAt } from './closure-state.ts'
import { worstByArea } from './worst-by-area.ts'

const [marsh, cliff] = [uuidOf(900), uuidOf(901)]
const stateOf = (changes: Parameters<typeof aClosure>[0]) => closureStateAt(aClosure(changes), MAY_15, null)

test('an area stands as the worst of its closures does, filtered out or not', () => {
  const notice = stateOf({ type: 'notice', protected_area_uuids: [marsh, cliff] })
  const voluntary = stateOf({ is_binding: false, protected_area_uuids: [marsh] })
  const inForce = stateOf({ protected_area_uuids: [marsh] })
  const worst = worstByArea({ matching: [notice, voluntary], others: [inForce] })
  expect(worst.get(marsh)).toBe(inForce)
  expect(worst.get(cliff)).toBe(notice)
})

test('what is over does not count', () => {
  const over = stateOf({ end_on: '2026-05-03', protected_area_uuids: [marsh] })
  expect(worstByArea({ matching: [over], others: [] }).size).toBe(0)
})
