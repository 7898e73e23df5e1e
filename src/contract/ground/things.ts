import type { GroundPlaceKind } from './ground-place.ts'
import type { GroundSchema } from './ground-schema.ts'
import { localName, textIn } from './local-name.ts'

type Properties = Readonly<Record<string, unknown>>
type Words = Readonly<Record<string, GroundPlaceKind>>

/** Something that a feature of a tile shows. */
export interface Thing {
  readonly kind: GroundPlaceKind
  /** By language; that of the place under ''. */
  readonly names: Readonly<Record<string, string>>
  readonly ref: string | null
  readonly ele: number | null
}

/** A layer whose features are things by the texts of a property. */
interface Row {
  readonly layer: string
  readonly property: string
  readonly words: Words
}

const LAKES: Words = { water: 'lake', lake: 'lake', reservoir: 'lake', basin: 'lake' }
const PATHS: Words = {
  path: 'path',
  footway: 'path',
  bridleway: 'path',
  steps: 'path',
  track: 'path',
  via_ferrata: 'path',
  cycleway: 'path',
}
/** Values of OpenStreetMap's own tags. */
const TAGS: Words = {
  alpine_hut: 'hut',
  wilderness_hut: 'shelter',
  shelter: 'shelter',
  camp_site: 'camp',
  campsite: 'camp',
  viewpoint: 'viewpoint',
  spring: 'spring',
  waterfall: 'waterfall',
  cave_entrance: 'cave',
  parking: 'parking',
}
const STOPS: Words = {
  stop: 'stop',
  station: 'stop',
  halt: 'stop',
  bus_station: 'stop',
  bus_stop: 'stop',
  tram_stop: 'stop',
  ferry_terminal: 'stop',
}
const SUMMITS: Words = { peak: 'peak', volcano: 'peak', saddle: 'pass' }
const OWN: Words = { ...TAGS, ...STOPS, peak: 'peak', pass: 'pass', hut: 'hut', cave: 'cave' }

const ROWS: Readonly<Record<GroundSchema, readonly Row[]>> = {
  fieldgate: [
    { layer: 'pois', property: 'kind', words: OWN },
    { layer: 'water_polygons_labels', property: 'kind', words: LAKES },
    { layer: 'streets', property: 'kind', words: PATHS },
  ],
  shortbread: [
    { layer: 'pois', property: 'tourism', words: TAGS },
    { layer: 'pois', property: 'amenity', words: TAGS },
    { layer: 'public_transport', property: 'kind', words: STOPS },
    { layer: 'water_polygons_labels', property: 'kind', words: LAKES },
    { layer: 'street_labels', property: 'kind', words: PATHS },
  ],
  protomaps: [
    { layer: 'pois', property: 'kind', words: { ...TAGS, ...STOPS, ...SUMMITS } },
    { layer: 'water', property: 'kind', words: LAKES },
    { layer: 'roads', property: 'kind', words: { path: 'path' } },
    { layer: 'roads', property: 'kind_detail', words: { track: 'path' } },
  ],
  openmaptiles: [
    { layer: 'mountain_peak', property: 'class', words: SUMMITS },
    { layer: 'poi', property: 'subclass', words: { ...TAGS, ...STOPS } },
    { layer: 'poi', property: 'class', words: { campsite: 'camp', parking: 'parking' } },
    { layer: 'water_name', property: 'class', words: LAKES },
    { layer: 'transportation_name', property: 'class', words: { path: 'path', track: 'path' } },
  ],
}

/** These are asked for without a name, too: the nearest one. */
const NAMELESS: readonly GroundPlaceKind[] = ['hut', 'shelter', 'parking', 'stop']

/** Kinds that are lines; all others are points. */
export function isWay(kind: GroundPlaceKind): boolean {
  return kind === 'path' || kind === 'route'
}

/** The layers of a schema's tiles that have things. */
export function layersOfThings(schema: GroundSchema): readonly string[] {
  return [...new Set(ROWS[schema].map(({ layer }) => layer))]
}

/** What a feature shows: nothing, one thing, or a path and the marked routes along it. */
export function thingsOf(schema: GroundSchema, layer: string, properties: Properties): readonly Thing[] {
  const row = ROWS[schema].find((one) => one.layer === layer && kindBy(one, properties) !== undefined)
  const kind = row && kindBy(row, properties)
  if (kind === undefined) return []
  const thing = { kind, names: namesIn(properties), ref: null, ele: metresIn(properties) }
  const isNamed = Object.keys(thing.names).length > 0
  const own = isNamed || NAMELESS.includes(kind) ? [thing] : []
  return kind === 'path' ? [...own, ...routesOf(properties)] : own
}

function kindBy({ property, words }: Row, properties: Properties): GroundPlaceKind | undefined {
  const word = properties[property]
  return typeof word === 'string' && Object.hasOwn(words, word) ? words[word] : undefined
}

/** The marked routes along a way, which only our own tiles tell of. */
function routesOf(properties: Properties): readonly Thing[] {
  const routes = ['route', 'cycling'].flatMap((word): readonly Thing[] => {
    const [name, ref] = [shortened(textIn(properties[`${word}_name`])), shortened(textIn(properties[`${word}_ref`]))]
    const called = name ?? ref
    return called === null ? [] : [{ kind: 'route', names: { '': called }, ref, ele: null }]
  })
  const [first, second] = routes
  // Where only cyclists have one, both words tell of it.
  const isSame = first?.names[''] === second?.names[''] && first?.ref === second?.ref
  return isSame ? routes.slice(0, 1) : routes
}

const NAME_IN = /^name[:_]([a-z]{2,3})$/

function namesIn(properties: Properties): Thing['names'] {
  const local = shortened(localName(properties))
  const names: Record<string, string> = local === null ? {} : { '': local }
  for (const [property, value] of Object.entries(properties)) {
    const name = shortened(textIn(value))
    const language = NAME_IN.exec(property)?.[1]
    if (name !== null && language !== undefined) names[language] = name
  }
  return names
}

const MAX_NAME = 200

function shortened(text: string | null): string | null {
  return text?.slice(0, MAX_NAME) ?? null
}

function metresIn({ ele, elevation }: Properties): number | null {
  const metres = Number(ele ?? elevation ?? NaN)
  return Number.isFinite(metres) && Math.abs(metres) < 10_000 ? Math.round(metres) : null
}

/** The name of a thing in a language, else as people there say it, else in any; null where it has none. */
export function nameIn(names: Thing['names'], language: string): string | null {
  return names[language] ?? names[''] ?? Object.values(names)[0] ?? null
}
