import { UNITS_PER_PIXEL } from '#contract/tiles/grid.ts'
import { vertexWeights } from '#contract/tiles/simplify.ts'
import type { FlatLine } from './clip-line.ts'
import { commandsOf, partsOf } from './commands.ts'
import { LINE, POINT, POLYGON, type Piece } from './piece.ts'

/** A feature of a tile; `commands` where its geometry was made anew. */
export interface TileFeature {
  readonly layer: number
  /** 0 for one that was made of several. */
  readonly id: number
  readonly type: number
  readonly properties: Uint8Array
  readonly geometry: Uint8Array | readonly number[]
}

/**
 * Makes one feature of all lines, and one of all areas, that have the same properties: tiles of a wide view are full of
 * them, and nobody asks for a single one there. Lines that meet become one line.
 */
export function merged(pieces: readonly Piece[]): readonly TileFeature[] {
  const groups = new Map<string, Piece[]>()
  const features: TileFeature[] = []
  for (const piece of pieces) {
    if (piece.type === POINT) {
      features.push(piece)
      continue
    }
    const key = `${piece.layer} ${piece.type} ${Buffer.from(piece.properties).toString('latin1')}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [piece])
    else group.push(piece)
  }
  for (const group of groups.values()) features.push(...mergedGroup(group))
  return features
}

function mergedGroup(group: readonly Piece[]): readonly TileFeature[] {
  const [first] = group
  if (first === undefined || group.length === 1) return group
  const parts = group.flatMap(({ geometry }) => partsOf(geometry))
  const isArea = first.type === POLYGON
  const geometry = commandsOf(first.type === LINE ? joined(parts).map(simplified) : parts, isArea)
  return geometry === null ? [] : [{ ...first, id: 0, geometry }]
}

/** Lines that go on where others end, as long as it is clear how: where three meet, any two do. */
function joined(lines: readonly FlatLine[]): FlatLine[] {
  const open = new Map<string, FlatLine>()
  const rings: FlatLine[] = []
  for (const line of lines) {
    let grown = line
    for (const end of [startOf(line), endOf(line)]) {
      const other = open.get(end)
      if (other === undefined) continue
      open.delete(startOf(other))
      open.delete(endOf(other))
      grown = linked(other, grown, end)
    }
    if (startOf(grown) === endOf(grown) || open.has(startOf(grown)) || open.has(endOf(grown))) {
      rings.push(grown)
      continue
    }
    open.set(startOf(grown), grown)
    open.set(endOf(grown), grown)
  }
  return [...new Set(open.values()), ...rings]
}

function linked(a: FlatLine, b: FlatLine, end: string): FlatLine {
  const first = endOf(a) === end ? a : reversed(a)
  const second = startOf(b) === end ? b : reversed(b)
  return [...first, ...second.slice(2)]
}

function startOf(line: FlatLine): string {
  return `${line[0]},${line[1]}`
}

function endOf(line: FlatLine): string {
  return `${line.at(-2)},${line.at(-1)}`
}

function reversed(line: FlatLine): FlatLine {
  const points: number[] = []
  for (let at = line.length - 2; at >= 0; at -= 2) points.push(line[at] ?? 0, line[at + 1] ?? 0)
  return points
}

/** Without the vertices at which ways were cut. */
function simplified(line: FlatLine): FlatLine {
  if (line.length <= 4) return line
  const weights = vertexWeights(Int32Array.from(line))
  const limit = (UNITS_PER_PIXEL / 3) ** 2
  return line.filter((_, at) => (weights[at >> 1] ?? 0) > limit)
}
