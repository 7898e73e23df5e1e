import * as z from 'zod/mini'
import { HttpUrl, Text } from './app-config.ts'

/** What a basemap can be: the one that comes with the app, a style, an archive, or pictures by their place. */
export const BASEMAP_KINDS = ['builtin', 'style', 'pmtiles', 'tiles'] as const
type Kind = (typeof BASEMAP_KINDS)[number]

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
  /** Pictures by their place: `https://…/{z}/{x}/{y}.png`, 256 px. */
  tiles: z.optional(z.string()),
  /** The closest zoom of `tiles`; closer ones enlarge it. */
  maxZoom: z.optional(z.number()),
  /** The same in dark: another style, archive or template. */
  dark: z.optional(z.string()),
})
export type BasemapConfig = z.infer<typeof BasemapConfig>

/** Where a basemap comes from: one of the kinds, in light and in dark. */
export interface BasemapSource {
  readonly kind: Exclude<Kind, 'builtin'>
  readonly light: string
  readonly dark: string | null
}

type Addresses = Pick<BasemapConfig, 'style' | 'pmtiles' | 'tiles' | 'dark'>

/** Where a basemap comes from; null for the one that comes with the app. */
export function basemapSource({ style, pmtiles, tiles, dark: given }: Addresses): BasemapSource | null {
  const dark = given ?? null
  if (style !== undefined) return { kind: 'style', light: style, dark }
  if (pmtiles !== undefined) return { kind: 'pmtiles', light: pmtiles, dark }
  return tiles === undefined ? null : { kind: 'tiles', light: tiles, dark }
}
