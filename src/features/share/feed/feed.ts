import type { BBox } from '#contract/geometry.ts'
import type { ClosureFormat } from '#core/api/operations/addresses.ts'

/** The formats of the service that go on by themselves. */
export const FEED_FORMATS = ['ics', 'rss', 'geojson'] as const satisfies readonly ClosureFormat[]
export type FeedFormat = (typeof FEED_FORMATS)[number]

/** How many records a feed holds; the others are on further pages, which feed readers don’t turn. */
export const FEED_SIZE = 1000

/** The address as calendars on the device take it, to subscribe at a click. */
export function webcalOf(url: string): string {
  return url.replace(/^https?:/, 'webcal:')
}

const STEPS = 1000

/** A box for an address: to three decimals, outwards. */
export function feedBox([west, south, east, north]: BBox): BBox {
  const down = (degrees: number) => Math.floor(degrees * STEPS) / STEPS
  const up = (degrees: number) => Math.ceil(degrees * STEPS) / STEPS
  return [Math.max(-180, down(west)), Math.max(-90, down(south)), Math.min(180, up(east)), Math.min(90, up(north))]
}
