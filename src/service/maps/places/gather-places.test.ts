import { PbfWriter } from 'pbf'
import { expect, it } from 'vitest'
import type { BBox } from '#contract/geometry.ts'
import type { Archive } from '../files/archive.ts'
import { MapError } from '../files/map-error.ts'
import { numberOf, tileOf } from '../files/tile-ids.ts'
import { gatherPlaces } from './gather-places.ts'

const POINT = [9, 2048, 2048]
/** Around all tiles of zoom 1. */
const WORLD: BBox = [-180, -85, 180, 85]

/** A tile with a hut of some name, or a path, drawn by such commands. */
function aTile(name: string, geometry: readonly number[], isPath = false): Uint8Array<ArrayBuffer> {
  const tile = new PbfWriter()
  const feature = (_: unknown, pbf: PbfWriter) => {
    pbf.writePackedVarint(2, [0, 0, 1, 1])
    pbf.writeVarintField(3, isPath ? 2 : 1)
    pbf.writePackedVarint(4, [...geometry])
  }
  const layer = (_: unknown, pbf: PbfWriter) => {
    pbf.writeStringField(1, isPath ? 'streets' : 'pois')
    pbf.writeMessage(2, feature, null)
    for (const key of ['kind', 'name']) pbf.writeStringField(3, key)
    for (const text of [isPath ? 'path' : 'hut', name])
      pbf.writeMessage(4, (value: string, into) => into.writeStringField(1, value), text)
  }
  tile.writeMessage(3, layer, null)
  return new Uint8Array(tile.finish())
}

/** An archive of tiles of zoom 1, by their places on the curve. */
function anArchive(tiles: readonly Uint8Array<ArrayBuffer>[]): Archive {
  const first = numberOf({ z: 1, x: 0, y: 0 })
  return {
    facts: { format: 'mvt', isGzipped: false, minZoom: 1, maxZoom: 1, bounds: WORLD, metadata: {} },
    tile: async (id) => tiles[numberOf(id) - first] ?? null,
    async *tilesIn() {
      for (const [index, { length }] of tiles.entries()) {
        yield { tileId: first + index, offset: index, length, runLength: 1 }
      }
    },
    async *contents() {},
    close: async () => {},
  }
}

it('gives the places of tiles where they lie', async () => {
  const { places, problem } = await gatherPlaces(anArchive([aTile('Refugi', POINT)]), 'fieldgate', WORLD)
  expect(problem).toBeNull()
  expect(places).toMatchObject([{ kind: 'hut', names: { '': 'Refugi' }, point: [-135, expect.closeTo(79.17, 2)] }])
})

it('keeps what was found before a tile that is damaged, and tells of that', async () => {
  const tiles = [aTile('Refugi', POINT), aTile('Cabana', [11, 2048, 2048])]
  const { places, problem } = await gatherPlaces(anArchive(tiles), 'fieldgate', WORLD)
  expect(places.map(({ names }) => names[''])).toEqual(['Refugi'])
  const { x, y } = tileOf(numberOf({ z: 1, x: 0, y: 0 }) + 1)
  expect(problem).toEqual(expect.any(MapError))
  expect(problem?.message).toContain(`its tile 1/${x}/${y} is no vector tile`)
})

it('has the box of a way of as many points as a tile may have', async () => {
  const steps = 300_000
  const zigzag = Array.from({ length: steps }, (_, step) => [step % 2 === 0 ? 2 : 1, 0]).flat()
  const tile = aTile('Camí', [9, 2048, 2048, (steps << 3) | 2, ...zigzag], true)
  const { places } = await gatherPlaces(anArchive([tile]), 'fieldgate', WORLD)
  expect(places).toMatchObject([
    { kind: 'path', names: { '': 'Camí' }, bbox: [-135, 79.17, -134.96, 79.17].map(about) },
  ])
})

function about(degrees: number): unknown {
  return expect.closeTo(degrees, 1)
}
