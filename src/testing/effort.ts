import { inject } from 'vitest'

/** The seed of an `npm run test:long`, by which a run is repeated; null in `npm test`. */
export type LongSeed = number | null

declare module 'vitest' {
  interface ProvidedContext {
    readonly longSeed: LongSeed
  }
}

/**
 * How much the long tests try: `[in npm test, in npm run test:long]`. Properties that are not named here try 100 cases in
 * both, fast-check's own number.
 */
const EFFORT = {
  // Cases of properties over values.
  statuses: [300, 10_000],
  standings: [300, 10_000],
  localDays: [250, 10_000],
  zones: [500, 20_000],
  calendars: [120, 5000],
  openCalendars: [20, 400],
  outlines: [200, 20_000],
  clippedRings: [200, 5000],
  touchedShapes: [30, 600],
  guides: [300, 20_000],
  crossings: [200, 20_000],
  files: [50, 1000],
  packedFiles: [15, 500],
  damagedMaps: [60, 5000],
  demoDays: [5, 50],
  clusters: [15, 500],
  // Cases that each ask a store, a service or a frame.
  storeQueries: [8, 200],
  syncOrders: [4, 200],
  undoneImports: [5, 200],
  requests: [600, 80_000],
  requestsPostgis: [150, 4000],
  // Per store of a size: 200 and 2,500 closures; at length 200, 5,000 and 50,000.
  askedStores: [2, 20],
  askedLargeStores: [1, 3],
  rawRequests: [100, 20_000],
  hostMessages: [150, 5000],
  // Simulations of months, each with all that may happen to a copy and to a mirror.
  syncWorlds: [4, 40],
  mirroredWorlds: [2, 20],
  // How often a program is killed, and what is asked of one in a row.
  kills: [3, 50],
  packKills: [6, 200],
  spoiledAreas: [400, 20_000],
  spoiledFiles: [40, 1000],
  refusals: [1500, 4000],
  answers: [1500, 2500],
} as const satisfies Record<string, readonly [sample: number, long: number]>

export type Effort = keyof typeof EFFORT

const seed = inject('longSeed')
export const isLong = seed !== null

/** How many or how often, in this run. */
export function countOf(effort: Effort): number {
  return EFFORT[effort][isLong ? 1 : 0]
}

/** For `fc.assert`: how many cases, and in a long run those of its seed. */
export function casesOf(effort: Effort): { readonly numRuns: number; readonly seed?: number } {
  return { numRuns: countOf(effort), ...(seed === null ? {} : { seed }) }
}
