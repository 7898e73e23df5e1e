import { Buffer } from 'node:buffer'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeGround } from '../../src/service/ground/make-ground.ts'
import { osmFile } from '../../src/service/ground/testing/write-osm.ts'

/** What the ground has, by name, `[lng, lat]`. */
export const onGround = {
  hut: [13.62, 48.905],
  guttal: [13.588, 48.9051],
  kreuzeck: [13.602, 48.9049],
  parking: [13.61, 48.903],
  stop: [13.605, 48.901],
} as const

const WEST = 13
const SIDE = 1201
const WAY = { from: 13.57, to: 13.65, step: 0.002 }

/** Metres above the sea: a ridge from north to south, 500 m high. */
function heightAt(lng: number): number {
  return Math.round(1000 + Math.max(0, 500 - Math.abs(lng - 13.61) * 25_000))
}

/** Makes the ground of a small region with heights in a data directory, as an operator would. */
export async function makeWalkedGround(dataDir: string): Promise<void> {
  const files = join(dataDir, 'extract')
  await mkdir(files, { recursive: true })
  const [region, heights] = [join(files, 'walked.osm.pbf'), join(files, 'N48E013.hgt')]
  await writeFile(region, extract())
  await writeFile(heights, hgt())
  await makeGround({
    region,
    heights: [heights],
    bbox: null,
    name: 'walked',
    title: 'Walked',
    revision: 'r1',
    directory: join(dataDir, 'maps'),
    onProgress: () => {},
  })
  await rm(files, { recursive: true })
}

/** Two paths from west to east, of which the northern is a marked route. */
function extract(): Uint8Array {
  const columns = Math.round((WAY.to - WAY.from) / WAY.step) + 1
  const along = (first: number, lat: number) =>
    Array.from({ length: columns }, (_, index) => ({ id: first + index, lng: WAY.from + index * WAY.step, lat }))
  const [north, south] = [along(1000, 48.905), along(2000, 48.902)]
  const named = (id: number, [lng, lat]: readonly [number, number], tags: Readonly<Record<string, string>>) => ({
    id,
    lng,
    lat,
    tags,
  })
  const places = [
    named(1, onGround.hut, { tourism: 'alpine_hut', name: 'Sorteny' }),
    named(2, onGround.guttal, { tourism: 'alpine_hut', name: 'Guttal' }),
    named(3, onGround.kreuzeck, { natural: 'peak', name: 'Kreuzeck', ele: '1300' }),
    named(4, onGround.parking, { amenity: 'parking', name: 'Talgrund' }),
    named(5, onGround.stop, { highway: 'bus_stop', name: 'Brücke' }),
  ]
  const ids = (nodes: readonly { readonly id: number }[]) => nodes.map(({ id }) => id)
  return osmFile(
    [
      { nodes: [...places, ...north, ...south] },
      {
        ways: [
          { id: 1, nodes: ids(north), tags: { highway: 'path' } },
          { id: 2, nodes: ids(south), tags: { highway: 'path' } },
        ],
        relations: [
          {
            id: 3,
            members: [{ type: 1, id: 1, role: '' }],
            tags: { type: 'route', route: 'hiking', network: 'nwn', ref: 'GR 11' },
          },
        ],
      },
    ],
    [13.55, 48.88, 13.67, 48.93],
  )
}

/** A file of heights of the degree that begins at the region's corner. */
function hgt(): Buffer {
  const bytes = Buffer.alloc(SIDE * SIDE * 2)
  for (let index = 0; index < SIDE * SIDE; index++) {
    bytes.writeInt16BE(heightAt(WEST + (index % SIDE) / (SIDE - 1)), index * 2)
  }
  return bytes
}
