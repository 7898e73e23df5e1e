import type { FeatureCollection } from 'geojson'
import type { GeoJSONSourceSpecification } from 'maplibre-gl'

/** Ids of the sources that the style layers of closures draw from. */
export const CLOSURE_SOURCES = {
  shapes: 'closure-shapes',
  soft: 'closure-soft',
  points: 'closure-points',
  focus: 'closure-focus',
} as const

/** Added to the rank of what the filters leave out, so that it never is the worst of a cluster. */
export const FADED_RANK = 2 ** 24

/** Icons nearer than this many px share a disc with their number: so far from each other, discs with their signs are free. */
const CLUSTER_RADIUS = 40
/** Closer than this, icons that are still in each other's way lie one over the other, the worst on top. */
const LAST_CLUSTER_ZOOM = 13

/** The sources of the closures' shapes, of their icons, and of the icons of what is selected or under the pointer. */
export function closureSources(
  shapes: FeatureCollection,
  points: FeatureCollection,
  focus: FeatureCollection,
): Readonly<Record<string, GeoJSONSourceSpecification>> {
  return {
    [CLOSURE_SOURCES.shapes]: { type: 'geojson', data: shapes, promoteId: 'uuid', tolerance: 0.3 },
    // A line inside of a border frays where that bends sharply: it wants simpler shapes, and wider tiles than itself.
    [CLOSURE_SOURCES.soft]: { type: 'geojson', data: shapes, promoteId: 'uuid', tolerance: 2, buffer: 256 },
    [CLOSURE_SOURCES.points]: {
      type: 'geojson',
      data: points,
      promoteId: 'uuid',
      cluster: true,
      clusterRadius: CLUSTER_RADIUS,
      clusterMaxZoom: LAST_CLUSTER_ZOOM,
      clusterProperties: {
        worst: ['min', ['+', ['get', 'rank'], ['case', ['get', 'faded'], FADED_RANK, 0]]],
        matching: ['+', ['case', ['get', 'faded'], 0, ['coalesce', ['get', 'matching'], 1]]],
        total: ['+', ['coalesce', ['get', 'total'], 1]],
      },
    },
    [CLOSURE_SOURCES.focus]: { type: 'geojson', data: focus, promoteId: 'uuid' },
  }
}
