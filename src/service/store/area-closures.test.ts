import { expect, describe, it } from 'vitest'
import * as z from 'zod/mini'
import type { MultiPolygon } from 'geojson'
import { aClosure, anArea, aSquare, aSquareArea, MAY_15, uuidOf } from '#testing/builders.ts'
import { aStoreOf, parsed, storeKinds } from './testing/store.ts'

const Named = z.array(z.object({ name: z.string() }))

describe.each(storeKinds)('$name', (kind) => {
  it('finds the closures of an area: those that name it, and those that name none and are in and around it', async () => {
    const east = aSquareArea(13, 50).coordinates
    const shape: MultiPolygon = { type: 'MultiPolygon', coordinates: [...aSquareArea(10, 50).coordinates, ...east] }
    const area = anArea({ geometry: shape })
    const other = anArea({ geometry: aSquareArea(10, 50) })
    const [inside, far] = [aSquare(10.5, 50.5, 0.1), aSquare(20, 50, 0.1)]
    const store = await aStoreOf(kind, {
      areas: [area, other],
      closures: [
        aClosure({ name: 'named', geometry: null, protected_area_uuids: [area.uuid, other.uuid] }),
        aClosure({ name: 'named, elsewhere', geometry: far, protected_area_uuids: [area.uuid] }),
        aClosure({ name: 'nameless, within', geometry: inside, type: 'notice' }),
        aClosure({ name: 'nameless, elsewhere', geometry: far }),
        aClosure({ name: 'nameless, nowhere', geometry: null }),
        aClosure({ name: 'nameless, in the bounds alone', geometry: aSquare(12.5, 50.5, 0.1) }),
        aClosure({ name: 'of the other, within', geometry: inside, protected_area_uuids: [other.uuid] }),
        aClosure({
          name: 'named, over',
          start_on: '2025-05-01',
          end_on: '2025-05-02',
          protected_area_uuids: [area.uuid],
        }),
      ],
    })
    const selection = { protected_area_uuid: [area.uuid] }
    const rows = await store.listClosures(selection, ['name'], { offset: 0, limit: 10 }, MAY_15)
    const names = Named.parse(parsed(rows)).map(({ name }) => name)
    expect(names.toSorted()).toEqual(['named', 'named, elsewhere', 'nameless, within'])
    const both = { protected_area_uuid: [area.uuid, other.uuid] }
    const [of, onDay] = await Promise.all([
      store.listClosures(both, ['name'], { offset: 0, limit: 10 }, MAY_15),
      store.listClosures({ ...selection, active_on: '2026-05-20' }, ['name'], { offset: 0, limit: 10 }, MAY_15),
    ])
    expect([of.count, onDay.count]).toEqual([4, 3])
    const unknown = { protected_area_uuid: [uuidOf(999)] }
    expect((await store.listClosures(unknown, ['name'], { offset: 0, limit: 10 }, MAY_15)).count).toBe(0)
  })
})
