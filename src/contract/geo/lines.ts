import type { Geometry, Position } from 'geojson'

/** The lines and rings of a geometry; each of its points is a line of one position. */
export function linesOf(geometry: Geometry): readonly Position[][] {
  switch (geometry.type) {
    case 'Point':
      return [[geometry.coordinates]]
    case 'MultiPoint':
      return geometry.coordinates.map((position) => [position])
    case 'LineString':
      return [geometry.coordinates]
    case 'MultiLineString':
    case 'Polygon':
      return geometry.coordinates
    case 'MultiPolygon':
      return geometry.coordinates.flat()
    case 'GeometryCollection':
      return geometry.geometries.flatMap(linesOf)
  }
}
