import type { GeoJSONVTFeature } from '@maplibre/geojson-vt'
import { fromVectorTileJs, GeoJSONWrapper } from '@maplibre/vt-pbf'
import { describe, expect, it } from 'vitest'
import { outlineOf } from '#contract/geo/outline.ts'
import { TilePlane, type TileAddress } from '#contract/ground/tile-plane.ts'
import { waysOfTile } from '#contract/ground/tile-ways.ts'
import { parseUuid, type Uuid } from '#contract/ids.ts'
import { cutWays, joinWays } from './cut-ways.ts'

const TILE: TileAddress = { z: 14, x: 8261, y: 6039 }
const plane = new TilePlane(TILE)

function uuidOf(text: string): Uuid {
  const uuid = parseUuid(text)
  if (uuid === null) throw new Error(`${text} is no uuid`)
  return uuid
}
const uuid = uuidOf('5f0c6a0e-8f8b-4a44-9a55-2b8c6f9a1c11')

/** A tile of ways, each as its kind and its places on the tile. */
function aTile(...ways: readonly [kind: string, line: [number, number][]][]): ArrayBuffer {
  const features = ways.map(([kind, line]): GeoJSONVTFeature => ({ type: 2, tags: { kind }, geometry: [line] }))
  const streets = Object.assign(new GeoJSONWrapper(features, { version: 2, extent: 4096 }), { name: 'streets' })
  const bytes = fromVectorTileJs({ layers: { streets } })
  return bytes.slice().buffer
}

const linesOf = (tile: ArrayBuffer) => waysOfTile(tile, 'fieldgate').flatMap(({ lines }) => lines)

/** The middle half of the tile. */
const closure = {
  uuid,
  outline: outlineOf({
    type: 'Polygon',
    coordinates: [
      [
        [1024, 1024],
        [3072, 1024],
        [3072, 3072],
        [1024, 3072],
        [1024, 1024],
      ].map(([x = 0, y = 0]) => [...plane.lngLat([x, y])]),
    ],
  }),
}

describe('ways within a closure', () => {
  const tile = aTile(
    [
      'path',
      [
        [0, 2000],
        [2000, 2000],
      ],
    ],
    [
      'path',
      [
        [2000, 2000],
        [4000, 2000],
      ],
    ],
    [
      'motorway',
      [
        [0, 1500],
        [4000, 1500],
      ],
    ],
    [
      'track',
      [
        [0, 1024],
        [4096, 1024],
      ],
    ],
  )
  const cut = cutWays(linesOf(tile), TILE, [closure])

  it('are those that people walk on, from border to border', () => {
    const [only, ...others] = joinWays(cut)
    expect(others).toEqual([])
    expect(only?.lines).toHaveLength(1)
    const [first, last] = [only?.lines[0]?.[0], only?.lines[0]?.at(-1)]
    expect([first, last].map((end) => end?.[0] ?? NaN).toSorted((a, b) => a - b)).toEqual(
      [1024, 3072].map((x) => expect.closeTo(plane.lngLat([x, 2000])[0], 6)),
    )
  })

  it('have a direction where they come in', () => {
    expect(cut[0]?.entries.map(({ degrees }) => Math.abs(Math.round(degrees))).toSorted((a, b) => a - b)).toEqual([
      0, 180,
    ])
  })

  it('are none where the tile has none', () => {
    expect(cutWays(linesOf(new ArrayBuffer(0)), TILE, [closure])).toEqual([])
  })
})
