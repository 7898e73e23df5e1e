import type { MultiPolygon } from 'geojson'
import { describe, expect, it } from 'vitest'
import type { BBox } from '#contract/geometry.ts'
import { aClosure, anArea, aSquare, aSquareArea, MAY_15, uuidOf } from '#testing/builders.ts'
import { aStoreOf, inText, storeKinds, write, type Content } from './testing/store.ts'

describe.each(storeKinds)('$name', (kind) => {
  const { aPlace } = kind
  const aStoreWith = (content: Content) => aStoreOf(kind, content)

  const ALL = { offset: 0, limit: 1000 }

  describe('a box', () => {
    const horseshoe: MultiPolygon = {
      type: 'MultiPolygon',
      coordinates: [
        [
          [
            [0, 0],
            [6, 0],
            [6, 6],
            [4, 6],
            [4, 2],
            [2, 2],
            [2, 6],
            [0, 6],
            [0, 0],
          ],
        ],
      ],
    }
    const fiji = anArea({
      name: 'Fiji',
      bbox: [178, -18, -179, -16],
      geometry: {
        type: 'MultiPolygon',
        coordinates: [aSquare(178, -18, 2), aSquare(-180, -17, 1)].map((p) => p.coordinates),
      },
    })
    const areas = [
      anArea({ name: 'Horseshoe', geometry: horseshoe }),
      fiji,
      anArea({ name: 'Far', geometry: aSquareArea(50, 50) }),
    ]

    it.each<[string, BBox, string[]]>([
      ['within the opening of a horseshoe', [2.5, 3, 3.5, 5], []],
      ['in one of its arms', [0.5, 3, 1, 5], ['Horseshoe']],
      ['east of the antimeridian', [-180, -20, -179.5, -10], ['Fiji']],
      ['west of it', [179, -20, 180, -10], ['Fiji']],
      ['across it', [179, -20, -179, -10], ['Fiji']],
      ['across it and around the world', [40, -90, 39, 90], ['Horseshoe', 'Fiji', 'Far']],
      ['between its halves the long way round', [-178.9, -20, 177.9, -10], []],
      ['of the whole world', [-180, -90, 180, 90], ['Horseshoe', 'Fiji', 'Far']],
      ['that touches a corner', [51, 51, 52, 52], ['Far']],
      ['that fails a corner by a centimetre', [51.0000001, 51, 52, 52], []],
    ])('%s', async (_, bbox, expected) => {
      const closures = areas.map((record) => aClosure({ name: record.name, geometry: record.geometry }))
      const store = await aStoreWith({
        areas,
        closures: closures.map((record, n) => ({ ...record, uuid: uuidOf(900 + n) })),
      })
      const found = { count: expected.length, rows: expected.map((name) => JSON.stringify({ name })) }
      expect(inText(await store.listAreas({ bbox }, ['name'], ALL))).toEqual(found)
      expect(inText(await store.listClosures({ bbox }, ['name'], ALL, MAY_15))).toEqual(found)
    })

    it('sees an outline that an import has changed since', async () => {
      const place = await aPlace()
      const writer = await place.openWriter()
      const area = anArea({ geometry: horseshoe })
      await write(writer, { areas: [area] })
      const store = await place.openStore()
      const opening = { bbox: [2.5, 3, 3.5, 5] } as const
      expect((await store.listAreas(opening, ['name'], ALL)).count).toBe(0)
      await write(writer, { areas: [{ ...area, geometry: aSquareArea(0, 0, 6) }] })
      expect((await store.listAreas(opening, ['name'], ALL)).count).toBe(1)
    })

    it('of the whole world has only what has a place', async () => {
      const placed = aClosure({ name: 'Placed', uuid: uuidOf(900), geometry: aSquareArea(1, 1) })
      const anywhere = aClosure({ name: 'Anywhere', uuid: uuidOf(901), geometry: null })
      const store = await aStoreWith({ closures: [placed, anywhere] })
      const found = await store.listClosures({ bbox: [-180, -90, 180, 90] }, ['name'], ALL, MAY_15)
      expect(inText(found)).toEqual({ count: 1, rows: ['{"name":"Placed"}'] })
    })

    it('that held all records holds no longer what is written outside of it', async () => {
      const place = await aPlace()
      const writer = await place.openWriter()
      await write(writer, { areas: [anArea({ name: 'Near', geometry: aSquareArea(1, 1) })] })
      const store = await place.openStore()
      const box = { bbox: [0, 0, 10, 10] } as const
      expect((await store.listAreas(box, ['name'], ALL)).count).toBe(1)
      await write(writer, { areas: [anArea({ name: 'Far', geometry: aSquareArea(50, 50) })] })
      expect(inText(await store.listAreas(box, ['name'], ALL))).toEqual({ count: 1, rows: ['{"name":"Near"}'] })
    })
  })
})
