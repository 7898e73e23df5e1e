import { nearestLng } from '#contract/geo/box.ts'
import { distance } from '#contract/geo/distance.ts'

/** An unbroken run of positions as a file tells it: degrees, and metres above the sea (NaN where it has none). */
export interface Piece {
  readonly lng: number[]
  readonly lat: number[]
  readonly ele: number[]
}

/** A way along the ground. All arrays are of the same length, one entry a point. */
export interface HikeLine {
  /** Degrees, without jumps: a line over the antimeridian goes on beyond ±180. */
  readonly lng: Float64Array
  readonly lat: Float64Array
  /** Metres from the start; gaps between pieces don't count. */
  readonly along: Float64Array
  /** Metres above the sea; null where the source has too few of them. */
  readonly ele: Float64Array | null
  /** Metres climbed since the start; null without elevations. */
  readonly climbed: Float64Array | null
  /** 1 where a piece begins: no edge leads to that point. */
  readonly starts: Uint8Array
}

/** Ups and downs smaller than this are taken for noise, in metres. */
const LEAST_CLIMB = 10
/** Of the points, the share that must have an elevation. */
const ENOUGH_ELEVATIONS = 0.9

/** A piece to be filled. */
export function emptyPiece(): Piece {
  return { lng: [], lat: [], ele: [] }
}

/** One line of the pieces that have at least two points; null where there is none. */
export function lineOf(pieces: readonly Piece[]): HikeLine | null {
  const kept = pieces.filter((piece) => piece.lng.length > 1)
  const size = kept.reduce((sum, piece) => sum + piece.lng.length, 0)
  if (size === 0) return null
  const line = {
    lng: new Float64Array(size),
    lat: new Float64Array(size),
    along: new Float64Array(size),
    starts: new Uint8Array(size),
  }
  let at = 0
  for (const piece of kept) {
    line.starts[at] = 1
    for (let i = 0; i < piece.lng.length; i++, at++) {
      line.lng[at] = at === 0 ? (piece.lng[i] ?? 0) : nearestLng(piece.lng[i] ?? 0, line.lng[at - 1] ?? 0)
      line.lat[at] = piece.lat[i] ?? 0
      line.along[at] = at === 0 ? 0 : (line.along[at - 1] ?? 0) + (i === 0 ? 0 : edgeLength(line, at - 1))
    }
  }
  const ele = elevationsOf(kept, size)
  return { ...line, ele, climbed: ele === null ? null : climbedBy(ele, line.starts) }
}

function edgeLength({ lng, lat }: Pick<HikeLine, 'lng' | 'lat'>, edge: number): number {
  return distance(lng[edge] ?? 0, lat[edge] ?? 0, lng[edge + 1] ?? 0, lat[edge + 1] ?? 0)
}

/** What of the line is measured at a place on it; `position` is a point's number with the share of the edge after it. */
export function measuredAt(values: Float64Array, position: number): number {
  const point = Math.min(Math.floor(position), values.length - 1)
  const before = values[point] ?? 0
  const share = position - point
  return share === 0 ? before : before + ((values[point + 1] ?? before) - before) * share
}

/** Length in metres. */
export function lengthOf({ along }: Pick<HikeLine, 'along'>): number {
  return along.at(-1) ?? 0
}

function elevationsOf(pieces: readonly Piece[], size: number): Float64Array | null {
  const ele = Float64Array.from(pieces.flatMap((piece) => piece.ele))
  const known = ele.reduce((count, value) => count + (Number.isFinite(value) ? 1 : 0), 0)
  if (known < size * ENOUGH_ELEVATIONS) return null
  let last = ele.find(Number.isFinite) ?? 0
  return ele.map((value) => (last = Number.isFinite(value) ? value : last))
}

/** Metres climbed up to each point; ups and downs below {@link LEAST_CLIMB} are left out. */
export function climbedBy(ele: Float64Array, starts: Uint8Array): Float64Array {
  const climbed = new Float64Array(ele.length)
  let anchor = ele[0] ?? 0
  let sum = 0
  for (let i = 0; i < ele.length; i++) {
    const here = ele[i] ?? anchor
    if (starts[i] === 1) anchor = here
    const rise = here - anchor
    if (Math.abs(rise) >= LEAST_CLIMB) {
      sum += Math.max(0, rise)
      anchor = here
    }
    climbed[i] = sum
  }
  return climbed
}
