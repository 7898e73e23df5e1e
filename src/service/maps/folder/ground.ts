import type { GroundConfig } from '#contract/ground/ground-config.ts'
import type { HeightsConfig } from '#contract/ground/heights-config.ts'
import { groundSchemaOf, type GroundSchema } from '#contract/ground/ground-schema.ts'
import { oneLine } from '#contract/plain-text.ts'
import { asLine } from '../../intake/html/html-text.ts'
import type { ArchiveFacts } from '../files/archive.ts'
import { MapError } from '../files/map-error.ts'

/** As much as a map can show of it. */
const LONGEST_CREDIT = 500

const OSM = '© OpenStreetMap contributors'
/** Whom what is in each schema is owed to, where an archive does not say it. */
const CREDITS: Readonly<Record<GroundSchema, string>> = {
  fieldgate: OSM,
  shortbread: OSM,
  protomaps: OSM,
  openmaptiles: `© OpenMapTiles · ${OSM}`,
}

/** What the app is told of an archive: what it draws, or reads heights from. */
export type ToldGround = GroundConfig | HeightsConfig

/** What the app is told of an archive. Throws a MapError for one that it has no use for. */
export function groundOf(name: string, revision: string, facts: ArchiveFacts): ToldGround {
  const { bounds, minZoom, maxZoom, metadata } = facts
  if (bounds === null) throw new MapError('it does not say what part of the world it shows. Set its bounds')
  const tiles = `/maps/${name}/${revision}/{z}/{x}/{y}`
  const attribution = creditOf(metadata.attribution)
  const common = { name, bounds, minZoom, maxZoom, tiles, attribution }
  if (facts.format !== 'mvt') {
    const kind = metadata.fieldgate?.kind
    if (kind === 'relief' || (kind === 'heights' && facts.format === 'png')) return { kind, ...common }
    throw new MapError(
      `it has pictures (${facts.format}) in place of vector tiles, and its pictures are not said to be relief, which ` +
        'npm run ground makes and which alone is drawn. Offer them as a background, by "tiles" in config.json',
    )
  }
  const layers = (metadata.vector_layers ?? []).map(({ id }) => id)
  const schema = groundSchemaOf(layers)
  if (schema !== null) return { kind: 'vector', schema, ...common, attribution: attribution || CREDITS[schema] }
  const named =
    layers.length === 0 ? 'it names no layers' : `its layers are ${layers.slice(0, 8).join(', ').slice(0, 200)}`
  throw new MapError(
    `${named}, which is none of the schemas that the map draws: our own, Shortbread, Protomaps and OpenMapTiles. ` +
      'Make it in one of them',
  )
}

/** A credit as plain text; many archives have HTML. */
function creditOf(attribution = ''): string {
  return oneLine(asLine(attribution) ?? '').slice(0, LONGEST_CREDIT)
}
