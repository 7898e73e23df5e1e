import type { Feature, FeatureCollection, LineString, Point } from 'geojson'
import type { MarkedWays } from './use-closed-ways.ts'
import type { WayPaint } from '#contract/ground/way-paint.ts'

export interface WayProperties {
  readonly uuid: string
  readonly paint: WayPaint
  readonly faded: boolean
}

interface EntryProperties extends WayProperties {
  /** In which direction a way goes in: degrees from east, clockwise. */
  readonly degrees: number
}

/** The marked ways as lines, and where they come into a closure as points. */
export function wayFeatures(marked: readonly MarkedWays[]) {
  const lines: Feature<LineString, WayProperties>[] = []
  const entries: Feature<Point, EntryProperties>[] = []
  for (const { uuid, paint, faded, ...ways } of marked) {
    const properties = { uuid, paint, faded }
    for (const line of ways.lines) {
      const coordinates = line.map((place) => [...place])
      lines.push({ type: 'Feature', properties, geometry: { type: 'LineString', coordinates } })
    }
    for (const { at, degrees } of ways.entries) {
      const geometry: Point = { type: 'Point', coordinates: [...at] }
      entries.push({ type: 'Feature', properties: { ...properties, degrees }, geometry })
    }
  }
  return {
    lines: { type: 'FeatureCollection', features: lines } satisfies FeatureCollection,
    entries: { type: 'FeatureCollection', features: entries } satisfies FeatureCollection,
  }
}
