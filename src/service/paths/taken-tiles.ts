import type { GroundSchema } from '#contract/ground/ground-schema.ts'
import { withinQuarter, type TileAddress } from '#contract/ground/tile-plane.ts'
import type { TileWay } from '#contract/ground/tile-ways.ts'
import { beside, type Line } from './beside.ts'

/** The ways of a tile, or of a part of one that is a tile itself: on its plane. */
export interface WaysInTile {
  readonly address: TileAddress
  readonly ways: readonly TileWay[]
}

/** The ways that were taken in a tile, by their ids; another schema has other ids for the same ways. */
interface Taken {
  readonly schema: GroundSchema
  /** Of the archive: lines are thinned alike at one zoom alone. */
  readonly zoom: number
  readonly ways: Map<number, Line[]>
}

const NO_ID = 0

/** What of which tiles archives have given, so that what several of them show is taken once. The closest come first. */
export class TakenTiles {
  readonly #taken = new Map<string, Taken>()
  /** All tiles of smaller zooms in which something was taken. */
  readonly #above = new Set<string>()

  /**
   * Takes what no other archive has had in a tile, in parts where a closer one had something in some of it. What has no
   * ids, or other ones, cannot be told from what was taken. `zoom`: of the archive.
   */
  take({ address, ways }: WaysInTile, schema: GroundSchema, zoom: number): readonly WaysInTile[] {
    if (ways.length === 0) return []
    const key = keyOf(address)
    if (!this.#taken.has(key) && this.#above.has(key)) {
      return QUARTERS.flatMap((quarter) => this.take(quarterOf({ address, ways }, quarter), schema, zoom))
    }
    const taken = this.#taken.get(key)
    const left = taken === undefined ? ways : waysLeft(ways, schema, zoom, taken)
    if (left.length > 0) this.#note(address, taken ?? { schema, zoom, ways: new Map() }, left)
    return left.length === 0 ? [] : [{ address, ways: left }]
  }

  #note({ z, x, y }: TileAddress, taken: Taken, ways: readonly TileWay[]): void {
    this.#taken.set(keyOf({ z, x, y }), taken)
    for (const { id = NO_ID, lines } of ways) noteLines(taken.ways, id, lines)
    for (let up = 1; up <= z; up++) this.#above.add(keyOf({ z: z - up, x: x >> up, y: y >> up }))
  }
}

/** Lines of what has no id are never asked for. */
function noteLines(ways: Map<number, Line[]>, id: number, lines: readonly Line[]): void {
  const known = ways.get(id) ?? []
  ways.set(id, known)
  if (id !== NO_ID) for (const line of lines) known.push(line)
}

function waysLeft(ways: readonly TileWay[], schema: GroundSchema, zoom: number, taken: Taken): readonly TileWay[] {
  if (taken.schema !== schema || taken.ways.has(NO_ID)) return []
  return ways.flatMap((way) => {
    const { id = NO_ID, lines } = way
    if (id === NO_ID) return []
    const known = taken.ways.get(id)
    if (known === undefined) return [way]
    // Its lines are thinned otherwise: what of it lies beyond those that were taken is not told from them, and not counted.
    if (taken.zoom !== zoom) return []
    // Two regions may each have the part of it on their side of the border.
    const rest = lines.flatMap((line) => beside(line, known))
    return rest.length === 0 ? [] : [{ ...way, lines: rest }]
  })
}

const QUARTERS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const

function quarterOf({ address, ways }: WaysInTile, [right, down]: (typeof QUARTERS)[number]): WaysInTile {
  const { z, x, y } = address
  const parts = ways.map((way) => ({ ...way, lines: way.lines.flatMap((line) => withinQuarter(line, right, down)) }))
  return {
    address: { z: z + 1, x: 2 * x + right, y: 2 * y + down },
    ways: parts.filter(({ lines }) => lines.length > 0),
  }
}

function keyOf({ z, x, y }: TileAddress): string {
  return `${z} ${x} ${y}`
}
