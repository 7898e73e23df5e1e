import { extentOf } from '#contract/geo/bounds.ts'
import type { Outline } from '#contract/geo/outline.ts'
import { MOST_NAMED_PATHS, type ClosedPaths, type PathInside } from '#contract/records/closed-paths.ts'
import type { Turns } from '../store/domain/turns.ts'
import { betweenOf } from './between.ts'
import { cutPaths } from './cut-paths.ts'
import { groupPaths, type PathGroup } from './group-paths.ts'
import type { WayArchive } from './way-archive.ts'

/**
 * The paths within a closure, as archives of the ground show them; null where nothing is known of it. Throws a MapError
 * where an archive is damaged: no length is better than a wrong one.
 */
export async function pathsWithin(
  outline: Outline,
  archives: readonly WayArchive[],
  turns: Turns,
): Promise<ClosedPaths | null> {
  const pieces = await cutPaths(outline, archives, turns)
  if (pieces === null) return null
  const groups = groupPaths(pieces)
  const told = groups.filter(({ name, route }) => (name ?? route) !== null).slice(0, MOST_NAMED_PATHS)
  const named: PathInside[] = []
  for (const group of told) named.push({ ...factsOf(group), between: [...(await betweenOf(group, archives))] })
  return { count: groups.length, length_m: Math.round(groups.reduce((sum, { length }) => sum + length, 0)), named }
}

function factsOf(group: PathGroup): Omit<PathInside, 'between'> {
  const { name, route, length, pieces } = group
  const [west, south, east, north] = extentOf(pieces.map(({ line }) => line))
  return {
    name,
    route,
    length_m: Math.round(length),
    bbox: [rounded(west), rounded(south), rounded(east), rounded(north)],
  }
}

/** To a metre. */
function rounded(degrees: number): number {
  return Number(degrees.toFixed(5))
}
