import type { Outline } from '#contract/geo/outline.ts'
import type { LngLat } from '#contract/geometry.ts'
import { joinLines } from '#contract/ground/join-lines.ts'
import type { CutArea, PlanePoint } from '#contract/ground/stretches.ts'
import { TilePlane, type TileAddress } from '#contract/ground/tile-plane.ts'
import { closedParts, cutAreaOfTile } from '#contract/ground/tile-ways.ts'
import type { Uuid } from '#contract/ids.ts'

/** A closure that ways are cut at. */
export interface WayClosure {
  readonly uuid: Uuid
  /** In degrees. */
  readonly outline: Outline
}

/** What of the ways of one or more tiles lies within a closure. */
export interface ClosedWays {
  readonly uuid: Uuid
  readonly lines: readonly (readonly LngLat[])[]
  /** Where ways come into the closure, and in which direction they go there: degrees from east, clockwise. */
  readonly entries: readonly { readonly at: LngLat; readonly degrees: number }[]
}

/** What of the ways of a tile lies within each of some closures; those that none lies in are left out. */
export function cutWays(
  ways: readonly (readonly PlanePoint[])[],
  tile: TileAddress,
  closures: readonly WayClosure[],
): readonly ClosedWays[] {
  const plane = new TilePlane(tile)
  return closures.flatMap(({ uuid, outline }) => {
    const area = cutAreaOfTile(plane, outline)
    const closed = closedIn(ways, area, plane)
    return closed.lines.length === 0 ? [] : [{ uuid, ...closed }]
  })
}

function closedIn(ways: readonly (readonly PlanePoint[])[], area: CutArea, plane: TilePlane): Omit<ClosedWays, 'uuid'> {
  const lines: LngLat[][] = []
  const entries: ClosedWays['entries'][number][] = []
  for (const { points, enters } of ways.flatMap((way) => closedParts(way, area))) {
    lines.push(points.map((point) => plane.lngLat(point)))
    for (const [isEntry, ends] of [
      [enters[0], [points[0], points[1]]],
      [enters[1], [points.at(-1), points.at(-2)]],
    ] as const) {
      const [end, inner] = ends
      if (!isEntry || end === undefined || inner === undefined) continue
      const degrees = (Math.atan2(inner[1] - end[1], inner[0] - end[0]) * 180) / Math.PI
      entries.push({ at: plane.lngLat(end), degrees })
    }
  }
  return { lines, entries }
}

/** The same of several tiles as one, with lines joined where they meet. */
export function joinWays(parts: readonly ClosedWays[]): readonly ClosedWays[] {
  return [...new Set(parts.map(({ uuid }) => uuid))].map((uuid) => {
    const own = parts.filter((part) => part.uuid === uuid)
    return {
      uuid,
      lines: joinLines(own.flatMap(({ lines }) => lines)),
      entries: own.flatMap(({ entries }) => entries),
    }
  })
}
