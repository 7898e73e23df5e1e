import { hilbertCell, hilbertPlace } from '../../archive/hilbert.ts'
import type { TileId } from '#contract/tiles/grid.ts'
import { BoxTooLargeError } from './map-error.ts'
import type { TileBox } from './archive.ts'

/** The number of a tile along the Hilbert curves of all zooms, one after the other. */
export function numberOf({ z, x, y }: TileId): number {
  return firstOf(z) + hilbertPlace(2 ** z, x, y)
}

/** The tile of a number; undoes {@link numberOf}. */
export function tileOf(number: number): TileId {
  let z = 0
  while (firstOf(z + 1) <= number) z++
  const [x, y] = hilbertCell(2 ** z, number - firstOf(z))
  return { z, x, y }
}

/** The number of the first tile of a zoom. */
function firstOf(zoom: number): number {
  return (4 ** zoom - 1) / 3
}

/** Numbers from one on, up to and without another. */
export type Range = readonly [from: number, to: number]

/** A box around a continent has some thousand at zoom 14. */
const MAX_RANGES = 50_000

/** The numbers of the tiles in some boxes: in order, and each once. Throws a BoxTooLargeError where their edges are. */
export function rangesOf(boxes: readonly TileBox[]): readonly Range[] {
  const ranges: [number, number][] = []
  const zooms = [...new Set(boxes.map(({ zoom }) => zoom))].toSorted((a, b) => a - b)
  for (const zoom of zooms) {
    const own = boxes.filter((box) => box.zoom === zoom)
    addRanges(ranges, { zoom: 0, place: 0 }, zoom, own)
  }
  return ranges
}

/** A tile of a zoom by its place on the curve: all closer tiles within it follow each other. */
interface Square {
  readonly zoom: number
  readonly place: number
}

function addRanges(ranges: [number, number][], { zoom, place }: Square, last: number, boxes: readonly TileBox[]): void {
  const [column, row] = hilbertCell(2 ** zoom, place)
  const side = 2 ** (last - zoom)
  const [columns, rows] = [column, row].map((at) => [at * side, (at + 1) * side - 1] as const)
  if (columns === undefined || rows === undefined) return
  const near = boxes.filter((box) => meet(box.columns, columns) && meet(box.rows, rows))
  if (near.length === 0) return
  if (near.some((box) => holds(box.columns, columns) && holds(box.rows, rows))) {
    const from = firstOf(last) + place * side * side
    const before = ranges.at(-1)
    if (before !== undefined && before[1] === from) before[1] = from + side * side
    else if (ranges.length < MAX_RANGES) ranges.push([from, from + side * side])
    else throw new BoxTooLargeError()
    return
  }
  for (const quarter of [0, 1, 2, 3]) addRanges(ranges, { zoom: zoom + 1, place: 4 * place + quarter }, last, near)
}

function meet(a: Range, b: Range): boolean {
  return a[0] <= b[1] && b[0] <= a[1]
}

function holds(outer: Range, inner: Range): boolean {
  return outer[0] <= inner[0] && inner[1] <= outer[1]
}
