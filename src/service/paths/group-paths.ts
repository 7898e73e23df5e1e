import { wayWords } from '#contract/ground/way-words.ts'
import type { Piece } from './cut-paths.ts'
import { Ends } from './ends.ts'

/** The parts within a closure of what walkers take for one path. */
export interface PathGroup {
  readonly name: string | null
  readonly route: string | null
  readonly pieces: readonly Piece[]
  /** Metres. */
  readonly length: number
}

/** Less than this is where a way and a border do not quite meet. In metres. */
const LEAST_LENGTH = 10

/**
 * Puts together what is one path: all of a marked route, all of one name, and of what has neither what hangs together.
 * The longest comes first.
 */
export function groupPaths(pieces: readonly Piece[]): readonly PathGroup[] {
  const byKey = new Map<string, Piece[]>()
  const nameless: Piece[] = []
  for (const piece of pieces) {
    const { route, name } = wayWords(piece.properties)
    const key = route === null ? name : `route ${route}`
    if (key === null) nameless.push(piece)
    else byKey.set(key, [...(byKey.get(key) ?? []), piece])
  }
  return [...byKey.values(), ...networksOf(nameless)]
    .map(groupOf)
    .filter(({ length }) => length >= LEAST_LENGTH)
    .toSorted((a, b) => b.length - a.length)
}

function groupOf(pieces: readonly Piece[]): PathGroup {
  const words = pieces.map(({ properties }) => wayWords(properties))
  const names = new Set(words.map(({ name }) => name))
  const [name = null] = names.size === 1 ? names : []
  return { name, route: words[0]?.route ?? null, pieces, length: pieces.reduce((sum, { length }) => sum + length, 0) }
}

/** Pieces that hang together: by their ends, or as parts of one way. */
function networksOf(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const ends = new Ends<Piece>()
  const byId = new Map<number, Piece[]>()
  for (const piece of pieces) {
    for (const end of endsOf(piece)) ends.add(end, piece)
    if (piece.id !== undefined) byId.set(piece.id, [...(byId.get(piece.id) ?? []), piece])
  }
  const left = new Set(pieces)
  return pieces.flatMap((first) => {
    if (!left.delete(first)) return []
    const network = [first]
    // It grows while it is gone through.
    for (const piece of network) {
      const beside = [...endsOf(piece).flatMap((end) => ends.at(end)), ...(byId.get(piece.id ?? NaN) ?? [])]
      for (const other of beside) if (left.delete(other)) network.push(other)
    }
    return [network]
  })
}

function endsOf({ line }: Piece) {
  const [start, end] = [line[0], line.at(-1)]
  return start === undefined || end === undefined ? [] : [start, end]
}

/** Where a path begins and ends: the two loose ends that are farthest from each other. None where it has no such. */
export function looseEnds({ pieces }: PathGroup) {
  const ends = new Ends<Piece>()
  const all = pieces.flatMap(endsOf)
  for (const piece of pieces) for (const end of endsOf(piece)) ends.add(end, piece)
  return farthest(all.filter((end) => ends.at(end).length === 1).slice(0, MOST_ENDS))
}

/** Each is compared with each. */
const MOST_ENDS = 200

function farthest(ends: readonly (readonly [number, number])[]) {
  let [most, pair]: [number, readonly (readonly [number, number])[]] = [-1, ends.slice(0, 2)]
  ends.forEach((a, index) => {
    const shrink = Math.cos((a[1] * Math.PI) / 180)
    for (const b of ends.slice(index + 1)) {
      const apart = Math.hypot((a[0] - b[0]) * shrink, a[1] - b[1])
      if (apart > most) [most, pair] = [apart, [a, b]]
    }
  })
  return pair
}
