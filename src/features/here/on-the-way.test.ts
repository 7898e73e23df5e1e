import { expect, test } from 'vitest'
import type { View } from '#core/viewport/bounds.ts'
import { goesAlong, makesWay } from './on-the-way.ts'

const at = (lng: number) => ({ lng, lat: 48, accuracy: 10 })
const view = (west: number, east: number, zoom = 14): View => ({ bounds: [west, 47.9, east, 48.1], zoom })

test('the map goes along with who walks out of it', () => {
  expect(goesAlong(at(13.01), at(13.02), view(13, 13.1))).toBe(false)
  expect(goesAlong(at(13.09), at(13.11), view(13, 13.1))).toBe(true)
})

test('the map stays where somebody looks elsewhere, or at all of the region', () => {
  expect(goesAlong(at(13.2), at(13.21), view(13, 13.1))).toBe(false)
  expect(goesAlong(at(13.01), at(13.02), view(12, 14, 9))).toBe(false)
  expect(goesAlong(at(13.01), at(13.02), null)).toBe(false)
})

test('the map makes way for a pin, but fetches nobody back who walks and looks elsewhere', () => {
  const pointedAt = { ...at(13), accuracy: null }
  expect([makesWay(at(13), null), makesWay(at(13), true), makesWay(at(13), false)]).toEqual([true, true, false])
  // One may point at what the card then covers, wherever the pin was before.
  expect(makesWay(pointedAt, false)).toBe(true)
})
