import { expect, it } from 'vitest'
import type { NamedPlace } from './named-places.ts'
import { nearestName, placesBetween } from './places-between.ts'

it('names the nearest place within a kilometre', () => {
  const places: NamedPlace[] = [
    { name: 'Guttal', at: [13, 47.005] },
    { name: 'Kreuzeck', at: [13, 47.002] },
  ]
  expect(nearestName([13, 47], places)).toBe('Kreuzeck')
  expect(nearestName([13, 47.5], places)).toBeNull()
})

it('says between which places a path lies, and nothing by one name alone of a long path', () => {
  expect(placesBetween(['Guttal', 'Kreuzeck'], 9000)).toEqual(['Guttal', 'Kreuzeck'])
  expect(placesBetween(['Guttal', null], 900)).toEqual(['Guttal'])
  expect(placesBetween(['Guttal', 'Guttal'], 9000)).toEqual([])
  expect(placesBetween([null, null], 900)).toEqual([])
})
