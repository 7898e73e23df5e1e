import type { LayerSpecification } from 'maplibre-gl'
import type { ReactNode } from 'react'
import type { Selection } from '#core/selection/selection.ts'

/** The places in the stack that style layers are put in, bottom to top. */
export const SLOTS = [
  /** Land and sea of the basemap. */
  'ground',
  'ground-cover',
  /** What lakes and rivers hide. */
  'under-water',
  /** Lakes and rivers of the basemap. */
  'water',
  'outlines',
  'shapes',
  /** Names of the basemap. */
  'labels',
  'lines',
  /** Names of what is on the basemap. */
  'names',
  'icons',
  /** What is selected or pointed at. */
  'focus',
  /** Single places of the visitor's. */
  'places',
] as const
export type Slot = (typeof SLOTS)[number]

/** Style layers by the slot they go in, each list bottom to top. */
export type LayersBySlot = Readonly<Partial<Record<Slot, readonly LayerSpecification[]>>>

/**
 * One kind of thing on the map: a file of its own, and one line in the app's layer list. Legend, clickable layers
 * and hit order follow from it.
 */
export interface MapLayer {
  readonly name: string
  /** Draws the sources and style layers; always mounted. */
  readonly Layers: () => ReactNode
  /** What can be clicked and is counted. */
  readonly features?: LayerFeatures
  readonly Legend?: () => ReactNode
  /** Whom the data is owed to, where it says so. */
  readonly Credit?: () => ReactNode
}

/** The features of a layer that stand for something to select. */
export interface LayerFeatures {
  /** Ids of the style layers that answer to a click, those that win first. */
  readonly clickable: readonly string[]
  /** Ids of the style layers in which each thing that is drawn is found. */
  readonly counted: readonly string[]
  /** What a clicked feature selects; null for one that selects nothing. A cluster is never asked: it zooms in. */
  select(feature: { readonly properties: Readonly<Record<string, unknown>> }): Selection | null
  /** "12 closures", for those who don't see the map. */
  readonly Count: (props: { readonly count: number }) => ReactNode
}

/** How many things that the filters leave a drawn feature stands for: a cluster for several, a pale one for none. */
export function matchingIn({ cluster, matching, point_count, faded }: Readonly<Record<string, unknown>>): number {
  if (cluster === true) return Number(matching ?? point_count ?? 0)
  return faded === true ? 0 : 1
}

/** The features of layers, bottom to top. */
export function featuresOf(layers: readonly MapLayer[]): readonly LayerFeatures[] {
  return layers.flatMap(({ features }) => features ?? [])
}
