import type { Geometry, Position } from 'geojson'

/** A geometry as GeoPackages have it. */
export function packed(geometry: Geometry, { big = false, envelope = false } = {}): Buffer {
  const flags = (envelope ? 2 : 0) | (big ? 0 : 1)
  const header = Buffer.concat([Buffer.from('GP'), Buffer.of(0, flags), Buffer.alloc(envelope ? 36 : 4)])
  return Buffer.concat([header, wkb(geometry, big)])
}

const KINDS = [
  'Point',
  'LineString',
  'Polygon',
  'MultiPoint',
  'MultiLineString',
  'MultiPolygon',
  'GeometryCollection',
] as const

function wkb(geometry: Geometry, big: boolean): Buffer {
  const int = (value: number) => {
    const bytes = Buffer.alloc(4)
    return (big ? bytes.writeUInt32BE(value) : bytes.writeUInt32LE(value), bytes)
  }
  const double = (value: number) => {
    const bytes = Buffer.alloc(8)
    return (big ? bytes.writeDoubleBE(value) : bytes.writeDoubleLE(value), bytes)
  }
  const xy = (position: Position) => Buffer.concat(position.map(double))
  const list = <T>(parts: readonly T[], write: (part: T) => Buffer) =>
    Buffer.concat([int(parts.length), ...parts.map(write)])
  const line = (positions: readonly Position[]) => list(positions, xy)
  const content = () => {
    switch (geometry.type) {
      case 'Point':
        return xy(geometry.coordinates)
      case 'LineString':
        return line(geometry.coordinates)
      case 'Polygon':
        return list(geometry.coordinates, line)
      case 'MultiPoint':
        return list(geometry.coordinates, (coordinates) => wkb({ type: 'Point', coordinates }, big))
      case 'MultiLineString':
        return list(geometry.coordinates, (coordinates) => wkb({ type: 'LineString', coordinates }, big))
      case 'MultiPolygon':
        return list(geometry.coordinates, (coordinates) => wkb({ type: 'Polygon', coordinates }, big))
      case 'GeometryCollection':
        return list(geometry.geometries, (part) => wkb(part, big))
    }
  }
  return Buffer.concat([Buffer.of(big ? 0 : 1), int(KINDS.indexOf(geometry.type) + 1), content()])
}
