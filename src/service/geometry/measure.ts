import type { MultiPoint, MultiPolygon } from 'geojson'
import { boxAround, extentOf } from '#contract/geo/bounds.ts'
import type { BBox } from '#contract/geometry.ts'
import type { Ring, Rings } from './ring.ts'

const RADIAN = Math.PI / 180
/** Half the longer axis of the earth's ellipsoid (WGS 84) in km, and its eccentricity. */
const RADIUS = 6378.137
const ECCENTRICITY = 0.0818191908426215

/** The area of polygons on the earth's ellipsoid, in km². */
export function areaKm2(polygons: readonly Rings[]): number {
  let sum = 0
  for (const [outer, ...holes] of polygons) {
    if (outer !== undefined) sum += holes.reduce((rest, hole) => rest - ringKm2(hole), ringKm2(outer))
  }
  return sum
}

function ringKm2(ring: Ring): number {
  let sum = 0
  let lng: number | undefined
  let height = 0
  for (const position of ring) {
    const nextLng = position[0]
    const nextHeight = equalAreaHeight(position[1])
    if (lng !== undefined) sum += (nextLng - lng) * RADIAN * (height + nextHeight)
    lng = nextLng
    height = nextHeight
  }
  return (Math.abs(sum) / 4) * RADIUS ** 2
}

/** How high a parallel lies on the cylinder onto which the ellipsoid unrolls without changing areas. */
function equalAreaHeight(lat: number): number {
  const sine = Math.sin(lat * RADIAN)
  const part = ECCENTRICITY * sine
  return (1 - ECCENTRICITY ** 2) * (sine / (1 - part * part) + Math.atanh(part) / ECCENTRICITY)
}

/** The bounds of an area, which has a place; west > east where it lies on both sides of the antimeridian. */
export function areaBounds(geometry: MultiPolygon | MultiPoint): BBox {
  const parts = geometry.type === 'MultiPoint' ? [[geometry.coordinates]] : geometry.coordinates
  return boxAround(parts.map(extentOf))
}
