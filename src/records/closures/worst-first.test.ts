import { expect, test } from 'vitest'
import type { BBox } from '#contract/geometry.ts'
import type { Closure } from '#contract/records/closure.ts'
import { aClosure, MAY_15, uuidOf } from '#testing/builders.ts'
import { closureStateAt } from './closure-state.ts'
import { worstAndNearestFirst } from './worst-first.ts'

const at = (lng: number, lat: number): BBox => [lng, lat, lng + 0.1, lat + 0.1]
const stateOf = (name: string, changes: Partial<Closure>) =>
  closureStateAt(aClosure({ uuid: uuidOf(name.length), name, ...changes }), MAY_15, null)

test('what matters as much is nearest first, by the length of a degree there and over the antimeridian', () => {
  const states = [
    stateOf('Notice', { bbox: at(179, -45), type: 'notice' }),
    stateOf('Nowhere', { bbox: null }),
    stateOf('Far away', { bbox: at(150, -45) }),
    stateOf('To the east', { bbox: at(-179.3, -45) }),
    stateOf('To the south', { bbox: at(179, -46.6) }),
  ]
  const names = states.toSorted(worstAndNearestFirst([179, -45])).map(({ record }) => record.name)
  expect(names).toEqual(['To the east', 'To the south', 'Far away', 'Nowhere', 'Notice'])
})
