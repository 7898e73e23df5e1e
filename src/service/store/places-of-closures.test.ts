import { describe, expect, it } from 'vitest'
import { GEOMETRY_ORIGINS } from '#contract/records/closure.ts'
import { aClosure, anArea, MAY_15 } from '#testing/builders.ts'
import { storeKinds, write } from './testing/store.ts'

const ALL = { offset: 0, limit: 1000 }

describe.each(storeKinds)('$name', ({ aPlace }) => {
  it('by what their place comes from finds closures whose areas are there, and are there no more', async () => {
    const area = anArea()
    const ofArea = { geometry: null, protected_area_uuids: [area.uuid] }
    const closures = [aClosure({ name: 'own' }), aClosure({ name: 'of area', ...ofArea }), aClosure({ geometry: null })]
    const place = await aPlace()
    const writer = await place.openWriter()
    await write(writer, { areas: [area], closures })
    const store = await place.openStore()
    const counts = async () => {
      const asked = GEOMETRY_ORIGINS.map(async (origin) =>
        store.listClosures({ geometry_from: [origin] }, ['uuid'], ALL, MAY_15),
      )
      return (await Promise.all(asked)).map(({ count }) => count)
    }
    expect(await counts()).toEqual([1, 1, 1])
    const transaction = await writer.begin()
    await transaction.removeRecord('area', area.uuid)
    await transaction.commit({ demo: false })
    expect(await counts()).toEqual([1, 0, 2])
  })
})
