import { check } from '@placemarkio/check-geojson'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { AREA_FIELDS } from '#contract/records/area.ts'
import { aClosure, anArea, aSquareArea, uuidOf } from '#testing/builders.ts'
import {
  aDirectory,
  aStore,
  aStoreOf,
  aStoreWith,
  mirrorOfDemo,
  storeKinds,
  type Content,
} from '../store/testing/store.ts'
import { collectionIn, exported } from './testing/export.ts'

const licence = { name: 'Free', uri: 'https://example.org/free' }
const sweden = anArea({ uuid: uuidOf(1), name: 'Marsh', country_id: 752, licence_uri: licence.uri, attribution: 'Us' })
const austria = anArea({ uuid: uuidOf(2), country_id: 40, geometry: aSquareArea(12, 47) })
const over = aClosure({ uuid: uuidOf(3), start_on: '2020-01-01', end_on: '2020-02-01' })
const placeless = aClosure({ uuid: uuidOf(4), geometry: null })

describe.each(storeKinds)('areas and closures of $name as GeoJSON', (kind) => {
  const aFilledStore = (origin: Pick<Content, 'demo' | 'mirror'> = {}) =>
    aStoreOf(kind, { ...origin, licences: [licence], areas: [sweden, austria], closures: [over, placeless] })

  it('keep the rules of GeoJSON, and all fields under their names', async () => {
    const path = await exported(await aFilledStore())
    expect(() => check(readFileSync(path, 'utf8'))).not.toThrow()
    const { features, ...members } = collectionIn(path)
    expect(members).toMatchObject({ type: 'FeatureCollection', name: 'Fieldgate', licences: [licence] })
    const { geometry, bbox, ...properties } = sweden
    expect(features[0]).toMatchObject({ id: sweden.uuid, geometry, bbox })
    expect(Object.keys(features[0]?.properties ?? {})).toEqual(
      AREA_FIELDS.filter((field) => field !== 'bbox' && field !== 'geometry'),
    )
    const { id, created_at, updated_at, ...lasting } = properties
    expect(features[0]?.properties).toMatchObject(lasting)
    expect([typeof id, typeof created_at, typeof updated_at]).toEqual(['number', 'string', 'string'])
  })

  it('hold closures that are over and those without a place, each with the name of its source', async () => {
    const { features } = collectionIn(await exported(await aFilledStore(), { kind: 'closures' }))
    const rangers = { source: 'Rangers', source_url: null, source_kind: 'authority' }
    expect(features).toMatchObject([
      { id: over.uuid, geometry: over.geometry, properties: { ...rangers, status: 'expired' } },
      { id: placeless.uuid, geometry: null, properties: { ...rangers, status: 'current' } },
    ])
  })

  it('are those that the parameters of the list select', async () => {
    const store = await aFilledStore()
    const names = async (where: string) =>
      collectionIn(await exported(store, { where })).features.map(({ properties }) => properties['uuid'])
    expect(await names('country_id=752')).toEqual([sweden.uuid])
    expect(await names('bbox=11,46,12.5,48')).toEqual([austria.uuid])
    expect(await names('q=nowhere')).toEqual([])
    const current = await exported(store, { kind: 'closures', where: 'status=current&fields=uuid,name' })
    expect(collectionIn(current).features).toEqual([
      {
        type: 'Feature',
        id: placeless.uuid,
        properties: { uuid: placeless.uuid, name: placeless.name },
        geometry: null,
      },
    ])
  })

  it('say that they are a demonstration where they are, or copies of one', async () => {
    for (const origin of [{ demo: true }, { mirror: mirrorOfDemo }]) {
      expect(collectionIn(await exported(await aFilledStore(origin)))).toMatchObject({
        demo: true,
        description: expect.stringContaining('demonstration'),
      })
    }
    expect(collectionIn(await exported(await aFilledStore()))).not.toHaveProperty('demo')
  })
})

it('refuses parameters that are wrong or unknown, by name', async () => {
  const store = await aStoreWith({ areas: [sweden] })
  await expect(exported(store, { where: 'bbox=1,2' })).rejects.toThrow(/bbox: .*four numbers/)
  await expect(exported(store, { where: 'contry_id=752' })).rejects.toThrow('unknown parameter contry_id')
  await expect(exported(store, { where: 'status=current' })).rejects.toThrow('unknown parameter status')
})

it('refuses a store that is empty', async () => {
  await expect(exported(aStore(aDirectory()))).rejects.toThrow('The store is empty')
})
