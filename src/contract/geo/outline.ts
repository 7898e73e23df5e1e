import type { Geometry, Position } from 'geojson'
import { boxAround } from './bounds.ts'
import { crossingAt } from './ring.ts'
import type { BBox } from '../geometry.ts'

/**
 * A geometry as plain numbers, quick to keep and to test: one path after the other, each as its kind, how many positions
 * it has, and their longitudes and latitudes in turn.
 */
export type Outline = Float64Array

export const POINTS = 0
const LINE = 1
/** The outer ring of a polygon; its holes follow it. */
export const RING = 2
export const HOLE = 3

/** The outline of any geometry. */
export function outlineOf(geometry: Geometry): Outline {
  const numbers: number[] = []
  addGeometry(numbers, geometry)
  return new Float64Array(numbers)
}

function addGeometry(numbers: number[], geometry: Geometry): void {
  const add = (kind: number, positions: readonly Position[]) => addPath(numbers, kind, positions)
  const addPolygon = (rings: readonly Position[][]) =>
    rings.forEach((ring, index) => add(index === 0 ? RING : HOLE, ring))
  switch (geometry.type) {
    case 'Point':
      return add(POINTS, [geometry.coordinates])
    case 'MultiPoint':
      return add(POINTS, geometry.coordinates)
    case 'LineString':
      return add(LINE, geometry.coordinates)
    case 'MultiLineString':
      return geometry.coordinates.forEach((line) => add(LINE, line))
    case 'Polygon':
      return addPolygon(geometry.coordinates)
    case 'MultiPolygon':
      return geometry.coordinates.forEach(addPolygon)
    case 'GeometryCollection':
      return geometry.geometries.forEach((part) => addGeometry(numbers, part))
  }
}

function addPath(numbers: number[], kind: number, positions: readonly Position[]): void {
  numbers.push(kind, positions.length)
  for (const position of positions) {
    const lng = position[0]
    const lat = position[1]
    if (lng !== undefined && lat !== undefined) numbers.push(lng, lat)
  }
}

/** Several outlines as one. */
export function joinOutlines(outlines: readonly Outline[]): Outline {
  const joined = new Float64Array(outlines.reduce((sum, outline) => sum + outline.length, 0))
  let at = 0
  for (const outline of outlines) {
    joined.set(outline, at)
    at += outline.length
  }
  return joined
}

/** A place that belongs to the geometry; null where it has none. */
export function anchorOf(outline: Outline): readonly [lng: number, lat: number] | null {
  for (const { from, to } of pathsOf(outline)) if (to > from) return [at(outline, from), at(outline, from + 1)]
  return null
}

/**
 * The smallest box that holds the geometry; null where it has no position. A geometry cut at the antimeridian, with
 * parts on either side of it, has a box that crosses it (west > east).
 */
export function boundsOfOutline(outline: Outline): BBox | null {
  const boxes = [...pathsOf(outline)]
    .filter(({ from, to }) => to > from)
    .map(({ from, to }) => boxOf(outline, from, to))
  return boxes.length === 0 ? null : boxAround(boxes)
}

/** Where an index that knows no antimeridian finds the geometry: what crosses it is near everywhere on its latitudes. */
export function indexedBounds(outline: Outline): BBox | null {
  const bounds = boundsOfOutline(outline)
  return bounds === null || bounds[0] <= bounds[2] ? bounds : [-180, bounds[1], 180, bounds[3]]
}

function boxOf(outline: Outline, from: number, to: number): BBox {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let index = from; index < to; index += 2) {
    const lng = at(outline, index)
    const lat = at(outline, index + 1)
    if (lng < west) west = lng
    if (lng > east) east = lng
    if (lat < south) south = lat
    if (lat > north) north = lat
  }
  return [west, south, east, north]
}

/** Whether the geometry and a box share a point; touching counts. The box does not cross the antimeridian. */
export function outlineMeets(outline: Outline, box: BBox): boolean {
  // Where no path meets the box, all of it lies inside a polygon or all of it outside: one corner tells.
  let cornerInside = false
  for (const { kind, from, to } of pathsOf(outline)) {
    if (kind === RING && cornerInside) return true
    if (pathMeets(outline, kind, from, to, box)) return true
    if (kind === RING) cornerInside = false
    if (kind >= RING && ringContains(outline, from, to, box[0], box[1])) cornerInside = !cornerInside
  }
  return cornerInside
}

function pathMeets(outline: Outline, kind: number, from: number, to: number, box: BBox): boolean {
  for (let index = from; index < to; index += 2) {
    const x = at(outline, index)
    const y = at(outline, index + 1)
    if (x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3]) return true
    if (kind !== POINTS && index > from && lineMeets(at(outline, index - 2), at(outline, index - 1), x, y, box))
      return true
  }
  return false
}

/** Whether a straight line meets a box: their bounds overlap, and not all corners lie on one side of the line. */
function lineMeets(x0: number, y0: number, x1: number, y1: number, [west, south, east, north]: BBox): boolean {
  if ((x0 < west && x1 < west) || (x0 > east && x1 > east)) return false
  if ((y0 < south && y1 < south) || (y0 > north && y1 > north)) return false
  const side = (x: number, y: number) => (x1 - x0) * (y - y0) - (y1 - y0) * (x - x0)
  const sides = [side(west, south), side(east, south), side(east, north), side(west, north)]
  return !(sides.every((value) => value > 0) || sides.every((value) => value < 0))
}

/** Whether a point lies inside the geometry's polygons, and in none of their holes; on their lines either answer may come. */
export function outlineContains(outline: Outline, x: number, y: number): boolean {
  let inside = false
  for (const { kind, from, to } of pathsOf(outline)) {
    if (kind === RING && inside) return true
    if (kind >= RING && ringContains(outline, from, to, x, y)) inside = !inside
  }
  return inside
}

/** Even-odd rule. */
function ringContains(outline: Outline, from: number, to: number, x: number, y: number): boolean {
  let inside = false
  for (let index = from + 2; index < to; index += 2) {
    const [x0, y0] = [at(outline, index - 2), at(outline, index - 1)]
    if (x < crossingAt(y, x0, y0, at(outline, index), at(outline, index + 1))) inside = !inside
  }
  return inside
}

export interface Path {
  readonly kind: number
  /** Where its positions begin and end within the outline. */
  readonly from: number
  readonly to: number
}

export function* pathsOf(outline: Outline): Generator<Path, undefined> {
  for (let index = 0; index < outline.length;) {
    const from = index + 2
    const to = from + at(outline, index + 1) * 2
    yield { kind: at(outline, index), from, to }
    index = to
  }
}

function at(outline: Outline, index: number): number {
  return outline[index] ?? Number.NaN
}
