import type { Feature, FeatureCollection, Geometry, Point, Position } from 'geojson'
import { around, boxHolds, boxWidth, nearestLng } from '#contract/geo/box.ts'
import { mercatorLat, mercatorLng, mercatorX, mercatorY, TILE } from '#contract/geo/mercator.ts'
import type { View } from '#core/viewport/bounds.ts'
import type { ClosureProperties } from './features.ts'

/** How far a rectangle reaches around its point, in px. */
export interface CoverProperties {
  readonly padding: readonly [top: number, right: number, bottom: number, left: number]
}

/** How exactly what is covered is known, in px. */
const CELL = 12
/** Shapes that are smaller than this, in px, are under their sign. */
const SMALLEST = 6

/**
 * What closures cover of a view and of half as much around it, in rectangles: where no name of an area may be. What only
 * says something about its areas covers nothing. So many as the screen has room for, however many closures there are.
 */
export function coverOf(
  shapes: readonly Feature<Geometry, ClosureProperties>[],
  view: View,
): FeatureCollection<Point, CoverProperties> {
  const grid = gridOf(view)
  for (const { properties, geometry } of shapes) {
    if (properties.extent !== 'about-areas') mark(grid, geometry)
  }
  const features = rectanglesIn(grid).map((rectangle) => featureOf(rectangle, grid))
  return { type: 'FeatureCollection', features }
}

/** Whether what was found covered for one view serves another: it reaches a quarter of that beyond it at least. */
export function serves({ bounds, zoom }: View, other: View): boolean {
  return zoom === other.zoom && boxHolds(around(bounds), around(other.bounds, 1 / 4))
}

/** Cells over the map, from its upper left corner; places are on the unit square of Web Mercator. */
interface Grid {
  readonly columns: number
  readonly rows: number
  readonly covered: Uint8Array
  /** How many cells the world is wide. */
  readonly scale: number
  /** The upper left corner and, of the longitudes, the middle. */
  readonly left: number
  readonly top: number
  readonly middle: number
}

function gridOf({ bounds, zoom }: View): Grid {
  const [west, south, east, north] = around(bounds)
  const scale = (TILE * 2 ** zoom) / CELL
  const [left, top] = [mercatorX(west), mercatorY(north)]
  const width = boxWidth([west, south, east, north]) / 360
  const [columns, rows] = [Math.ceil(width * scale), Math.ceil((mercatorY(south) - top) * scale)]
  return { columns, rows, covered: new Uint8Array(columns * rows), scale, left, top, middle: left + width / 2 }
}

function mark(grid: Grid, geometry: Geometry): void {
  for (const part of partsOf(geometry)) {
    const turn = Math.round(grid.middle - (part.west + part.east) / 2)
    const [left, right] = [part.west + turn - grid.left, part.east + turn - grid.left]
    const [top, bottom] = [part.north - grid.top, part.south - grid.top]
    const isSmall = Math.max(right - left, bottom - top) * grid.scale * CELL < SMALLEST
    const isBeside = right < 0 || bottom < 0 || left * grid.scale > grid.columns || top * grid.scale > grid.rows
    if (!isSmall && !isBeside) markPart(grid, part, turn)
  }
}

/** Marks the cells that lines touch, and of rings those in the middle of which one is within them. */
function markPart(grid: Grid, { lines, isRing }: Part, turn: number): void {
  const crossings: number[][] = []
  for (const line of lines) {
    let [x, y] = [NaN, NaN]
    for (let at = 0; at < line.length; at += 2) {
      const [toX, toY] = [
        ((line[at] ?? 0) + turn - grid.left) * grid.scale,
        ((line[at + 1] ?? 0) - grid.top) * grid.scale,
      ]
      if (at > 0) markSegment(grid, y < toY ? { x, y, toX, toY } : { x: toX, y: toY, toX: x, toY: y }, crossings)
      ;[x, y] = [toX, toY]
    }
  }
  if (!isRing) return
  // Of rows without a crossing the array has nothing.
  crossings.forEach((xs, row) => {
    xs.sort((a, b) => a - b)
    for (let at = 0; at + 1 < xs.length; at += 2) markRun(grid, row, (xs[at] ?? 0) + 0.5, (xs[at + 1] ?? 0) - 0.5)
  })
}

/** A line from above to below, in cells. */
interface Segment {
  readonly x: number
  readonly y: number
  readonly toX: number
  readonly toY: number
}

