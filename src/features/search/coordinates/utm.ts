import { wrapLng } from '#contract/geo/box.ts'

/** A place on one of the 120 grids of Universal Transverse Mercator (WGS 84); metres. */
export interface UtmPlace {
  /** 1 to 60, from 180° W eastwards. */
  readonly zone: number
  readonly south: boolean
  readonly easting: number
  readonly northing: number
}

const SEMI_MAJOR = 6_378_137
const FLATTENING = 1 / 298.257223563
const SCALE = 0.9996
const FALSE_EASTING = 500_000
const FALSE_NORTHING = 10_000_000

// Krüger's series to the fourth order of the third flattening: true to less than a millimetre within a zone.
const n = FLATTENING / (2 - FLATTENING)
const RADIUS = (SEMI_MAJOR / (1 + n)) * (1 + n ** 2 / 4 + n ** 4 / 64)
const TO_SPHERE = [
  n / 2 - (2 / 3) * n ** 2 + (37 / 96) * n ** 3 - n ** 4 / 360,
  n ** 2 / 48 + n ** 3 / 15 - (437 / 1440) * n ** 4,
  (17 / 480) * n ** 3 - (37 / 840) * n ** 4,
  (4397 / 161_280) * n ** 4,
]
const TO_ELLIPSOID = [
  2 * n - (2 / 3) * n ** 2 - 2 * n ** 3 + (116 / 45) * n ** 4,
  (7 / 3) * n ** 2 - (8 / 5) * n ** 3 - (227 / 45) * n ** 4,
  (56 / 15) * n ** 3 - (136 / 35) * n ** 4,
  (4279 / 630) * n ** 4,
]

/** Where a place of a grid is, in degrees. */
export function placeOfUtm({ zone, south, easting, northing }: UtmPlace): { lat: number; lng: number } {
  const xi = (northing - (south ? FALSE_NORTHING : 0)) / (SCALE * RADIUS)
  const eta = (easting - FALSE_EASTING) / (SCALE * RADIUS)
  const x = xi - series(TO_SPHERE, (j) => Math.sin(j * xi) * Math.cosh(j * eta))
  const y = eta - series(TO_SPHERE, (j) => Math.cos(j * xi) * Math.sinh(j * eta))
  const conformal = Math.asin(Math.sin(x) / Math.cosh(y))
  const lat = conformal + series(TO_ELLIPSOID, (j) => Math.sin(j * conformal))
  const lng = degrees(Math.atan2(Math.sinh(y), Math.cos(x))) + 6 * zone - 183
  return { lat: degrees(lat), lng: wrapLng(lng) }
}

function series(coefficients: readonly number[], term: (j: number) => number): number {
  return coefficients.reduce((sum, coefficient, index) => sum + coefficient * term(2 * (index + 1)), 0)
}

function degrees(radians: number): number {
  return (radians * 180) / Math.PI
}
