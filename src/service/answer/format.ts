import { LRUCache } from 'lru-cache'
import { qualities, type Quality } from './accepting.ts'
import { ApiError, notFound } from './api-error.ts'

/** The forms in which a resource can give its data, by the names that `format=` takes, each with its media type. */
export const MEDIA_TYPES = {
  json: 'application/json',
  geojson: 'application/geo+json',
  rss: 'application/rss+xml; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
} as const
export type Format = keyof typeof MEDIA_TYPES

export const PAGE_TYPE = 'text/html; charset=utf-8'
/** What `format=` calls the page that shows an answer to a reader. */
export const PAGE_FORMAT = 'api'

export type Rendering = Format | typeof PAGE_FORMAT

/** What a resource renders: JSON, a page that shows the JSON, and what it offers beside. Ties go to the first. */
export function renderingsOf(offers: readonly Format[]): readonly Rendering[] {
  return ['json', PAGE_FORMAT, ...offers]
}

export function mediaTypeOf(rendering: Rendering): string {
  return rendering === PAGE_FORMAT ? PAGE_TYPE : MEDIA_TYPES[rendering]
}

/** A media type without its parameters. */
export function bareType(mediaType: string): string {
  return mediaType.replace(/;.*/s, '')
}

/**
 * What a request asks for: the rendering that `format=` names, else the one that its `Accept` wants most. Throws a 404
 * for an unknown name, a 406 where nothing is acceptable.
 */
export function negotiator(offers: readonly Format[]) {
  const renderings = renderingsOf(offers)
  const known = new LRUCache<string, Rendering | 'none'>({ max: 100 })
  return (format: string | undefined, accept: string | undefined): Rendering => {
    const named = format?.trim() ?? ''
    if (named !== '') {
      const rendering = renderings.find((name) => name === named)
      if (rendering === undefined) throw notFound()
      return rendering
    }
    if (accept === undefined || accept === '*/*') return 'json'
    let wanted = known.get(accept)
    if (wanted === undefined) known.set(accept, (wanted = mostWanted(renderings, accept)))
    if (wanted === 'none') throw notAcceptable(renderings)
    return wanted
  }
}

/** Whether an error is to be shown as a page: the request named that, or is a browser's and named no other. */
export function prefersPage(format: string | undefined, accept: string | undefined): boolean {
  const named = format?.trim() ?? ''
  if (named === PAGE_FORMAT || Object.hasOwn(MEDIA_TYPES, named)) return named === PAGE_FORMAT
  return accept !== undefined && mostWanted(renderingsOf([]), accept) === PAGE_FORMAT
}

function mostWanted(renderings: readonly Rendering[], accept: string): Rendering | 'none' {
  const ranges = qualities(accept)
  if (ranges.length === 0) return 'json'
  let best: Rendering | 'none' = 'none'
  let bestQuality = 0
  for (const rendering of renderings) {
    const quality = qualityOf(bareType(mediaTypeOf(rendering)), ranges)
    if (quality > bestQuality) [best, bestQuality] = [rendering, quality]
  }
  return best
}

/** The most specific range decides how much a type is wanted. */
function qualityOf(type: string, ranges: readonly Quality[]): number {
  const [main = ''] = type.split('/')
  for (const specific of [type, `${main}/*`, '*/*']) {
    const range = ranges.find(({ value }) => value === specific)
    if (range !== undefined) return range.quality
  }
  return 0
}

function notAcceptable(renderings: readonly Rendering[]): ApiError {
  const types = renderings.map((rendering) => bareType(mediaTypeOf(rendering)))
  return new ApiError(406, {
    detail: `None of the media types in Accept can be given. There are: ${types.join(', ')}.`,
  })
}
