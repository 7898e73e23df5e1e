import { HOLE, pathsOf, POINTS, RING, type Outline } from '#contract/geo/outline.ts'

const POINT = 1
const LINE_STRING = 2
const POLYGON = 3
/** What has several of one of these is of the type that is greater by this. */
const MULTI = 3
const GEOMETRY_COLLECTION = 7

/** Longitudes and latitudes in turn. */
type Positions = Outline

/** A geometry of one part: a point has one path of one position, a line one path, a polygon its rings. */
interface Part {
  readonly type: typeof POINT | typeof LINE_STRING | typeof POLYGON
  readonly paths: readonly Positions[]
}

/**
 * An outline in well-known binary. PostGIS fails whenever it meets a ring that is not closed or a line of one position:
 * these become the lines and points that they are.
 */
export function wkbOf(outline: Outline): Uint8Array {
  const parts = partsOf(outline)
  const [first] = parts
  const isUniform = first !== undefined && parts.every(({ type }) => type === first.type)
  const pieces = [headOf(isUniform ? first.type + MULTI : GEOMETRY_COLLECTION), countOf(parts.length)]
  for (const { type, paths } of parts) {
    pieces.push(headOf(type))
    if (type === POLYGON) pieces.push(countOf(paths.length))
    for (const path of paths) {
      if (type !== POINT) pieces.push(countOf(path.length / 2))
      pieces.push(doublesOf(path))
    }
  }
  return Buffer.concat(pieces)
}

function partsOf(outline: Outline): readonly Part[] {
  const parts: Part[] = []
  /** Of the polygon that holes belong to. */
  let rings: Positions[] | null = null
  for (const { kind, from, to } of pathsOf(outline)) {
    const path = outline.subarray(from, to)
    if (kind === HOLE && rings !== null && isClosed(path)) rings.push(path)
    else if (kind === RING && isClosed(path)) parts.push({ type: POLYGON, paths: (rings = [path]) })
    else parts.push(...looseParts(kind, path))
    if (kind !== HOLE && !isClosed(path)) rings = null
  }
  return parts
}

function looseParts(kind: number, path: Positions): readonly Part[] {
  if (kind !== POINTS && path.length > 2) return [{ type: LINE_STRING, paths: [path] }]
  return Array.from({ length: path.length / 2 }, (_, index) => {
    return { type: POINT, paths: [path.subarray(2 * index, 2 * index + 2)] }
  })
}

/** Whether a path ends where it began, after three positions at least. */
function isClosed(path: Positions): boolean {
  return path.length >= 8 && path[0] === path.at(-2) && path[1] === path.at(-1)
}

function headOf(type: number): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt8(1) // Little-endian.
  head.writeUInt32LE(type, 1)
  return head
}

function countOf(count: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(count)
  return bytes
}

function doublesOf(numbers: Positions): Buffer {
  const bytes = Buffer.alloc(numbers.byteLength)
  for (const [index, number] of numbers.entries()) bytes.writeDoubleLE(number, index * numbers.BYTES_PER_ELEMENT)
  return bytes
}
