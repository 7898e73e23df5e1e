import type { LayerSpecification } from 'maplibre-gl'
import type { ComponentType, ReactNode } from 'react'
import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '#core/api/client.ts'
import type { Selection } from '#core/selection/selection.ts'

/** The places in the stack that style layers are put in, bottom to top. */
export const SLOTS = [
  /** Land and sea of the basemap. */
  'ground',
  /** Words where it is not known closely: the ground comes when it comes, and must not cover them. */
  'no-detail',
  /** What covers the land, relief and waters, where the ground is known closely. */
  'surfaces',
  'ground-cover',
  /** What lakes and rivers hide. */
  'under-water',
  /** Lakes and rivers of the basemap. */
  'water',
  /** Insides of shapes that ways are to be seen through. */
  'insides',
  /** Under ways: paper on which those are seen that stay open. */
  'strips',
  /** Buildings, roads and paths, where the ground is known closely. */
  'ways',
  /** What looks out from under an outline that is selected or pointed at. */
  'marks',
  'outlines',
  /** Ways that are closed. */
  'closed-ways',
  'shapes',
  /** Over the edges of shapes: bars where a way that is closed is entered. */
  'entries',
  /** Names of what is on the basemap: they have more places to go to than those of the basemap, which come first. */
  'names',
  /** What no such name may lie on. */
  'covers',
  /** Names and signs of small things on the ground. */
  'details',
  /** Names of the basemap. */
  'labels',
  'lines',
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
  /** What can be clicked. */
  readonly features?: LayerFeatures
  /** Comes when the legend is opened. */
  readonly Legend?: ComponentType
  /** Whom the data is owed to, where it says so. */
  readonly Credit?: () => ReactNode
}

/** The features of a layer that stand for something to select. */
export interface LayerFeatures {
  /** The style layers that answer to a click, those that win first: their ids up to a `/`, which may part several. */
  readonly clickable: readonly string[]
  /** What a clicked feature selects, as far as it tells; null for nothing. A cluster is never asked: it zooms in. */
  select(feature: DrawnFeature): Selection | null
  /** Asks the service what a feature selects that does not tell. */
  readonly ask?: (feature: DrawnFeature, asking: Asking) => Promise<Selection | null>
}

/** A feature as its source has it. */
export interface DrawnFeature {
  readonly id?: string | number | undefined
  readonly properties: Readonly<Record<string, unknown>>
}

/** What the service is asked with. */
export interface Asking {
  readonly api: Api
  readonly queries: QueryClient
}

/** The features that a style layer is one of; undefined where it answers to no click. */
export function featuresOfLayer(all: readonly LayerFeatures[], id: string): LayerFeatures | undefined {
  const [group = id] = id.split('/')
  return all.find(({ clickable }) => clickable.includes(group))
}

/** The features of layers, bottom to top. */
export function featuresOf(layers: readonly MapLayer[]): readonly LayerFeatures[] {
  return layers.flatMap(({ features }) => features ?? [])
}
