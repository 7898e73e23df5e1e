import { clipRing, ringTurn } from '#contract/tiles/clip.ts'
import { EXTENT, onGrid, TILE_MAX_ZOOM } from '#contract/tiles/grid.ts'
import { hilbertPlace } from '../../archive/hilbert.ts'
import { boxAround } from '../region/grid-box.ts'
import type { GridArea } from '../region/polygons.ts'
import { LAYERS, MAX_ZOOM, MIN_ZOOM, type Draft } from '../schema/layers.ts'
import { clipLine, type FlatLine } from './clip-line.ts'
import { commandsOf, pointCommands } from './commands.ts'
import type { ExternalSort } from './external-sort.ts'
import { lineAt, ringsAt, weighted, weightedArea, type FlatRing } from './generalise.ts'
import { LINE, POINT, POLYGON, writePiece, type Piece, type PropertyTable } from './piece.ts'
import { cutIntoTiles, overlap, tilesAround, type TileRange } from './quarter.ts'

type Head = Omit<Piece, 'geometry'>

/** Cuts features, which come on the world grid, into pieces of tiles of every zoom. */
export class TileCutter {
  readonly #sort: ExternalSort
  readonly #properties: PropertyTable
  readonly #rangeAt: (zoom: number) => TileRange

  /** @param rangeAt the tiles that there are at a zoom */
  constructor(sort: ExternalSort, properties: PropertyTable, rangeAt: (zoom: number) => TileRange) {
    this.#sort = sort
    this.#properties = properties
    this.#rangeAt = rangeAt
  }

  point(draft: Draft, id: number, x: number, y: number): void {
    const head = this.#head(draft, id, POINT)
    const to = lastZoomOf(draft)
    for (let zoom = head.from; zoom <= to; zoom++) {
      const bits = TILE_MAX_ZOOM - zoom
      const [left, top] = [onGrid(x) >> bits, onGrid(y) >> bits]
      const [column, row] = [Math.floor(left / EXTENT), Math.floor(top / EXTENT)]
      const { west, north, east, south } = this.#rangeAt(zoom)
      if (column < west || column > east || row < north || row > south) continue
      this.#add(head, zoom, column, row, pointCommands(left - column * EXTENT, top - row * EXTENT))
    }
  }

  line(draft: Draft, id: number, points: Int32Array): void {
    const head = this.#head(draft, id, LINE)
    const to = lastZoomOf(draft)
    const line = weighted(points)
    for (let zoom = head.from; zoom <= to; zoom++) {
      const flat = lineAt(line, zoom)
      const range = this.#rangeOf([flat], zoom)
      if (range === null) continue
      cutIntoTiles<readonly FlatLine[]>([flat], range, {
        clip: clipLines,
        emit: (x, y, parts) => this.#add(head, zoom, x, y, commandsOf(parts.map(withoutRepeats), false)),
      })
    }
  }

  area(draft: Draft, id: number, area: GridArea): void {
    const head = this.#head(draft, id, POLYGON)
    const to = lastZoomOf(draft)
    const rings = weightedArea(area)
    for (let zoom = head.from; zoom <= to; zoom++) {
      const flat = ringsAt(rings, zoom)
      const range = this.#rangeOf(flat.map(pointsOf), zoom)
      if (range === null) continue
      cutIntoTiles<readonly FlatRing[]>(flat, range, {
        clip: clipRings,
        emit: (x, y, left) => this.#add(head, zoom, x, y, commandsOf(left.map(pointsOf), true)),
      })
    }
  }

  #head({ layer, from, properties }: Draft, id: number, type: number): Head {
    const index = LAYERS.findIndex(({ name }) => name === layer)
    return { layer: index, id, from: Math.max(MIN_ZOOM, from), type, properties: this.#properties.write(properties) }
  }

  #rangeOf(lines: readonly FlatLine[], zoom: number): TileRange | null {
    const box = boxAround(lines)
    return box === null ? null : overlap(tilesAround(...box), this.#rangeAt(zoom))
  }

  #add(head: Head, zoom: number, x: number, y: number, commands: readonly number[] | null): void {
    if (commands !== null) this.#sort.add(tileIdOf(zoom, x, y), writePiece(head, commands))
  }
}

function lastZoomOf({ to = MAX_ZOOM }: Draft): number {
  return Math.min(to, MAX_ZOOM)
}

function pointsOf({ points }: FlatRing): FlatLine {
  return points
}

/** The place of a tile along the Hilbert curves of all zooms. */
function tileIdOf(zoom: number, x: number, y: number): number {
  return (4 ** zoom - 1) / 3 + hilbertPlace(2 ** zoom, x, y)
}

function clipLines(lines: readonly FlatLine[], dx: number, dy: number, low: number, high: number) {
  const parts = lines.flatMap((line) => clipLine(moved(line, dx, dy), low, high))
  return parts.length === 0 ? null : parts
}

function clipRings(rings: readonly FlatRing[], dx: number, dy: number, low: number, high: number) {
  const left: FlatRing[] = []
  let isOuterLeft = false
  for (const { points, hole } of rings) {
    if (hole && !isOuterLeft) continue
    const clipped = withoutRepeats(clipRing(moved(points, dx, dy), low, high))
    const turn = ringTurn(clipped)
    const stays = clipped.length >= 6 && (hole ? turn < 0 : turn > 0)
    if (stays) left.push({ points: clipped, hole })
    if (!hole) isOuterLeft = stays
  }
  return left.length === 0 ? null : left
}

function moved(line: FlatLine, dx: number, dy: number): FlatLine {
  return dx === 0 && dy === 0 ? line : line.map((value, at) => (at % 2 === 0 ? value - dx : value - dy))
}

function withoutRepeats(line: FlatLine): FlatLine {
  const kept: number[] = []
  for (let at = 0; at < line.length; at += 2) {
    const [x, y] = [line[at] ?? 0, line[at + 1] ?? 0]
    if (kept.at(-2) !== x || kept.at(-1) !== y) kept.push(x, y)
  }
  return kept
}
