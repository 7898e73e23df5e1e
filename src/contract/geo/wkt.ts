import type { Geometry, Position } from 'geojson'

/** A geometry as well-known text: `POINT (13.4 48.9)`. Heights are left out. */
export function toWkt(geometry: Geometry): string {
  switch (geometry.type) {
    case 'Point':
      return `POINT ${place(geometry.coordinates)}`
    case 'MultiPoint':
      return `MULTIPOINT ${list(geometry.coordinates.map(place))}`
    case 'LineString':
      return `LINESTRING ${line(geometry.coordinates)}`
    case 'MultiLineString':
      return `MULTILINESTRING ${list(geometry.coordinates.map(line))}`
    case 'Polygon':
      return `POLYGON ${lines(geometry.coordinates)}`
    case 'MultiPolygon':
      return `MULTIPOLYGON ${list(geometry.coordinates.map(lines))}`
    case 'GeometryCollection':
      return `GEOMETRYCOLLECTION ${list(geometry.geometries.map(toWkt))}`
  }
}

function list(parts: readonly string[]): string {
  return parts.length === 0 ? 'EMPTY' : `(${parts.join(', ')})`
}

function numbers([x = 0, y = 0]: Position): string {
  return `${decimal(x)} ${decimal(y)}`
}

function place(position: Position): string {
  return position.length === 0 ? 'EMPTY' : `(${numbers(position)})`
}

function line(positions: readonly Position[]): string {
  return list(positions.map(numbers))
}

function lines(parts: readonly Position[][]): string {
  return list(parts.map(line))
}

/** Without an exponent, which not every reader takes. Nine decimals are a tenth of a millimetre. */
function decimal(degrees: number): string {
  return degrees
    .toFixed(9)
    .replace(/\.?0+$/, '')
    .replace(/^-0$/, '0')
}
