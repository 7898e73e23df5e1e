import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Feature, Geometry, Position } from 'geojson'
import type { BBox } from '../../src/contract/geometry.ts'
import { areaFeatures } from '../../src/service/bench/made-areas.ts'
import { madeClosures } from '../../src/service/bench/made-closures.ts'
import { makeExtractGround } from '../services/extract.ts'
import { importFeatures } from '../services/process.ts'
import { BENCH_DIRECTORY } from './options.ts'

/** What a pack has that is as large as one in real life. */
export const PACKED = { areas: 2000, closures: 500 } as const
/** The extract so often, to the east and to the north: with relief and heights some 30 MB of tiles. */
const LAID = { columns: 6, rows: 5 } as const
/** Of which the ground is. */
const GROUND: BBox = [1.42, 42.44, 3.65, 43.56]

/** A data directory with areas and closures on a large ground: made once a day, and kept. */
export async function packStore(): Promise<string> {
  const day = new Date().toISOString().slice(0, 10)
  const dataDir = join(BENCH_DIRECTORY, 'stores', `pack-${PACKED.areas}-${PACKED.closures}`)
  const made = join(dataDir, `made-${day}`)
  if (!existsSync(made)) {
    rmSync(dataDir, { recursive: true, force: true })
    console.log('Making a store for packs …')
    await makeExtractGround(dataDir, LAID)
    const [areas, closures] = [areaFeatures(PACKED.areas), madeClosures('benchmark', PACKED.closures, day)]
    await importFeatures(dataDir, { areas: onGround(areas), closures: onGround(closures) })
    writeFileSync(made, '')
  }
  return dataDir
}

/** Moved as a whole so that their first places lie on the ground, which are those of all Europe. */
function onGround(features: Iterable<Feature>): Feature[] {
  const [west, south, east, north] = GROUND
  return [...features].map((feature) => {
    const [lng = 0, lat = 0] = firstOf(feature.geometry)
    const [right, up] = [wrapped(lng, west, east) - lng, wrapped(lat, south, north) - lat]
    return {
      ...feature,
      geometry: moved(feature.geometry, ([x = 0, y = 0]) => [x + right, y + up]),
    }
  })
}

function wrapped(value: number, least: number, most: number): number {
  const width = most - least
  return least + ((((value - least) % width) + width) % width)
}

function firstOf(geometry: Geometry): Position {
  if (geometry.type === 'Point') return geometry.coordinates
  if (geometry.type === 'MultiPoint') return geometry.coordinates[0] ?? []
  if (geometry.type === 'Polygon') return geometry.coordinates[0]?.[0] ?? []
  if (geometry.type === 'MultiPolygon') return geometry.coordinates[0]?.[0]?.[0] ?? []
  throw new Error(`Nothing made is a ${geometry.type}.`)
}

function moved(geometry: Geometry, move: (position: Position) => Position): Geometry {
  const ring = (positions: readonly Position[]) => positions.map(move)
  if (geometry.type === 'Point') return { ...geometry, coordinates: move(geometry.coordinates) }
  if (geometry.type === 'MultiPoint') return { ...geometry, coordinates: ring(geometry.coordinates) }
  if (geometry.type === 'Polygon') return { ...geometry, coordinates: geometry.coordinates.map(ring) }
  if (geometry.type === 'MultiPolygon')
    return { ...geometry, coordinates: geometry.coordinates.map((rings) => rings.map(ring)) }
  throw new Error(`Nothing made is a ${geometry.type}.`)
}
