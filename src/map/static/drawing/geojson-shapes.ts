import type { Feature, Geometry, Position } from 'geojson'
import type { GeoJSONSourceSpecification } from 'maplibre-gl'
import { boundsOf } from '#contract/geo/bounds.ts'
import { pixelOf, turnsOf, type Frame } from '../frame.ts'
import type { Shape, ShapeGroup, ShapeKind } from './shape.ts'

/** Many style layers draw from the same source. */
const placedLast = new WeakMap<GeoJSONSourceSpecification, { readonly frame: Frame; readonly group: ShapeGroup }>()

/** The shapes of a GeoJSON source on the picture. */
export function geojsonShapes(source: GeoJSONSourceSpecification, frame: Frame): ShapeGroup {
  const last = placedLast.get(source)
  if (last?.frame === frame) return last.group
  const group = place(source, frame)
  placedLast.set(source, { frame, group })
  return group
}

function place(source: GeoJSONSourceSpecification, frame: Frame): ShapeGroup {
  const features = featuresOf(source)
  const shapes = turnsFor(features, frame).flatMap((turn) =>
    features.flatMap((feature) => shapesOf(feature, feature.geometry, frame, turn)),
  )
  return { clip: null, shapes: shapes.filter((shape) => isOnPicture(shape, frame)) }
}

/** The copies of the world that are drawn: of what goes on beyond ±180°, also those beside, which reach into the picture. */
function turnsFor(features: readonly Feature[], frame: Frame): readonly number[] {
  const turns = turnsOf(frame)
  const isBeyond = features.some(({ geometry }) => {
    const [west, , east] = boundsOf(geometry) ?? [0, 0, 0]
    return west < -180 || east > 180
  })
  const [first = 0, last = 0] = [turns[0], turns.at(-1)]
  return isBeyond ? [first - 1, ...turns, last + 1] : turns
}

/** A geometry alone is read as one feature without properties. */
function featuresOf({ data }: GeoJSONSourceSpecification): readonly Feature[] {
  if (typeof data === 'string') return []
  if (data.type === 'FeatureCollection') return data.features
  return [data.type === 'Feature' ? data : { type: 'Feature', properties: null, geometry: data }]
}

function shapesOf({ properties }: Feature, geometry: Geometry, frame: Frame, turn: number): readonly Shape[] {
  const line = (positions: readonly Position[]) =>
    positions.map(([lng = 0, lat = 0]) => pixelOf(frame, [lng, lat], turn))
  const id: unknown = properties?.uuid
  const shape = (type: ShapeKind, parts: Shape['parts']): Shape[] => [
    { type, id: typeof id === 'string' ? id : undefined, properties: properties ?? {}, parts },
  ]
  switch (geometry.type) {
    case 'Point':
      return shape('Point', [line([geometry.coordinates])])
    case 'MultiPoint':
      return shape('Point', [line(geometry.coordinates)])
    case 'LineString':
      return shape('LineString', [line(geometry.coordinates)])
    case 'MultiLineString':
      return shape('LineString', geometry.coordinates.map(line))
    case 'Polygon':
      return shape('Polygon', geometry.coordinates.map(line))
    case 'MultiPolygon':
      return geometry.coordinates.flatMap((polygon) => shape('Polygon', polygon.map(line)))
    case 'GeometryCollection':
      return geometry.geometries.flatMap((part) =>
        shapesOf({ type: 'Feature', properties, geometry: part }, part, frame, turn),
      )
  }
}

/** How far a stroke or sign may reach beyond its shape, in px. */
const REACH = 32

function isOnPicture({ parts }: Shape, { width, height }: Frame): boolean {
  let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y } of parts.flat()) {
    west = Math.min(west, x)
    east = Math.max(east, x)
    north = Math.min(north, y)
    south = Math.max(south, y)
  }
  return west < width + REACH && east > -REACH && north < height + REACH && south > -REACH
}
