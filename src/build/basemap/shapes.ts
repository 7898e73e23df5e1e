import type { Geometry } from 'geojson'
import { turnsTo } from '#contract/geo/box.ts'
import { unrolled } from '#contract/geo/ring.ts'
import type { BandFeature, Position } from '#map/basemap/tiles/band.ts'

/**
 * One feature for each polygon of a geometry; other geometry is left out. Rings that cross the antimeridian go on
 * beyond ±180°, and one that goes around a pole is closed through it: on a plane both would else run back across the map.
 */
export function polygonsOf(geometry: Geometry | null): BandFeature[] {
  const polygons = geometry?.type === 'Polygon' ? [geometry.coordinates] : []
  return (geometry?.type === 'MultiPolygon' ? geometry.coordinates : polygons).map((rings) => {
    const [outer = [], ...holes] = rings.map((ring) => closedByPole(unrolled(ring)))
    const [start = [0, 0]] = outer
    return { parts: [outer, ...holes.map((hole) => beside(hole, start[0]))], properties: {} }
  })
}

/** One feature for each line of a geometry; other geometry is left out. */
export function linesOf(geometry: Geometry | null): BandFeature[] {
  const lines = geometry?.type === 'LineString' ? [geometry.coordinates] : []
  return (geometry?.type === 'MultiLineString' ? geometry.coordinates : lines).map((line) => ({
    parts: [positionsOf(line)],
    properties: {},
  }))
}

/** Polygons without the rings that simplification has left with nothing inside. */
export function enclosing(polygons: readonly BandFeature[]): BandFeature[] {
  return polygons
    .filter(({ parts: [outer] }) => outer !== undefined && outer.length >= 4)
    .map((polygon) => ({ ...polygon, parts: polygon.parts.filter((ring) => ring.length >= 4) }))
}

function positionsOf(line: readonly (readonly number[])[]): Position[] {
  return line.map(([lon = 0, lat = 0]): Position => [lon, lat])
}

function closedByPole(ring: readonly Position[]): Position[] {
  const [first, last] = [ring[0], ring.at(-1)]
  if (first === undefined || last === undefined || Math.abs(first[0] - last[0]) < 180) return [...ring]
  const pole = Math.sign(last[1]) * 90
  return [...ring, [last[0], pole], [first[0], pole], first]
}

/** The ring on the turn of the globe that is nearest to a longitude. */
function beside(ring: readonly Position[], lon: number): Position[] {
  const turns = turnsTo(ring[0]?.[0] ?? lon, lon)
  return ring.map(([x, y]): Position => [x + turns * 360, y])
}
