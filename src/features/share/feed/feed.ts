import { paths } from '#contract/paths.ts'
import type { BBox } from '#contract/geometry.ts'
import { closureQuery, type ClosureFilters } from '#contract/query/closure-query.ts'
import { apiUrl, type Api } from '#core/api/client.ts'

/** The formats of the service that go on by themselves. */
export const FEED_FORMATS = ['ics', 'rss', 'geojson'] as const
export type FeedFormat = (typeof FEED_FORMATS)[number]

/** How many records a feed holds; the others are on further pages, which feed readers don’t turn. */
export const FEED_SIZE = 1000

/** The address of a feed of what matches, in a language. */
export function feedUrl(api: Api, filters: ClosureFilters, format: FeedFormat, language: string): string {
  const search = closureQuery.write(filters)
  search.set('format', format)
  search.set('lang', language)
  return apiUrl(api, paths.closures, search).replace(/%2C/gi, ',')
}

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
