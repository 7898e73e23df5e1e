import type { BBox, LngLat } from '#contract/geometry.ts'
import { between, wholeBetween, type Random } from '../import/demo/random.ts'

/** Where the centres of made clusters lie. */
const CENTRES: BBox = [-8, 37, 28, 68]
const CLUSTERS = 120
const COUNTRIES = [40, 56, 203, 208, 246, 250, 276, 380, 528, 578, 616, 724, 752, 756]

/** A region that many areas lie in, the denser the nearer to its centre. */
export interface Cluster {
  readonly centre: LngLat
  /** The standard deviation of the distance from the centre, in degrees of latitude. */
  readonly spread: number
  readonly countryId: number
}

/** Draws regions, each as often as there are areas in it: some hold a hundred times as many as others. */
export function clusterDraw(random: Random): () => Cluster {
  const clusters: Cluster[] = []
  const until: number[] = []
  let sum = 0
  for (let index = 0; index < CLUSTERS; index++) {
    const [west, south, east, north] = CENTRES
    clusters.push({
      centre: [between(random, west, east), between(random, south, north)],
      spread: Math.min(2.5, 0.7 * Math.exp(0.5 * normal(random))),
      countryId: COUNTRIES[wholeBetween(random, 0, COUNTRIES.length - 1)] ?? 276,
    })
    until.push((sum += Math.exp(normal(random))))
  }
  return () => {
    const drawn = between(random, 0, sum)
    const found = clusters[until.findIndex((end) => drawn < end)]
    if (found === undefined) throw new RangeError('There is no such cluster.')
    return found
  }
}

/** A place in a cluster. */
export function placeIn({ centre: [lng, lat], spread }: Cluster, random: Random): LngLat {
  const north = Math.min(70, Math.max(35, lat + spread * normal(random)))
  return [lng + (spread * normal(random)) / Math.cos((north * Math.PI) / 180), north]
}

/** A number of the normal distribution (Box and Muller). */
export function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}
