import { describe, expect, it } from 'vitest'
import { anArea, aSquareArea, uuidOf } from '#testing/builders.ts'
import { aStoreOf, storeKinds } from './testing/store.ts'

describe.each(storeKinds)('areas in $name', (kind) => {
  it('have names in a language, else their own, and places, as many as are asked for at once', async () => {
    const [marsh, moor, other] = [
      anArea({ name: 'Quiet “Marsh”', geometry: aSquareArea(170, -43), centroid: [170.123456789, -43.1] }),
      anArea({ name: 'Moor', names: { de: 'Das Moor', fr: 'Tourbière' } }),
      anArea(),
    ]
    const store = await aStoreOf(kind, { areas: [marsh, moor, other] })
    const places = await store.areaPlaces([moor.uuid, uuidOf(900), marsh.uuid, moor.uuid, ''], 'de')
    expect(Object.fromEntries(places)).toEqual({
      [marsh.uuid]: { name: marsh.name, centroid: marsh.centroid },
      [moor.uuid]: { name: 'Das Moor', centroid: moor.centroid },
    })
    expect(await store.areaPlaces([], 'de')).toEqual(new Map())
  })
})
