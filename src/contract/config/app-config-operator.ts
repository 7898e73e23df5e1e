import * as z from 'zod/mini'
import { OperatorStatement } from './app-config-operator-accessibility.ts'
import { OperatorBanner } from './app-config-operator-banner.ts'
import { OperatorBasemap } from './app-config-operator-basemap.ts'
import { HeardOrigin, OperatorLink, OperatorTextSchema, WebAddress } from './app-config-parts.ts'
import { DEFAULT_BASEMAPS } from './default-basemaps.ts'
import { BBoxSchema } from '../geometry.ts'
import { isTimeZone } from '../status/zone.ts'
import { LANGUAGES } from '../vocabulary/languages.ts'

const Box = BBoxSchema.check(
  z.refine(
    ([, south, , north]) => south < north,
    'Enter [west, south, east, north] in degrees, the south below the north.',
  ),
)

const NO_LANGUAGE = 'Enter a language such as de or de-CH.'
const isLanguageTag = (text: string) => {
  try {
    return Intl.getCanonicalLocales(text).length > 0
  } catch {
    return false
  }
}
const isDistinct = (texts: readonly unknown[]) => new Set(texts).size === texts.length

/** What an operator can say to the web app. */
export const OperatorConfig = z.object({
  /** Origin and path of a service of this contract, when it is not the one that serves the app. */
  apiBase: z.prefault(z.nullable(WebAddress), null),
  /** The name of the site. */
  title: z.prefault(OperatorTextSchema, 'Fieldgate'),
  /** IANA zone of records whose own place tells none. */
  timeZone: z.prefault(z.nullable(z.string().check(z.refine(isTimeZone, 'Enter a zone such as Europe/Berlin.'))), null),
  /** Where the map starts. */
  startView: z.prefault(
    z.nullable(
      z.strictObject({
        zoom: z.number().check(z.gte(0), z.lte(24)),
        lat: z.number().check(z.gte(-90), z.lte(90)),
        lng: z.number().check(z.gte(-180), z.lte(180)),
      }),
    ),
    null,
  ),
  legalLinks: z.prefault(z.array(OperatorLink), []),
  /** The language (BCP 47) in which names and texts of the records are written; none: not one alone, or not known. */
  recordsLanguage: z.optional(
    z
      .string()
      .check(
        z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, { error: NO_LANGUAGE, abort: true }),
        z.refine(isLanguageTag, NO_LANGUAGE),
      ),
  ),
  /** The languages that are offered; the first is for visitors who read none of them. */
  languages: z.prefault(
    z
      .array(z.enum(LANGUAGES))
      .check(z.minLength(1, 'Name one language at least.'), z.refine(isDistinct, 'Name each language once.')),
    [...LANGUAGES],
  ),
  /** The part of the world that the map is about: map, lists and counts keep to it. */
  region: z.prefault(z.nullable(z.strictObject({ name: OperatorTextSchema, bbox: Box })), null),
  /** The backgrounds of the map that visitors choose from; the first is what they meet. */
  basemaps: z.prefault(
    z.array(OperatorBasemap).check(
      z.refine((basemaps) => isDistinct(basemaps.map(({ id }) => id)), 'Give each an "id" of its own.'),
      z.refine(([first]) => first?.thirdParty === undefined, {
        error: 'Visitors meet the first one without choosing it: put one without "thirdParty" there.',
        path: [0],
      }),
    ),
    DEFAULT_BASEMAPS,
  ),
  banner: z.prefault(z.nullable(OperatorBanner), null),
  /** Who answers for the accessibility of the site, and what is to be said of it. */
  accessibility: z.prefault(z.nullable(OperatorStatement), null),
  /** Origins of pages whose messages an embed hears. */
  embedOrigins: z.prefault(z.array(HeardOrigin), ['*']),
  /** Whether the app stays on visitors' devices, to open without a network; where not, it goes from those that have it. */
  serviceWorker: z.prefault(z.boolean(), true),
  /** From what age on, in hours, data that is shown without a network is loudly said to be old. */
  staleAfterHours: z.prefault(z.number().check(z.gte(1, 'Enter hours, 1 at least.')), 24),
})
export type OperatorConfig = z.infer<typeof OperatorConfig>
