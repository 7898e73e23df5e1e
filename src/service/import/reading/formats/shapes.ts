import type { Geometry, Position } from 'geojson'
import Flatbush from 'flatbush'
import { extentOf } from '#contract/geo/bounds.ts'
import { ringContains, signedArea } from '#contract/geo/ring.ts'
import { ImportError } from '../input/import-error.ts'

/** The geometry of a shapefile's record; null where it has none. Measures are left out. Throws an ImportError. */
export function shapeOf(record: Buffer): Geometry | null {
  try {
    return read(record)
  } catch (cause) {
    if (cause instanceof RangeError) throw new ImportError('it is damaged', { cause })
    throw cause
  }
}

const [POINT, LINE, POLYGON, POINTS, WITH_Z] = [1, 3, 5, 8, 10]

function read(record: Buffer): Geometry | null {
  const type = record.readInt32LE(0)
  if (type === 0) return null
  const hasZ = type > WITH_Z && type < 2 * WITH_Z
  switch (type < 3 * WITH_Z ? type % WITH_Z : type) {
    case POINT:
      return { type: 'Point', coordinates: [...positionAt(record, 4), ...(hasZ ? [record.readDoubleLE(20)] : [])] }
    case POINTS: {
      const count = record.readInt32LE(36)
      return { type: 'MultiPoint', coordinates: positions(record, 40, count, hasZ ? 40 + 16 * count + 16 : null) }
    }
    case LINE: {
      const lines = partsOf(record, hasZ)
      const [first = [], second] = lines
      return second === undefined
        ? { type: 'LineString', coordinates: first }
        : { type: 'MultiLineString', coordinates: lines }
    }
    case POLYGON:
      return { type: 'MultiPolygon', coordinates: polygonsOf(partsOf(record, hasZ)) }
    default:
      throw new ImportError(`it is of shape type ${type}, which is not known`)
  }
}

function positionAt(record: Buffer, at: number): Position {
  return [record.readDoubleLE(at), record.readDoubleLE(at + 8)]
}

function positions(record: Buffer, from: number, count: number, heights: number | null): Position[] {
  if (count < 0 || from + 16 * count > record.length) throw new RangeError('The record is too short.')
  return Array.from({ length: count }, (_, index) => {
    const position = positionAt(record, from + 16 * index)
    if (heights !== null) position.push(record.readDoubleLE(heights + 8 * index))
    return position
  })
}

function partsOf(record: Buffer, hasZ: boolean): Position[][] {
  const count = record.readInt32LE(36)
  const total = record.readInt32LE(40)
  const start = 44 + 4 * count
  if (count < 0 || start > record.length) throw new RangeError('The record is too short.')
  const all = positions(record, start, total, hasZ ? start + 16 * total + 16 : null)
  const starts = Array.from({ length: count }, (_, index) => record.readInt32LE(44 + 4 * index))
  // Parts that are not in order share positions, so that a short record could become a huge shape.
  if (starts.some((from, index) => from < (starts[index - 1] ?? 0))) throw new RangeError('The parts are not in order.')
  return starts.map((from, index) => all.slice(from, starts[index + 1] ?? total))
}

interface Outline {
  readonly rings: Position[][]
  readonly size: number
}

/** The polygons of rings as Esri's formats have them: outer rings run clockwise, holes the other way; a hole belongs to the smallest outer ring around it. */
export function polygonsOf(rings: Position[][]): Position[][][] {
  const sizes = rings.map(signedArea)
  const outlines: Outline[] = rings.flatMap((ring, index) => {
    const size = sizes[index] ?? 0
    return size <= 0 ? [{ rings: [ring], size: -size }] : []
  })
  // All wound the other way round, as some programs do.
  if (outlines.length === 0) return rings.map((ring) => [ring])
  const alone: Position[][][] = []
  const bounds = new Flatbush(outlines.length)
  for (const { rings: outer } of outlines) bounds.add(...extentOf(outer))
  bounds.finish()
  rings.forEach((ring, index) => {
    if ((sizes[index] ?? 0) <= 0) return
    const home = homeOf(ring, outlines, bounds)
    if (home === null) alone.push([ring])
    else home.rings.push(ring)
  })
  return [...outlines.map((outline) => outline.rings), ...alone]
}

function homeOf(hole: readonly Position[], outlines: readonly Outline[], bounds: Flatbush): Outline | null {
  const [only, second] = outlines
  if (only !== undefined && second === undefined) return only
  let home: Outline | null = null
  // A hole may touch its outline in a point.
  for (const position of [hole[0], hole[hole.length >> 1]]) {
    const [x = NaN, y = NaN] = position ?? []
    for (const index of bounds.search(x, y, x, y)) {
      const outline = outlines[index]
      if (outline === undefined || (home !== null && outline.size >= home.size)) continue
      if (ringContains(outline.rings[0] ?? [], [x, y])) home = outline
    }
  }
  return home
}
