import type { Feature, FeatureCollection, Geometry } from 'geojson'
import type { DisplayStatus } from '#contract/standing/display-status.ts'
import type { HikeStage } from '../hike-stage.ts'
import { cutLine } from '../line/shown-line.ts'
import type { Encounter } from '../time/encounter.ts'

/** What the map knows of a piece of a hike. */
export type HikeProperties =
  | { readonly kind: 'way' | 'end' | 'point' }
  | { readonly kind: 'part'; readonly displayStatus: DisplayStatus; readonly uuid: string }

/** What the map draws of a hike: the way, what of it touches something (the worst last, on top), and its ends. */
export function hikeFeatures(
  stage: HikeStage,
  encounters: readonly Encounter[],
): FeatureCollection<Geometry, HikeProperties> {
  const features: Feature<Geometry, HikeProperties>[] = []
  const add = (properties: HikeProperties, geometry: Geometry) =>
    features.push({ type: 'Feature', properties, geometry })
  if (stage.kind === 'drawing') {
    const coordinates = stage.points.map((point) => [...point])
    if (coordinates.length > 1) add({ kind: 'way' }, { type: 'LineString', coordinates })
    for (const point of coordinates) add({ kind: 'point' }, { type: 'Point', coordinates: point })
  }
  if (stage.kind === 'line') {
    const { shown, length } = stage.line
    const way = cutLine(shown, 0, length)
    add({ kind: 'way' }, { type: 'MultiLineString', coordinates: way })
    for (const { touch, parts, displayStatus, concern } of encounters.toReversed()) {
      if (concern === 'no') continue
      const coordinates = parts.flatMap(({ from, to }) => cutLine(shown, from, to))
      add({ kind: 'part', displayStatus, uuid: touch.record.uuid }, { type: 'MultiLineString', coordinates })
    }
    const ends = [way[0]?.[0], way.at(-1)?.at(-1)]
    for (const end of ends) if (end !== undefined) add({ kind: 'end' }, { type: 'Point', coordinates: end })
  }
  return { type: 'FeatureCollection', features }
}
