import type { ExpressionSpecification } from 'maplibre-gl'
import type { Language } from '#contract/vocabulary/languages.ts'

type Expression = ExpressionSpecification

/** Our words for what lies on the ground. */
export type LandKind =
  | 'wood'
  | 'scrub'
  | 'grass'
  | 'orchard'
  | 'farmland'
  | 'built'
  | 'rock'
  | 'scree'
  | 'sand'
  | 'quarry'
  | 'glacier'
  | 'wetland'
  | 'pitch'
  | 'cemetery'
  | 'lot'
export type WaterLineKind = 'river' | 'stream'
export type WayKind = 'main' | 'middle' | 'small' | 'track' | 'path' | 'steps' | 'rail' | 'ferry' | 'lift'
export type PlaceKind = 'country' | 'city' | 'town' | 'village' | 'hamlet'
export type SignKind =
  | 'peak'
  | 'pass'
  | 'hut'
  | 'shelter'
  | 'camp'
  | 'viewpoint'
  | 'spring'
  | 'waterfall'
  | 'cave'
  | 'guidepost'
  | 'board'
  | 'picnic'
  | 'parking'
  | 'stop'
  | 'lift'
  | 'toilets'
  | 'water'

/** What a layer of the tiles has for one of our layers. */
export interface Part<Kind extends string> {
  /** The layer in the tiles. */
  readonly layer: string
  /** The kinds that it can have. */
  readonly gives: readonly Kind[]
  /** Our word for a feature; empty for one that is not drawn. */
  readonly kind: Expression
}

/** Ways, with what tiles know of them beside their kind; what is not given is true of none. */
export interface WayPart extends Part<WayKind> {
  /** Difficulty of a path: 1 to 6 for T1 to T6, 0 where it is not known. */
  readonly sac?: Expression
  /** Hardly to be seen, or made by walkers alone. */
  readonly isFaint?: Expression
  readonly isPrivate?: Expression
  readonly isTunnel?: Expression
  readonly isBridge?: Expression
  /** The grade of a track, 1 to 5; 2 where it is not known. */
  readonly grade?: Expression
  /** Whether a marked route runs along it. */
  readonly isRoute?: Expression
}

/** Names along ways; empty where there is none. */
export interface WayNamePart extends Part<WayKind> {
  readonly name?: 'name'
  /** The number of a road. */
  readonly ref?: Expression
  /** The sign of a marked route. */
  readonly routeRef?: Expression
}

export interface SignPart extends Part<SignKind> {
  /** Metres above the sea; null where it is not known. */
  readonly ele?: Expression
}

export interface PlacePart extends Part<PlaceKind> {
  /** The larger, the more a place matters among those of its kind. */
  readonly weight: Expression
}

export interface WaterNamePart extends Part<'water'> {
  readonly weight: Expression
}

export interface ContourPart extends Part<'contour' | 'index'> {
  readonly ele: Expression
}

/** From which layers of a schema's tiles each of our layers is drawn; an empty list: the schema has nothing for it. */
export interface GroundTable {
  /** A name in a language, else as people there say it; null for none. */
  readonly name: (language: Language) => Expression
  readonly land: readonly Part<LandKind>[]
  /** Where tiles of land tell the sea from it, rather than those of water. */
  readonly earth: readonly Part<'land'>[]
  readonly water: readonly Part<'water'>[]
  readonly waterLines: readonly (Part<WaterLineKind> & { readonly isTunnel?: Expression })[]
  readonly waterNames: readonly WaterNamePart[]
  readonly ways: readonly WayPart[]
  readonly wayNames: readonly WayNamePart[]
  readonly buildings: readonly Part<'building'>[]
  readonly borders: readonly Part<'country'>[]
  readonly ridges: readonly Part<'ridge'>[]
  readonly contours: readonly ContourPart[]
  readonly places: readonly PlacePart[]
  readonly signs: readonly SignPart[]
}
