import type { FeatureCollection } from 'geojson'
import type { GeoJSONSourceSpecification } from 'maplibre-gl'

/** Ids of the sources that the style layers of closures draw from. */
export const CLOSURE_SOURCES = {
  shapes: 'closure-shapes',
  soft: 'closure-soft',
  points: 'closure-points',
  focus: 'closure-focus',
  cover: 'closure-cover',
} as const

/** What is in the sources: shapes, those of them with a line inside, icons, those of what is selected or under the pointer, and what all cover. */
type ClosureData = Readonly<Record<keyof typeof CLOSURE_SOURCES, FeatureCollection>>

/** The sources of the closures. */
export function closureSources({
  shapes,
  soft,
  points,
  focus,
  cover,
}: ClosureData): Readonly<Record<string, GeoJSONSourceSpecification>> {
  return {
    [CLOSURE_SOURCES.shapes]: { type: 'geojson', data: shapes, promoteId: 'uuid', tolerance: 0.3 },
    // A line inside of a border frays where that bends sharply: it wants simpler shapes, and wider tiles than itself.
    [CLOSURE_SOURCES.soft]: { type: 'geojson', data: soft, promoteId: 'uuid', tolerance: 2, buffer: 256 },
    [CLOSURE_SOURCES.points]: { type: 'geojson', data: points, promoteId: 'uuid' },
    [CLOSURE_SOURCES.focus]: { type: 'geojson', data: focus, promoteId: 'uuid' },
    [CLOSURE_SOURCES.cover]: { type: 'geojson', data: cover },
  }
}
