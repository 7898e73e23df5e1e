import type { BBox } from '#contract/geometry.ts'
import type { CoordinateSystem } from '../../../../geometry/reproject.ts'
import { ReliefError } from '../../relief-error.ts'
import { meshed } from '../mesh.ts'
import type { Georeference } from '../height-grid.ts'
import type { GeoKeys } from './geo-keys.ts'
import { TAG, type TiffTags } from './tiff-tags.ts'

/** From columns and rows of sample centres to coordinates: x = a·column + b·row + c, y = d·column + e·row + f. */
type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export interface Placement {
  readonly georeference: Georeference
  readonly bounds: BBox
  /** Degrees of latitude from one sample to the next. */
  readonly resolution: number
}

const METRES_A_DEGREE = 111_200
/** Places along each edge that are looked at for the bounds. */
const ALONG = 16

/** Where a file's samples lie, `factor` of them each way taken as one. Throws a ReliefError where that is nowhere. */
export function placementOf(
  file: string,
  tags: TiffTags,
  { system, isPoint }: GeoKeys,
  size: { readonly width: number; readonly height: number },
): Placement {
  const exact = inOneTurn(georeferenceBy(affineOf(file, tags, isPoint), system), system, size)
  const bounds = boundsOf(exact, size)
  const [west, south, east, north] = bounds
  if (!(west >= -360 && east <= 360 && south >= -90.01 && north <= 90.01 && west < east && south < north)) {
    throw new ReliefError(
      `${file} would lie at ${bounds.map((side) => side.toFixed(3)).join(', ')}: that is not on the earth.`,
    )
  }
  const [x, y] = [size.width / 2, size.height / 2]
  const [first, second] = [exact.placeOf(x, y), exact.placeOf(x, y + 1)]
  const eastward = (second[0] - first[0]) * Math.cos((first[1] * Math.PI) / 180)
  const resolution = Math.hypot(eastward, second[1] - first[1])
  return { georeference: system.toWgs84 === null ? exact : meshed(exact, bounds), bounds, resolution }
}

/** The same where each sample stands for a square of `factor` by `factor` of the file's. */
export function coarser({ georeference, bounds, resolution }: Placement, factor: number): Placement {
  const shift = (factor - 1) / 2
  return {
    bounds,
    resolution: resolution * factor,
    georeference: {
      spotOf: (lng, lat) => {
        const [column, row] = georeference.spotOf(lng, lat)
        return [(column - shift) / factor, (row - shift) / factor]
      },
      placeOf: (column, row) => georeference.placeOf(column * factor + shift, row * factor + shift),
    },
  }
}

/** Metres from one sample to the next. */
export function metresApart({ resolution }: Placement): number {
  return resolution * METRES_A_DEGREE
}

function affineOf(file: string, tags: TiffTags, isPoint: boolean): Affine {
  const corner = affineOfCorners(tags)
  if (corner === null || !corner.every(Number.isFinite)) {
    throw new ReliefError(`${file} does not say where it lies: it is a TIFF without coordinates.`)
  }
  const [a, b, c, d, e, f] = corner
  const half = isPoint ? 0 : 0.5
  return [a, b, c + (a + b) * half, d, e, f + (d + e) * half]
}

function affineOfCorners(tags: TiffTags): Affine | null {
  const [a, b, , c, d, e, , f] = tags.numbers(TAG.transformation)
  if (a !== undefined && b !== undefined && c !== undefined && d !== undefined && e !== undefined && f !== undefined) {
    return [a, b, c, d, e, f]
  }
  const [right, down] = tags.numbers(TAG.pixelScale)
  const [i = 0, j = 0, , x, y] = tags.numbers(TAG.tiepoints)
  if (right === undefined || down === undefined || x === undefined || y === undefined) return null
  return [right, 0, x - i * right, 0, -down, y + j * down]
}

function georeferenceBy([a, b, c, d, e, f]: Affine, { toWgs84, fromWgs84 }: CoordinateSystem): Georeference {
  const determinant = a * e - b * d
  return {
    placeOf: (column, row) => {
      const place = [a * column + b * row + c, d * column + e * row + f]
      const [lng = NaN, lat = NaN] = toWgs84 === null ? place : toWgs84(place)
      return [lng, lat]
    },
    spotOf: (lng, lat) => {
      const [x = NaN, y = NaN] = fromWgs84 === null ? [lng, lat] : fromWgs84([lng, lat])
      const [right, up] = [x - c, y - f]
      return [(e * right - b * up) / determinant, (a * up - d * right) / determinant]
    },
  }
}

/** Projections give longitudes from -180 to 180: across the antimeridian they go on, as seen from the grid's middle. */
function inOneTurn(
  exact: Georeference,
  { toWgs84 }: CoordinateSystem,
  { width, height }: { readonly width: number; readonly height: number },
): Georeference {
  if (toWgs84 === null) return exact
  const [middle] = exact.placeOf(width / 2, height / 2)
  return {
    spotOf: exact.spotOf,
    placeOf: (column, row) => {
      const [lng, lat] = exact.placeOf(column, row)
      return [Math.abs(lng - middle) > 180 ? lng + 360 * Math.sign(middle) : lng, lat]
    },
  }
}

/** The box around a grid, half a sample around the outermost ones. */
function boundsOf({ placeOf }: Georeference, { width, height }: { width: number; height: number }): BBox {
  const places = Array.from({ length: ALONG + 1 }, (_, index) => {
    const [x, y] = [(index / ALONG) * width - 0.5, (index / ALONG) * height - 0.5]
    return [placeOf(x, -0.5), placeOf(x, height - 0.5), placeOf(-0.5, y), placeOf(width - 0.5, y)]
  }).flat()
  const [lngs, lats] = [places.map(([lng]) => lng), places.map(([, lat]) => lat)]
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)]
}
