import type { FeatureCollection } from 'geojson'
import { CLOSURE_DEFAULT_FIELDS } from '#contract/records/closure.ts'
import { featureOf } from '#contract/records/feature.ts'
import { MEDIA_TYPES } from '../../answer/format.ts'
import { mapInTurns } from '../../store/domain/turns.ts'
import type { ClosureFormat, FormatContext, Listing } from './format.ts'

interface Link {
  readonly rel: 'self' | 'next' | 'prev'
  readonly type: string
  readonly href: string
}

/** What a page of features says of itself, as services of OGC API Features do. */
interface Paged {
  readonly numberMatched: number
  readonly numberReturned: number
  readonly links: readonly Link[]
}

/** Closures as GeoJSON (RFC 7946): each with its own geometry, or with none where it is that of its areas. */
export const geojson = {
  fileName: 'closures.geojson',
  speaks: false,
  mostAreas: 0,
  order: 'list',
  needsGeometry: () => true,
  render: async (listing, context) => {
    const fields = listing.fields.length === 0 ? CLOSURE_DEFAULT_FIELDS : listing.fields
    const features = await mapInTurns(listing.closures, (closure) => JSON.stringify(featureOf(closure, fields)))
    const text = listing.isOne ? (features[0] ?? '') : collectionOf(features, listing, context)
    return { text, until: Infinity }
  },
} satisfies ClosureFormat

/** The JSON text of a collection, from those of its features. */
function collectionOf(features: readonly string[], listing: Listing, context: FormatContext): string {
  const collection: FeatureCollection & Paged = {
    type: 'FeatureCollection',
    numberMatched: listing.matched,
    numberReturned: features.length,
    links: linksOf(listing, context),
    features: [],
  }
  const end = ']}'
  return JSON.stringify(collection).slice(0, -end.length) + features.join(',\n') + end
}

function linksOf({ next, previous }: Listing, { url }: FormatContext): Link[] {
  const link = (rel: Link['rel'], href: string | null) =>
    href === null ? [] : [{ rel, type: MEDIA_TYPES.geojson, href }]
  return [...link('self', url.href), ...link('next', next), ...link('prev', previous)]
}
