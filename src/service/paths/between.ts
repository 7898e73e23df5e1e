import type { BBox } from '#contract/geometry.ts'
import type { NamedPlace } from '#contract/ground/named-places.ts'
import { NEAR_PLACE, nearestName, placesBetween } from '#contract/ground/places-between.ts'
import { tilesOfBox } from '#contract/ground/tile-plane.ts'
import { looseEnds, type PathGroup } from './group-paths.ts'
import type { WayArchive } from './way-archive.ts'

const METRES_A_DEGREE = 111_195

type End = readonly [lng: number, lat: number]

/** The named places between which a path lies within a closure: two, one, or none where nothing there has a name. */
export async function betweenOf(group: PathGroup, archives: readonly WayArchive[]): Promise<readonly string[]> {
  const names: (string | null)[] = []
  for (const end of looseEnds(group)) names.push(nearestName(end, await placesAround(end, archives)))
  return placesBetween(names, group.length)
}

async function placesAround(end: End, archives: readonly WayArchive[]): Promise<readonly NamedPlace[]> {
  const found: NamedPlace[] = []
  for (const archive of archives) {
    for (const address of tilesOfBox(boxAround(end), archive.zoom)) found.push(...(await archive.tile(address)).places)
  }
  return found
}

function boxAround([lng, lat]: End): BBox {
  const high = NEAR_PLACE / METRES_A_DEGREE
  const wide = high / Math.cos((lat * Math.PI) / 180)
  return [Math.max(-180, lng - wide), lat - high, Math.min(180, lng + wide), lat + high]
}
