import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { describe, expect, it } from 'vitest'
import { anArea, aSquareArea, uuidOf } from '#testing/builders.ts'
import { TILE_POINTS } from '#contract/tiles/budget.ts'
import { makeAreaTile, readAreaTile } from '#contract/tiles/area-tile.ts'
import type { TileId } from '#contract/tiles/grid.ts'
import { prepareArea } from './domain/prepare-area.ts'
import type { PreparedArea } from './domain/inputs.ts'
import type { Store, StoreWriter } from './domain/store.ts'
import { storeKinds } from './testing/store.ts'

const WORLD = [-180, -90, 180, 90] as const
/** More than any tile may have, all of them within one pixel of the smallest zooms; the last is the largest. */
const COUNT = TILE_POINTS + 100
const crowd = Array.from({ length: COUNT }, (_, index) => {
  const geometry = { type: 'MultiPoint' as const, coordinates: [[10 + index / 1e5, 50]] }
  return prepareArea(anArea({ uuid: uuidOf(index + 1), geometry, area_km2: index + 1 }))
})
const largeUuid = uuidOf(9999)
const large = prepareArea(anArea({ uuid: largeUuid, geometry: aSquareArea(20, 40, 5), area_km2: 200_000 }))

async function put(writer: StoreWriter, areas: readonly PreparedArea[], gone: readonly string[] = []): Promise<void> {
  const transaction = await writer.begin()
  await transaction.putAreas(areas)
  for (const uuid of gone) await transaction.removeRecord('area', uuid)
  await transaction.commit({ demo: false })
}

async function drawnIn(store: Store, tile: TileId): Promise<number[]> {
  const { layers } = new VectorTile(new PbfReader(await readAreaTile(store, tile)))
  const ids = Object.values(layers).flatMap((layer) => {
    return Array.from({ length: layer.length }, (_, index) => layer.feature(index).id ?? 0)
  })
  return [...new Set(ids)].sort((a, b) => a - b)
}

/** The tiles of a zoom between the prime meridian and 45° east, north of the equator, where all of these areas are. */
function tilesAt(z: number): TileId[] {
  const [columns, rows] = [Math.max(1, 2 ** z / 8), Math.max(1, 2 ** z / 2)]
  const west = Math.floor(2 ** z / 2)
  return Array.from({ length: columns * rows }, (_, index) => ({
    z,
    x: west + (index % columns),
    y: Math.floor(index / columns),
  }))
}

/** The coarse tiles that are kept are those that are made when they are asked for. */
async function expectTilesKept(store: Store): Promise<void> {
  let kept = 0
  for (const z of [0, 3, 5]) {
    for (const tile of tilesAt(z)) {
      const coarse = await store.coarseTile(tile)
      const made = Buffer.from(await makeAreaTile(store, tile))
      expect(made.equals(coarse ?? new Uint8Array())).toBe(true)
      if (coarse !== null) kept++
    }
  }
  expect(kept).toBeGreaterThan(3)
  expect(await store.coarseTile({ z: 7, x: 67, y: 43 })).toBeNull()
}

describe.each(storeKinds)('areas that are drawn, in $name', ({ aPlace }) => {
  const aStage = async () => {
    const place = await aPlace()
    const writer = await place.openWriter()
    return { place, writer, store: await place.openStore() }
  }

  it('are of those in one place the largest first, stay when one zooms in, and are counted in a box', async () => {
    const { writer, store } = await aStage()
    await put(writer, [...crowd, large])
    expect(await drawnIn(store, { z: 0, x: 0, y: 0 })).toEqual([COUNT, COUNT + 1])
    let before: readonly number[] = []
    for (let z = 0; z <= 4; z++) {
      const drawn = (await Promise.all(tilesAt(z).map((tile) => drawnIn(store, tile)))).flat()
      expect(drawn).toEqual(expect.arrayContaining([...before]))
      before = drawn
    }
    expect(await store.allDrawnFrom()).toBeGreaterThan(4)
    expect(await store.countDrawn(WORLD, 0)).toEqual({ count: COUNT + 1, drawn: 2 })
    expect(await store.countDrawn([9, 49, 11, 51], 0)).toEqual({ count: COUNT, drawn: 1 })
    expect(await store.countDrawn([9, 49, 11, 51], 14)).toEqual({ count: COUNT, drawn: COUNT })
    await expectTilesKept(store)
  })

  it('give way to those that come and take the place of those that go', async () => {
    const { writer, store } = await aStage()
    const root = { z: 0, x: 0, y: 0 }
    await put(writer, crowd)
    expect(await drawnIn(store, root)).toEqual([COUNT])
    const larger = prepareArea(anArea({ uuid: largeUuid, geometry: aSquareArea(10, 50, 0.04), area_km2: 10_000 }))
    await put(writer, [larger])
    expect(await drawnIn(store, root)).toEqual([COUNT + 1])
    await put(writer, [], [largeUuid, uuidOf(COUNT)])
    expect(await drawnIn(store, root)).toEqual([COUNT - 1])
  })

  it('leave no tile behind where all go', async () => {
    const { writer, store } = await aStage()
    const root = { z: 0, x: 0, y: 0 }
    await put(writer, [large])
    expect(await drawnIn(store, root)).toEqual([1])
    await put(writer, [], [largeUuid])
    expect([await store.coarseTile(root), await drawnIn(store, root)]).toEqual([null, []])
  })

  it('are chosen anew by any transaction where other rules chose, at no other time, and are all while none is chosen', async () => {
    const { place, writer, store } = await aStage()
    await put(writer, crowd)
    await writer.close()
    await place.script('UPDATE area_drawn SET point_from = 0, shape_from = 0; DELETE FROM area_tile')
    const again = await place.openWriter()
    await (await again.begin()).commit({ demo: false })
    expect([(await store.countDrawn(WORLD, 0)).drawn, await store.madeByOtherRules()]).toEqual([COUNT, false])
    await again.close()
    await place.script('UPDATE tile_rules SET rules = 0')
    expect(await store.madeByOtherRules()).toBe(true)
    const last = await place.openWriter()
    await (await last.begin()).commit({ demo: false })
    expect([(await store.countDrawn(WORLD, 0)).drawn, await store.madeByOtherRules()]).toEqual([1, false])
    expect(await store.coarseTile({ z: 0, x: 0, y: 0 })).not.toBeNull()
    await last.close()
    await place.script('DELETE FROM area_drawn; DELETE FROM area_tile')
    expect(await drawnIn(store, { z: 0, x: 0, y: 0 })).toHaveLength(COUNT)
  })
})