/** `crossings`: where the middle of a row is crossed, by row. */
function markSegment(grid: Grid, { x, y, toX, toY }: Segment, crossings: number[][]): void {
  const slope = toY === y ? 0 : (toX - x) / (toY - y)
  const xAt = (height: number) => x + (height - y) * slope
  const last = Math.min(grid.rows - 1, Math.floor(toY))
  for (let row = Math.max(0, Math.floor(y)); row <= last; row += 1) {
    const enters = y < row ? xAt(row) : x
    const leaves = toY > row + 1 ? xAt(row + 1) : toX
    markRun(grid, row, Math.min(enters, leaves), Math.max(enters, leaves))
    const middle = row + 0.5
    if (y <= middle && toY > middle) (crossings[row] ??= []).push(xAt(middle))
  }
}

function markRun({ columns, covered }: Grid, row: number, from: number, to: number): void {
  const start = Math.max(0, Math.floor(from))
  const end = Math.min(columns - 1, Math.floor(to))
  if (start <= end) covered.fill(1, row * columns + start, row * columns + end + 1)
}

interface Rectangle {
  readonly left: number
  readonly right: number
  readonly top: number
  bottom: number
}

/** The covered cells in as few rectangles as it takes when equal runs of rows that follow each other are joined. */
function rectanglesIn({ columns, rows, covered }: Grid): readonly Rectangle[] {
  const all: Rectangle[] = []
  let above = new Map<string, Rectangle>()
  for (let row = 0; row < rows; row += 1) {
    const here = new Map<string, Rectangle>()
    for (const [left, right] of runsIn(covered.subarray(row * columns, (row + 1) * columns))) {
      const key = `${left} ${right}`
      const rectangle = above.get(key) ?? { left, right, top: row, bottom: row }
      if (!above.has(key)) all.push(rectangle)
      rectangle.bottom = row + 1
      here.set(key, rectangle)
    }
    above = here
  }
  return all
}

function runsIn(row: Uint8Array): readonly (readonly [left: number, right: number])[] {
  const runs: [number, number][] = []
  let left = row.indexOf(1)
  while (left !== -1) {
    const end = row.indexOf(0, left)
    const right = end === -1 ? row.length : end
    runs.push([left, right])
    left = row.indexOf(1, right)
  }
  return runs
}

function featureOf({ left, right, top, bottom }: Rectangle, grid: Grid): Feature<Point, CoverProperties> {
  const [x, y] = [((right - left) * CELL) / 2, ((bottom - top) * CELL) / 2]
  const lng = mercatorLng(grid.left + (left + right) / 2 / grid.scale)
  const lat = mercatorLat(grid.top + (top + bottom) / 2 / grid.scale)
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lng, lat] },
    properties: { padding: [y, x, y, x] },
  }
}

/** A line, or the rings of a polygon: places as x, y, x, y … on the unit square, beyond it where it leaves that. */
interface Part {
  readonly lines: readonly Float64Array[]
  readonly isRing: boolean
  readonly west: number
  readonly east: number
  readonly north: number
  readonly south: number
}

const parts = new WeakMap<Geometry, readonly Part[]>()

/** The same object is looked at only once. */
function partsOf(geometry: Geometry): readonly Part[] {
  const known = parts.get(geometry) ?? findParts(geometry)
  parts.set(geometry, known)
  return known
}

function findParts(geometry: Geometry): readonly Part[] {
  switch (geometry.type) {
    case 'Point':
    case 'MultiPoint':
      return []
    case 'LineString':
      return [partOf([geometry.coordinates], false)]
    case 'MultiLineString':
      return geometry.coordinates.map((line) => partOf([line], false))
    case 'Polygon':
      return [partOf(geometry.coordinates, true)]
    case 'MultiPolygon':
      return geometry.coordinates.map((rings) => partOf(rings, true))
    case 'GeometryCollection':
      return geometry.geometries.flatMap(findParts)
  }
}

function partOf(positions: readonly (readonly Position[])[], isRing: boolean): Part {
  const box = { west: Infinity, east: -Infinity, north: Infinity, south: -Infinity }
  const lines = positions.map((line) => {
    let before = line[0]?.[0] ?? 0
    return Float64Array.from(
      line.flatMap(([lng = 0, lat = 0]) => {
        before = nearestLng(lng, before)
        const [x, y] = [mercatorX(before), mercatorY(lat)]
        box.west = Math.min(box.west, x)
        box.east = Math.max(box.east, x)
        box.north = Math.min(box.north, y)
        box.south = Math.max(box.south, y)
        return [x, y]
      }),
    )
  })
  return { lines, isRing, ...box }
}
