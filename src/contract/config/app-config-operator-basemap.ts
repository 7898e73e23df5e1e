import * as z from 'zod/mini'
import { BASEMAP_KINDS } from './app-config-basemap.ts'
import { OperatorTextSchema, OriginText, WebAddress } from './app-config-parts.ts'

const TileTemplate = z
  .url({ protocol: /^https?$/, error: 'Enter a whole address, from https:// on, with {z}, {x} and {y} in its path.' })
  .check(
    z.refine((text) => ['{z}', '{x}', '{y}'].every((part) => text.includes(part)), {
      error: 'Enter a whole address, from https:// on, with {z}, {x} and {y} in its path.',
    }),
  )

const PlainText = z
  .string()
  .check(z.regex(/^[^<>]+$/, 'Enter plain text, without HTML; a link belongs in "url" beside it.'))

const kindsOf = (given: Readonly<Partial<Record<(typeof BASEMAP_KINDS)[number], unknown>>>) =>
  BASEMAP_KINDS.filter((kind) => given[kind] !== undefined)

/** A background that the operator offers for the map, with what is to be done about mistakes. */
export const OperatorBasemap = z
  .strictObject({
    /** Its name in addresses: `base=id`. */
    id: z
      .string()
      .check(z.regex(/^[a-z0-9][a-z0-9_-]{0,31}$/, 'Enter a short name of a–z, 0–9, _ and -: it stands in addresses.')),
    label: OperatorTextSchema,
    /** Whom its data is owed to; the one that comes with the app says that itself. */
    attribution: z.prefault(
      z.array(
        z.strictObject({
          name: PlainText,
          url: z.optional(WebAddress),
        }),
      ),
      [],
    ),
    /** The one that comes with the app. */
    builtin: z.optional(z.literal(true)),
    /** A style as MapLibre reads it. */
    style: z.optional(WebAddress),
    /** A PMTiles archive: of pictures, or of vector tiles in a schema that the ground is drawn from, in the app's own colours. */
    pmtiles: z.optional(WebAddress),
    /** What describes vector tiles (TileJSON) in a schema that the ground is drawn from, in the app's own colours. */
    tilejson: z.optional(WebAddress),
    /** Pictures by their place: `https://…/{z}/{x}/{y}.png`, 256 px. */
    tiles: z.optional(TileTemplate),
    /** The closest zoom of `tiles`; closer ones enlarge it. */
    maxZoom: z.optional(z.int().check(z.gte(0), z.lte(24))),
    /** The same in dark: another style, archive or template. */
    dark: z.optional(z.url({ protocol: /^https?$/, error: 'Enter an address of the same kind as in light.' })),
    /** What a style names beyond its own origin: of tiles, sprites and glyphs. */
    origins: z.prefault(z.array(OriginText), []),
    /** Who serves it, where visitors are to be told before they choose it, and where that one says what becomes of it. */
    thirdParty: z.optional(z.strictObject({ name: PlainText, url: WebAddress })),
  })
  .check(
    z.refine(
      (basemap) => kindsOf(basemap).length === 1,
      'Give one of "builtin", "style", "pmtiles", "tilejson" and "tiles".',
    ),
    z.refine((basemap) => basemap.builtin === true || basemap.attribution.length > 0, {
      error: 'Name whom the data is owed to: [{"name": "© …", "url": "https://…"}].',
      path: ['attribution'],
    }),
    z.refine((basemap) => basemap.builtin !== true || basemap.dark === undefined, {
      error: 'The background that comes with the app follows the theme by itself.',
      path: ['dark'],
    }),
    z.refine((basemap) => basemap.builtin !== true || basemap.thirdParty === undefined, {
      error: 'The background that comes with the app asks nobody.',
      path: ['thirdParty'],
    }),
    z.refine((basemap) => basemap.tiles !== undefined || basemap.maxZoom === undefined, {
      error: 'Only "tiles" have it: styles and archives say it themselves.',
      path: ['maxZoom'],
    }),
  )
export type OperatorBasemap = z.infer<typeof OperatorBasemap>
