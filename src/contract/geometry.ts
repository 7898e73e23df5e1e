import type { Geometry, MultiPoint, MultiPolygon } from 'geojson'
import * as z from 'zod/mini'

/** `[west, south, east, north]` in degrees, WGS 84; west > east crosses the antimeridian (RFC 7946). */
export type BBox = readonly [west: number, south: number, east: number, north: number]

const Longitude = z.number().check(z.gte(-180), z.lte(180))
const Latitude = z.number().check(z.gte(-90), z.lte(90))
export const BBoxSchema: z.ZodMiniType<BBox> = z.tuple([Longitude, Latitude, Longitude, Latitude])
export const LngLat = z.tuple([Longitude, Latitude])
export type LngLat = z.infer<typeof LngLat>

const DEPTH = { Point: 0, MultiPoint: 1, LineString: 1, MultiLineString: 2, Polygon: 2, MultiPolygon: 3 } as const
type SimpleType = keyof typeof DEPTH

/** Nested by hand: a schema per position would cost seconds on the shapes of a whole country. */
function isPositions(value: unknown, depth: number): boolean {
  if (!Array.isArray(value)) return false
  if (depth > 0) return value.every((part) => isPositions(part, depth - 1))
  return value.length >= 2 && Number.isFinite(value[0]) && Number.isFinite(value[1])
}

function isSimpleType(type: unknown): type is SimpleType {
  return typeof type === 'string' && Object.hasOwn(DEPTH, type)
}

/** Whether a value is a GeoJSON geometry with finite coordinates in every place where one is due. */
export function isGeometry(value: unknown): value is Geometry {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false
  if (value.type === 'GeometryCollection') {
    return 'geometries' in value && Array.isArray(value.geometries) && value.geometries.every(isGeometry)
  }
  return isSimpleType(value.type) && 'coordinates' in value && isPositions(value.coordinates, DEPTH[value.type])
}

/** Any GeoJSON geometry. */
export const GeometrySchema = z.custom<Geometry>(isGeometry, 'Not a GeoJSON geometry.')

/** An area's geometry: its shape, or places only where the source knows no shape. */
export const AreaGeometrySchema = z.custom<MultiPolygon | MultiPoint>(
  (value) => isGeometry(value) && (value.type === 'MultiPolygon' || value.type === 'MultiPoint'),
  'Not a MultiPolygon or MultiPoint.',
)
