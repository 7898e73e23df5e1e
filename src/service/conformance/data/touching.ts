import type { Geometry, Position } from 'geojson'
import type { BBox } from '#contract/geometry.ts'
import { splitAtAntimeridian } from '#contract/geo/box.ts'
import { polygonContains } from '#contract/geo/ring.ts'

/** Whether a geometry shares a point with a box, which may cross the antimeridian. */
export function touches(geometry: Geometry, box: BBox): boolean {
  return splitAtAntimeridian(box).some((part) => meets(geometry, part))
}

function meets(geometry: Geometry, box: BBox): boolean {
  switch (geometry.type) {
    case 'Point':
      return holds(box, geometry.coordinates)
    case 'MultiPoint':
      return geometry.coordinates.some((position) => holds(box, position))
    case 'LineString':
      return lineMeets(geometry.coordinates, box)
    case 'MultiLineString':
      return geometry.coordinates.some((line) => lineMeets(line, box))
    case 'Polygon':
      return polygonMeets(geometry.coordinates, box)
    case 'MultiPolygon':
      return geometry.coordinates.some((rings) => polygonMeets(rings, box))
    case 'GeometryCollection':
      return geometry.geometries.some((part) => meets(part, box))
  }
}

function holds([west, south, east, north]: BBox, [lng = NaN, lat = NaN]: Position): boolean {
  return lng >= west && lng <= east && lat >= south && lat <= north
}

/** Either some border crosses the box, or the box lies inside as a whole. */
function polygonMeets(rings: readonly Position[][], box: BBox): boolean {
  return rings.some((ring) => lineMeets(ring, box)) || polygonContains(rings, box)
}

function lineMeets(line: readonly Position[], box: BBox): boolean {
  return line.some((end, index) => segmentMeets(line[Math.max(0, index - 1)] ?? end, end, box))
}

/** Cuts the segment by one side of the box after the other; what is left of it lies in the box. */
function segmentMeets([x0 = NaN, y0 = NaN]: Position, [x1 = NaN, y1 = NaN]: Position, box: BBox): boolean {
  const [west, south, east, north] = box
  let [enter, leave] = [0, 1]
  for (const [step, room] of [
    [x0 - x1, x0 - west],
    [x1 - x0, east - x0],
    [y0 - y1, y0 - south],
    [y1 - y0, north - y0],
  ] as const) {
    if (step === 0 && room < 0) return false
    if (step < 0) enter = Math.max(enter, room / step)
    if (step > 0) leave = Math.min(leave, room / step)
  }
  return enter <= leave
}
