import { nearestLng } from '#contract/geo/box.ts'
import { distance } from '#contract/geo/distance.ts'
import { profileOf, type Profile } from './profile.ts'

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
  /** The heights that the source has; null where these are too few. */
  readonly profile: Profile | null
  /** 1 where a piece begins: no edge leads to that point. */
  readonly starts: Uint8Array
}

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
  const ele = Float64Array.from(kept.flatMap((piece) => piece.ele))
  return { ...line, profile: isMeasured(ele) ? profileOf(line.along, ele, line.starts) : null }
}

/** Whether heights are more than the 0 that programs write where they know none, as Google's My Maps does. */
function isMeasured(ele: Float64Array): boolean {
  return ele.some((height) => Math.abs(height) > 0)
}

function edgeLength({ lng, lat }: Pick<HikeLine, 'lng' | 'lat'>, edge: number): number {
  return distance(lng[edge] ?? 0, lat[edge] ?? 0, lng[edge + 1] ?? 0, lat[edge + 1] ?? 0)
}

/** Length in metres. */
export function lengthOf({ along }: Pick<HikeLine, 'along'>): number {
  return along.at(-1) ?? 0
}
