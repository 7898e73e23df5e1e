import type { MultiPolygon } from 'geojson'
import { expect, test } from 'vitest'
import { ClosureRecord } from '#contract/records/closure.ts'
import { aClosure, aSquare, uuidOf } from '#testing/builders.ts'
import { isOfArea, reachingInto } from './is-of-area.ts'

/** A triangle, which leaves a corner of its box empty. */
const shape: MultiPolygon = {
  type: 'MultiPolygon',
  coordinates: [
    [
      [
        [13, 48],
        [14, 48],
        [13, 49],
        [13, 48],
      ],
    ],
  ],
}
const marsh = { uuid: uuidOf(900), box: [13, 48, 14, 49] as const, shape }
const ofNone = (lng: number, lat: number) => aClosure({ geometry: aSquare(lng, lat, 0.1) })
const ofOther = aClosure({ protected_area_uuids: [uuidOf(902)], geometry: aSquare(13, 48, 0.1) })

test('the closures of an area are those that name it, wherever they lie, and not those of other areas', () => {
  expect(isOfArea(aClosure({ protected_area_uuids: [marsh.uuid], geometry: aSquare(20, 48) }), marsh)).toBe(true)
  expect(isOfArea(ofOther, marsh)).toBe(false)
})

test('those that name no area are its own where their shape meets its shape, and not only its box', () => {
  expect([ofNone(13.1, 48.1), ofNone(13.9, 48.9), ofNone(20, 48)].map((one) => isOfArea(one, marsh))).toEqual([
    true,
    false,
    false,
  ])
  const placeless = ClosureRecord.parse({ uuid: uuidOf(901), name: 'Bare' })
  expect(isOfArea(placeless, marsh)).toBe(false)
  expect(isOfArea(ofNone(13.9, 48.9), { ...marsh, shape: null })).toBe(true)
})

test('what reaches into an area from elsewhere is told apart, and what only has the shape of its areas is not', () => {
  const own = ofNone(13.1, 48.1)
  const byAreas = { ...ofOther, uuid: uuidOf(903), geometry_from: 'areas' as const }
  const corner = { ...ofNone(13.9, 48.9), protected_area_uuids: [uuidOf(902)] }
  expect(reachingInto([own, ofOther, byAreas, corner], [own], shape)).toEqual([ofOther])
  expect(reachingInto([ofOther], [], null)).toEqual([])
})
