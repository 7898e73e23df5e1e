import type { Geometry, Position } from 'geojson'
import { pixelOf, type Frame } from '#map/static/frame.ts'

/** Points nearer to each other than this on the picture, in px, are one. */
const STEP = 0.4
/** A ring has no fewer: the last is the first. */
const RING = 4

/** A geometry with no more points than can be told apart on a picture: some have a hundred times as many. */
export function thinned(geometry: Geometry, frame: Frame): Geometry {
  const ring = (positions: Position[]) => thinLine(positions, frame, RING)
  switch (geometry.type) {
    case 'Point':
    case 'MultiPoint':
      return geometry
    case 'LineString':
      return { ...geometry, coordinates: thinLine(geometry.coordinates, frame, 2) }
    case 'MultiLineString':
      return { ...geometry, coordinates: geometry.coordinates.map((line) => thinLine(line, frame, 2)) }
    case 'Polygon':
      return { ...geometry, coordinates: geometry.coordinates.map(ring) }
    case 'MultiPolygon':
      return { ...geometry, coordinates: geometry.coordinates.map((polygon) => polygon.map(ring)) }
    case 'GeometryCollection':
      return { ...geometry, geometries: geometry.geometries.map((part) => thinned(part, frame)) }
  }
}

/** Both ends stay, and `least` points or all that there are. */
function thinLine(line: Position[], frame: Frame, least: number): Position[] {
  let last = { x: Infinity, y: Infinity }
  const kept = line.filter(([lng = 0, lat = 0], index) => {
    const pixel = pixelOf(frame, [lng, lat])
    const isFar = !(Math.hypot(pixel.x - last.x, pixel.y - last.y) < STEP)
    if (isFar) last = pixel
    return isFar || index === line.length - 1
  })
  if (kept.length >= least) return kept
  return line.length <= least ? line : evenly(line, least)
}

function evenly(line: readonly Position[], count: number): Position[] {
  const places = Array.from({ length: count }, (_, index) => Math.round((index / (count - 1)) * (line.length - 1)))
  return places.flatMap((place) => line.slice(place, place + 1))
}
