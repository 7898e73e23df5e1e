import type { Geometry, Position } from 'geojson'
import * as z from 'zod/mini'
import { polygonsOf } from '../formats/shapes.ts'
import { ImportError } from '../input/import-error.ts'

const Ordinate = z.nullable(z.union([z.number(), z.literal('NaN')]))
const Shape = z.looseObject({
  x: z.optional(Ordinate),
  y: z.optional(Ordinate),
  points: z.optional(z.array(z.unknown())),
  paths: z.optional(z.array(z.unknown())),
  rings: z.optional(z.array(z.unknown())),
})

/** The geometry of a feature in Esri's JSON; null where it has none. Heights and measures are left out. Throws an ImportError. */
export function geometryOf(value: unknown): Geometry | null {
  if (value === null || value === undefined) return null
  const { data: shape } = Shape.safeParse(value)
  if (shape === undefined) throw new ImportError('it is not in the form of Esri JSON')
  const { x, y, points, paths, rings } = shape
  if ('curveRings' in shape || 'curvePaths' in shape)
    throw new ImportError('it has curves: ask its server with returnTrueCurves=false, or densify it first')
  if (rings !== undefined) return areaOf(rings.map(lineOf))
  if (paths !== undefined) return wayOf(paths.map(lineOf))
  if (points !== undefined) return points.length === 0 ? null : { type: 'MultiPoint', coordinates: lineOf(points) }
  if (x === undefined || y === undefined) throw new ImportError('it is of a kind that is not known')
  return typeof x === 'number' && typeof y === 'number' ? { type: 'Point', coordinates: [x, y] } : null
}

function areaOf(rings: Position[][]): Geometry | null {
  return rings.length === 0 ? null : { type: 'MultiPolygon', coordinates: polygonsOf(rings) }
}

function wayOf(lines: Position[][]): Geometry | null {
  const [first, second] = lines
  if (first === undefined) return null
  return second === undefined
    ? { type: 'LineString', coordinates: first }
    : { type: 'MultiLineString', coordinates: lines }
}

function lineOf(line: unknown): Position[] {
  if (!Array.isArray(line)) throw new ImportError('a part of it is no list of positions')
  return line.map((position: unknown) => {
    const [x, y]: readonly unknown[] = Array.isArray(position) ? position : []
    if (typeof x === 'number' && typeof y === 'number') return [x, y]
    throw new ImportError('a position of it has no two numbers')
  })
}
