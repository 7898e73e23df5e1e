import { join } from 'node:path'
import { PbfWriter } from 'pbf'
import { expect, it } from 'vitest'
import { outlineOf } from '#contract/geo/outline.ts'
import { boxOfTile } from '#contract/ground/tile-plane.ts'
import { MapFolder } from '../maps/folder/map-folder.ts'
import { writePmtiles } from '../maps/testing/archives.ts'
import { Turns } from '../store/domain/turns.ts'
import { aDirectory } from '../store/testing/store.ts'
import { pathsWithin } from './paths-within.ts'
import { WayArchive } from './way-archive.ts'

const TILE = { z: 14, x: 8192, y: 8188 }
const BOUNDS = boxOfTile(TILE)
const [WEST, SOUTH, EAST, NORTH] = BOUNDS
const CLOSURE = outlineOf({
  type: 'Polygon',
  coordinates: [
    [
      [WEST - 0.01, SOUTH - 0.01],
      [EAST + 0.01, SOUTH - 0.01],
      [EAST + 0.01, NORTH + 0.01],
      [WEST - 0.01, NORTH + 0.01],
      [WEST - 0.01, SOUTH - 0.01],
    ],
  ],
})
const STEPS = 15
const WHOLE = [0, STEPS] as const

/** From which to which of its steps a path is there; all of them unless said. */
type Span = readonly [first: number, last: number]

/** A tile with a path in a layer. `size`: of a step, in units of the tile. */
function aTile(layer: string, id: number, [first, last]: Span, size: number): Uint8Array {
  const pbf = new PbfWriter()
  const feature = (_: unknown, into: PbfWriter) => {
    if (id > 0) into.writeVarintField(1, id)
    into.writePackedVarint(2, [0, 0])
    into.writeVarintField(3, 2)
    const [start, steps] = [2 * size * (1 + first), last - first]
    const further = Array.from({ length: steps }, () => [2 * size, 2 * size]).flat()
    into.writePackedVarint(4, [9, start, start, (steps << 3) | 2, ...further])
  }
  pbf.writeMessage(
    3,
    (_: unknown, into) => {
      into.writeStringField(1, layer)
      into.writeMessage(2, feature, null)
      into.writeStringField(3, 'kind')
      into.writeMessage(4, (kind: string, value) => value.writeStringField(1, kind), 'path')
    },
    null,
  )
  return pbf.finish()
}

const OURS = { layers: ['streets', 'ridges'], ways: 'streets' }
const PROTOMAPS = { layers: ['earth', 'roads'], ways: 'roads' }

interface Shown {
  readonly of: typeof OURS
  readonly id: number
  readonly span?: Span
  /** Of the archive; the closest unless said. */
  readonly zoom?: number
}

async function lengthIn(...archives: readonly Shown[]) {
  const directory = aDirectory()
  for (const [index, { of, id, span = WHOLE, zoom = TILE.z }] of archives.entries()) {
    const metadata = { vector_layers: of.layers.map((layer) => ({ id: layer })) }
    const bytes = aTile(of.ways, id, span, 32 / 2 ** (TILE.z - zoom))
    const tiles = [{ z: zoom, x: TILE.x >> (TILE.z - zoom), y: TILE.y >> (TILE.z - zoom), text: '', bytes }]
    await writePmtiles(join(directory, `map-${index}.a.pmtiles`), { tiles, metadata, bounds: BOUNDS })
  }
  const maps = new MapFolder(directory, { log: (line) => expect.fail(line) })
  const open = await maps.borrowAll()
  const found = await pathsWithin(
    CLOSURE,
    open.flatMap((map) => WayArchive.of(map) ?? []),
    new Turns(),
  )
  for (const map of open) map.release()
  await maps.close()
  return found?.length_m
}

it('a way that two archives have is counted once, also where their schemas number ways in other ways', async () => {
  const once = await lengthIn({ of: OURS, id: 12 })
  expect(once).toBeGreaterThan(300)
  expect(await lengthIn({ of: OURS, id: 12 }, { of: OURS, id: 12 })).toBe(once)
  expect(await lengthIn({ of: OURS, id: 12 }, { of: OURS, id: 0 })).toBe(once)
  expect(await lengthIn({ of: OURS, id: 12 }, { of: PROTOMAPS, id: 7 })).toBe(once)
  expect(await lengthIn({ of: PROTOMAPS, id: 7 }, { of: OURS, id: 12 }, { of: OURS, id: 12 })).toBe(once)
  expect(await lengthIn({ of: OURS, id: 12 }, { of: OURS, id: 22 })).toBeCloseTo(2 * (once ?? NaN), -1)
})

it('a way is counted once where archives have other closest zooms', async () => {
  const once = (await lengthIn({ of: OURS, id: 12 })) ?? NaN
  expect(await lengthIn({ of: OURS, id: 12 }, { of: OURS, id: 12, zoom: 13 })).toBe(once)
  expect(await lengthIn({ of: OURS, id: 12, zoom: 12 }, { of: PROTOMAPS, id: 7 })).toBe(once)
  expect(await lengthIn({ of: OURS, id: 12, zoom: 12 }, { of: OURS, id: 22 })).toBeCloseTo(2 * once, -1)
  expect(await lengthIn({ of: OURS, id: 12 }, { of: OURS, id: 12, zoom: 13 }, { of: OURS, id: 12, zoom: 12 })).toBe(
    once,
  )
})

it('what lies outside of the tiles of a closer archive is counted', async () => {
  const length = async (...spans: readonly Span[]) =>
    lengthIn(...spans.map((span, index) => ({ of: OURS, id: 12, zoom: TILE.z - index, span })))
  const [some, inTile] = [await length([0, 100]), await length([0, 127])]
  const all = await lengthIn({ of: OURS, id: 12, zoom: 13, span: [0, 300] })
  const expected = (some ?? NaN) + (all ?? NaN) - (inTile ?? NaN)
  expect(await length([0, 100], [0, 300])).toBeCloseTo(expected, -1)
})

it('all of a way is counted of which two archives have a part each, or share some', async () => {
  const once = (await lengthIn({ of: OURS, id: 12 })) ?? NaN
  const parts = async (...spans: readonly Span[]) => lengthIn(...spans.map((span) => ({ of: OURS, id: 12, span })))
  const joined = [await parts([0, 6], [6, STEPS]), await parts([0, 9], [4, STEPS]), await parts([4, 9], WHOLE)]
  // At each joint some metres may be those of either.
  for (const length of joined) expect(Math.abs((length ?? NaN) - once)).toBeLessThan(12)
  expect(await parts(WHOLE, [4, 9])).toBe(once)
})
