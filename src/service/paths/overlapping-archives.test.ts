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

const TILE = { z: 14, x: 8192, y: 8191 }
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

/** A tile of bytes that are letters, with a path in a layer. */
function aTile(layer: string, id: number): string {
  const pbf = new PbfWriter()
  const feature = (_: unknown, into: PbfWriter) => {
    if (id > 0) into.writeVarintField(1, id)
    into.writePackedVarint(2, [0, 0])
    into.writeVarintField(3, 2)
    into.writePackedVarint(4, [9, 60, 60, (STEPS << 3) | 2, ...Array.from({ length: STEPS }, () => [60, 60]).flat()])
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
  return Buffer.from(pbf.finish()).toString('latin1')
}

const OURS = { layers: ['streets', 'ridges'], ways: 'streets' }
const PROTOMAPS = { layers: ['earth', 'roads'], ways: 'roads' }

async function lengthIn(...archives: readonly { readonly of: typeof OURS; readonly id: number }[]) {
  const directory = aDirectory()
  for (const [index, { of, id }] of archives.entries()) {
    const metadata = { vector_layers: of.layers.map((layer) => ({ id: layer })) }
    const tiles = [{ ...TILE, text: aTile(of.ways, id) }]
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
