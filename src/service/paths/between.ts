import { distance } from '#contract/geo/distance.ts'
import type { BBox } from '#contract/geometry.ts'
import { tilesOfBox } from '#contract/ground/tile-plane.ts'
import { looseEnds, type PathGroup } from './group-paths.ts'
import type { WayArchive } from './way-archive.ts'

/** A place further from the end of a path says nothing of where that is. In metres. */
const NEAR = 1000
const METRES_A_DEGREE = 111_195

type Place = readonly [lng: number, lat: number]

/** The named places between which a path lies within a closure: two, one, or none where nothing there has a name. */
export async function placesBetween(group: PathGroup, archives: readonly WayArchive[]): Promise<readonly string[]> {
  const names: string[] = []
  for (const end of looseEnds(group)) {
    const name = await nearest(end, archives)
    if (name !== null && !names.includes(name)) names.push(name)
  }
  // One name says nothing of where a long path lies.
  return names.length === 1 && group.length > 2 * NEAR ? [] : names
}

async function nearest([lng, lat]: Place, archives: readonly WayArchive[]): Promise<string | null> {
  let [least, name]: [number, string | null] = [NEAR, null]
  for (const archive of archives) {
    for (const address of tilesOfBox(boxAround([lng, lat]), archive.zoom)) {
      const { places } = await archive.tile(address)
      for (const place of places) {
        const away = distance(lng, lat, ...place.at)
        if (away <= least) [least, name] = [away, place.name]
      }
    }
  }
  return name
}

function boxAround([lng, lat]: Place): BBox {
  const high = NEAR / METRES_A_DEGREE
  const wide = high / Math.cos((lat * Math.PI) / 180)
  return [Math.max(-180, lng - wide), lat - high, Math.min(180, lng + wide), lat + high]
}
