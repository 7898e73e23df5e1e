import { extentOf } from '#contract/geo/bounds.ts'
import { foldWords } from '#contract/match/fold-words.ts'
import type { BBox, LngLat } from '#contract/geometry.ts'
import type { Thing } from '#contract/ground/things.ts'
import { indexed, type IndexedPlace } from '#contract/ground/places/indexed-place.ts'

/** What of a way is known so far. */
interface Part {
  readonly thing: Thing
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
  /** The middle of its longest line, which has so many points. */
  readonly point: LngLat
  readonly points: number
}

/** How far apart parts of one way may be, in degrees: a path goes on behind a road, a route in the next valley. */
const GAPS = { path: 0.01, route: 0.1 }

/** Puts ways together that lie in pieces, in one tile or in several. */
export class WayGatherer {
  readonly #parts = new Map<string, Part[]>()
  #count = 0

  get count(): number {
    return this.#count
  }

  /** Adds a line of a way. */
  add(thing: Thing, line: readonly LngLat[]): void {
    const point = line[line.length >> 1]
    if (point === undefined) return
    const [west, south, east, north] = extentOf([line])
    const key = `${thing.kind} ${foldWords(thing.names[''] ?? Object.values(thing.names)[0] ?? '')} ${thing.ref ?? ''}`
    const known = this.#parts.get(key) ?? []
    this.#parts.set(key, known)
    const before = known.length
    join(
      known,
      { thing, west, south, east, north, point, points: line.length },
      thing.kind === 'route' ? GAPS.route : GAPS.path,
    )
    this.#count += known.length - before
  }

  /** All ways, each once. */
  ways(): readonly IndexedPlace[] {
    return [...this.#parts.values()].flat().map(({ thing, west, south, east, north, point }) => {
      const bbox: BBox = [west, south, east, north]
      return indexed(thing, point, bbox)
    })
  }
}

/** Adds a part to those of one name, as one with all that it is near to. */
function join(known: Part[], part: Part, gap: number): void {
  let whole = part
  for (let at = known.length - 1; at >= 0; at--) {
    const other = known[at]
    if (other === undefined || !areNear(whole, other, gap)) continue
    known.splice(at, 1)
    whole = together(whole, other)
    // What it has become may be near to what it was not near to before.
    at = known.length
  }
  known.push(whole)
}

function areNear(a: Part, b: Part, gap: number): boolean {
  const isBeside = a.west - gap > b.east || b.west - gap > a.east
  return !isBeside && a.south - gap <= b.north && b.south - gap <= a.north
}

function together(a: Part, b: Part): Part {
  const longer = a.points >= b.points ? a : b
  return {
    thing: { ...b.thing, names: { ...a.thing.names, ...b.thing.names } },
    west: Math.min(a.west, b.west),
    south: Math.min(a.south, b.south),
    east: Math.max(a.east, b.east),
    north: Math.max(a.north, b.north),
    point: longer.point,
    points: longer.points,
  }
}
