import { statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { anArea, aSquare, aSquareArea, uuidOf } from '#testing/builders.ts'
import { aDirectory, aStore, aWriter } from '../../store/testing/store.ts'
import type { AreaInput } from '../../store/domain/inputs.ts'
import type { Store } from '../../store/domain/store.ts'
import { makeAreaTile } from '#contract/tiles/area-tile.ts'
import { prepareArea } from '../../store/domain/prepare-area.ts'
import { exported } from '../testing/export.ts'
import { archiveIn } from '../../archive/testing/archive.ts'

async function aStoreOfAreas(areas: readonly AreaInput[], demo = false): Promise<Store> {
  const directory = aDirectory()
  const transaction = await aWriter(directory).begin()
  await transaction.putAreas(areas.map(prepareArea))
  await transaction.commit({ demo })
  return aStore(directory)
}

const areas = [
  anArea({ uuid: uuidOf(1), name: 'Large', geometry: aSquareArea(-3, 40, 12), attribution: 'Us' }),
  anArea({ uuid: uuidOf(2), name: 'Small', geometry: aSquareArea(13, 48, 0.001) }),
  anArea({ uuid: uuidOf(3), name: 'A place', geometry: { type: 'MultiPoint', coordinates: [[20, -30]] } }),
  // Its eastern end is in a tile that holds nothing until shapes of its size are drawn.
  anArea({ uuid: uuidOf(5), name: 'Over an edge', geometry: aSquareArea(-0.09, -50, 0.1) }),
  anArea({
    uuid: uuidOf(4),
    name: 'On both sides',
    geometry: { type: 'MultiPolygon', coordinates: [aSquare(179, -17).coordinates, aSquare(-180, -17).coordinates] },
  }),
]

it('holds every tile that the service gives, as it gives it', async () => {
  const store = await aStoreOfAreas(areas)
  const archive = archiveIn(await exported(store, { format: 'pmtiles', maxZoom: 7 }))
  let held = 0
  const differing: string[] = []
  for (let z = 0; z <= 7; z++) {
    for (let x = 0; x < 2 ** z; x++) {
      for (let y = 0; y < 2 ** z; y++) {
        const tile = await archive.getZxy(z, x, y)
        const bytes = new Uint8Array(tile?.data ?? new ArrayBuffer(0))
        if (!Buffer.from(bytes).equals(await makeAreaTile(store, { z, x, y }))) differing.push(`${z}/${x}/${y}`)
        if (bytes.length > 0) held++
      }
    }
  }
  expect(differing).toEqual([])
  expect(held).toBeGreaterThan(100)
  expect(await archive.getHeader()).toMatchObject({ numAddressedTiles: held, minZoom: 0, maxZoom: 7, clustered: true })
})

it('says what it is, and how large', async () => {
  const path = await exported(await aStoreOfAreas(areas, true), { format: 'pmtiles', maxZoom: 2 })
  const archive = archiveIn(path)
  expect(await archive.getMetadata()).toMatchObject({
    name: 'Demo data · Fieldgate',
    description: expect.stringContaining('demonstration'),
    attribution: 'Us',
    vector_layers: [{ id: 'areas' }, { id: 'area_points' }],
  })
  const header = await archive.getHeader()
  expect(header).toMatchObject({ specVersion: 3, tileType: 1, tileCompression: 2, internalCompression: 2 })
  expect(header).toMatchObject({ minLon: -180, minLat: -50, maxLon: 180, maxLat: 52 })
  const { rootDirectoryLength, jsonMetadataLength, leafDirectoryLength = 0, tileDataLength = 0 } = header
  const parts = rootDirectoryLength + jsonMetadataLength + leafDirectoryLength + tileDataLength
  expect(statSync(path).size).toBe(127 + parts)
})

it('keeps the inside of a large area once', async () => {
  const store = await aStoreOfAreas(areas.slice(0, 1))
  const { numAddressedTiles, numTileContents, numTileEntries } = await archiveIn(
    await exported(store, { format: 'pmtiles', maxZoom: 9 }),
  ).getHeader()
  expect(numAddressedTiles).toBeGreaterThan(400)
  expect(numTileContents).toBeLessThan(numAddressedTiles / 2)
  expect(numTileEntries).toBeLessThan(numAddressedTiles)
})

it('cannot be made of no areas', async () => {
  const store = await aStoreOfAreas([])
  await expect(exported(store, { format: 'pmtiles' })).rejects.toThrow('The store is empty')
})
