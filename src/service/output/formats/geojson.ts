import type { Feature, FeatureCollection, Geometry } from 'geojson'
import { CLOSURE_DEFAULT_FIELDS } from '#contract/records/closure.ts'
import { featureOf } from '#contract/records/feature.ts'
import { MEDIA_TYPES } from '../../answer/format.ts'
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
  render: (listing, context) => {
    const fields = listing.fields.length === 0 ? CLOSURE_DEFAULT_FIELDS : listing.fields
    const features = listing.closures.map((closure) => featureOf(closure, fields))
    const shown = listing.isOne ? features[0] : collectionOf(features, listing, context)
    return { text: JSON.stringify(shown), until: Infinity }
  },
} satisfies ClosureFormat

function collectionOf(
  features: Feature<Geometry | null>[],
  listing: Listing,
  context: FormatContext,
): FeatureCollection<Geometry | null> & Paged {
  return {
    type: 'FeatureCollection',
    numberMatched: listing.matched,
    numberReturned: features.length,
    links: linksOf(listing, context),
    features,
  }
}

function linksOf({ next, previous }: Listing, { url }: FormatContext): Link[] {
  const link = (rel: Link['rel'], href: string | null) =>
    href === null ? [] : [{ rel, type: MEDIA_TYPES.geojson, href }]
  return [...link('self', url.href), ...link('next', next), ...link('prev', previous)]
}
