import * as z from 'zod/mini'
import { BBoxSchema } from '../geometry.ts'
import { LANGUAGES } from '../vocabulary/languages.ts'

/** An address on the web. */
export const HttpUrl = z.url({ protocol: /^https?$/ })
/** A text of the operator, for all languages or by language. */
export const Text = z.union([z.string(), z.record(z.string(), z.string())])

/**
 * What the web app is told at `/config.json`: what the operator has set, and what the service knows of its own data. The
 * service has refused what is wrong; so the start of the app reads no more than it needs, and each part the rest.
 */
export const AppConfig = z.object({
  apiBase: z._default(z.nullable(HttpUrl), null),
  title: z._default(Text, 'Fieldgate'),
  timeZone: z._default(z.nullable(z.string()), null),
  startView: z._default(z.nullable(z.object({ zoom: z.number(), lat: z.number(), lng: z.number() })), null),
  legalLinks: z._default(z.array(z.object({ label: Text, url: HttpUrl })), []),
  languages: z._default(z.array(z.enum(LANGUAGES)), [...LANGUAGES]),
  region: z._default(z.nullable(z.object({ name: Text, bbox: BBoxSchema })), null),
  /** The box of the service's data, of the demo a part of it: where the map starts when the operator has not said. */
  dataBounds: z._default(z.nullable(BBoxSchema), null),
  /** The language in which names and texts of the records are written, where it is one that is known. */
  recordsLanguage: z.optional(z.string()),
  /** The list that is shown before one is chosen: areas where there is no closure. */
  startList: z._default(z.enum(['closures', 'areas']), 'closures'),
  /** Each a `BasemapConfig`, which the map reads. */
  basemaps: z._default(z.array(z.unknown()), []),
  /** Each a `GroundConfig`, which the map reads. */
  grounds: z._default(z.array(z.unknown()), []),
  /** A `BannerConfig`, which the banner reads. */
  banner: z._default(z.unknown(), null),
  /** A `StatementConfig`, which the accessibility statement reads. */
  accessibility: z._default(z.unknown(), null),
  /** Which the embed reads, as `EmbedConfig` has it. */
  embedOrigins: z.optional(z.unknown()),
  /** Which the app on the device reads, as `OfflineConfig` has them. */
  serviceWorker: z.optional(z.unknown()),
  staleAfterHours: z.optional(z.unknown()),
})
export type AppConfig = z.infer<typeof AppConfig>
