import type { ReactNode } from 'react'
import type { MapGeoJSONFeature } from 'maplibre-gl'
import type { Selection } from '#selection/selection.ts'

/** Where in the stack a style layer goes, bottom to top; the basemap lies between (see `map/style.ts`). */
export const SLOTS = ['area-ground', 'area-edge', 'closure-shape', 'area-label', 'closure-icon'] as const
export type Slot = (typeof SLOTS)[number]

/**
 * One kind of thing on the map: a file of its own, and one line in the app's layer list. Legend, clickable layers and
 * hit order follow from it.
 */
export interface MapLayer {
  readonly name: string
  /** Draws the sources and style layers; always mounted. */
  readonly Layers: () => ReactNode
  /** Ids of the style layers that answer to a click, those that win first. */
  readonly clickable: readonly string[]
  /** What a clicked feature selects; null for one that selects nothing (such as a cluster, which zooms in). */
  select(feature: MapGeoJSONFeature): Selection | null
  readonly Legend: () => ReactNode
}
