import * as z from 'zod/mini'
import { HttpUrl, Text } from './app-config.ts'

/** What a basemap can be: the one that comes with the app, a style, an archive, vector tiles or pictures by their place. */
export const BASEMAP_KINDS = ['builtin', 'style', 'pmtiles', 'tilejson', 'tiles'] as const
type Kind = (typeof BASEMAP_KINDS)[number]

/** Somebody else who learns where visitors look, and where that one says what becomes of it. */
const ThirdParty = z.object({ name: z.string(), url: HttpUrl })
export type ThirdParty = z.infer<typeof ThirdParty>

/** A background that the operator offers for the map, as the map reads it; the service checks it by `OperatorBasemap`. */
export const BasemapConfig = z.object({
  /** Its name in addresses: `base=id`. */
  id: z.string(),
  label: Text,
  /** Whom its data is owed to; the one that comes with the app says that itself. */
  attribution: z._default(z.array(z.object({ name: z.string(), url: z.optional(HttpUrl) })), []),
  /** The one that comes with the app. */
  builtin: z.optional(z.boolean()),
  /** A style as MapLibre reads it. */
  style: z.optional(z.string()),
  /** A PMTiles archive: of pictures, or of vector tiles in a schema that the ground is drawn from, in the app's own colours. */
  pmtiles: z.optional(z.string()),
  /** What describes vector tiles (TileJSON) in a schema that the ground is drawn from, in the app's own colours. */
  tilejson: z.optional(z.string()),
  /** Pictures by their place: `https://…/{z}/{x}/{y}.png`, 256 px. */
  tiles: z.optional(z.string()),
  /** The closest zoom of `tiles`; closer ones enlarge it. */
  maxZoom: z.optional(z.number()),
  /** The same in dark: another style, archive or template. */
  dark: z.optional(z.string()),
  /** Who serves it, where visitors are to know that before they choose it. Nothing is asked of such a one before. */
  thirdParty: z.optional(ThirdParty),
})
export type BasemapConfig = z.infer<typeof BasemapConfig>

/** Where a basemap comes from: one of the kinds, in light and in dark. */
export interface BasemapSource {
  readonly kind: Exclude<Kind, 'builtin'>
  readonly light: string
  readonly dark: string | null
}

type Addresses = Pick<BasemapConfig, 'style' | 'pmtiles' | 'tilejson' | 'tiles' | 'dark'>

/** Where a basemap comes from; null for the one that comes with the app. */
export function basemapSource({ style, pmtiles, tilejson, tiles, dark: given }: Addresses): BasemapSource | null {
  const dark = given ?? null
  if (style !== undefined) return { kind: 'style', light: style, dark }
  if (pmtiles !== undefined) return { kind: 'pmtiles', light: pmtiles, dark }
  if (tilejson !== undefined) return { kind: 'tilejson', light: tilejson, dark }
  return tiles === undefined ? null : { kind: 'tiles', light: tiles, dark }
}
