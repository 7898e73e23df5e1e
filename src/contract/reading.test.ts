import { expect, test } from 'vitest'
import { aSquare, aSquareArea } from '#testing/builders.ts'
import { AreaRecord } from './records/area.ts'
import { ClosureRecord } from './records/closure.ts'

const uuid = '00000000-0000-4000-8000-000000000001'

test('an address or a word that is none takes no record away, and null reads as missing', () => {
  const odd = { uuid, name: 'Cliff', url: 'www.park.example', source_kind: 'club', start_on: null, type: 'notice' }
  expect(ClosureRecord.parse({ ...odd, constructor: 1 })).toEqual({ uuid, name: 'Cliff', type: 'notice' })
  expect(AreaRecord.parse({ uuid, name: 'Marsh', url: '', iucn_category: 'VII', licence_uri: '-' })).toEqual({
    uuid,
    name: 'Marsh',
  })
  const url = 'https://park.example/'
  expect(ClosureRecord.parse({ uuid, name: 'Cliff', url })).toEqual({ uuid, name: 'Cliff', url })
})

test('what is no object is no record', () => {
  const records = [null, undefined, 1, 'text', [], [uuid, 'Cliff']]
  expect(records.filter((record) => ClosureRecord.safeParse(record).success)).toEqual([])
})

test('what decides whether and when a closure holds is never passed over', () => {
  for (const odd of [{ type: 'ban' }, { start_on: 'soon' }, { daytime_end: '25:00' }, { name: 1 }]) {
    expect(ClosureRecord.safeParse({ uuid, name: 'Cliff', ...odd }).success).toBe(false)
  }
})

test('a record with a shape has a box: its own, else that of the shape', () => {
  const bbox = [10, 40, 20, 50]
  expect(AreaRecord.parse({ uuid, name: 'Marsh', geometry: aSquareArea(13, 48) }).bbox).toEqual([13, 48, 14, 49])
  expect(ClosureRecord.parse({ uuid, name: 'Cliff', geometry: aSquare(13, 48) }).bbox).toEqual([13, 48, 14, 49])
  expect(ClosureRecord.parse({ uuid, name: 'Cliff', geometry: aSquare(13, 48), bbox }).bbox).toEqual(bbox)
  expect(
    AreaRecord.parse({ uuid, name: 'Marsh', geometry: { type: 'MultiPolygon', coordinates: [] } }),
  ).not.toHaveProperty('bbox')
})
