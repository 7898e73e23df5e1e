import { expect, it } from 'vitest'
import { freeMiddle, isOn } from './world.ts'

it('tells what lies on a map from what lies beside it', () => {
  const map = { width: 100, height: 50 }
  expect([isOn({ x: 0, y: 50 }, map), isOn({ x: -1, y: 20 }, map), isOn({ x: 20, y: 51 }, map)]).toEqual([
    true,
    false,
    false,
  ])
})

it('takes the middle of what panels leave free', () => {
  const map = { width: 1000, height: 600 }
  expect(freeMiddle(map, { left: 0, right: 0, top: 0, bottom: 0 })).toEqual([500, 300])
  expect(freeMiddle(map, { left: 356, right: 100, top: 20, bottom: 100 })).toEqual([628, 260])
})
