import type { GroundSchema } from './ground-schema.ts'

type Properties = Readonly<Record<string, unknown>>

/** The ways that people walk on, in the tiles of a schema. */
interface WalkedWays {
  /** The layer of the tiles that holds them. */
  readonly layer: string
  /** The property that says what kind of way it is, and its values for these. */
  readonly property: string
  readonly kinds: ReadonlySet<string>
  /** A property and its values for kinds that another holds as well, such as larger roads. */
  readonly detail?: { readonly property: string; readonly kinds: ReadonlySet<string> }
}

const PATHS = ['path', 'footway', 'bridleway', 'steps', 'cycleway', 'pedestrian', 'via_ferrata', 'track']
/** Larger roads are not for walkers to be kept from. */
const SMALL_ROADS = ['service', 'unclassified']
const OF_SHORTBREAD = { layer: 'streets', property: 'kind', kinds: new Set([...PATHS, ...SMALL_ROADS]) }

const WALKED_WAYS: Readonly<Record<GroundSchema, WalkedWays>> = {
  fieldgate: OF_SHORTBREAD,
  shortbread: OF_SHORTBREAD,
  protomaps: {
    layer: 'roads',
    property: 'kind',
    kinds: new Set(['path', 'minor_road']),
    detail: { property: 'kind_detail', kinds: new Set([...PATHS, ...SMALL_ROADS]) },
  },
  openmaptiles: { layer: 'transportation', property: 'class', kinds: new Set(['path', 'track', 'service']) },
}

/** The layer of a schema’s tiles that holds the ways that people walk on. */
export function layerOfWays(schema: GroundSchema): string {
  return WALKED_WAYS[schema].layer
}

/** Whether a feature of that layer is a path, a track or a small road, and none within a tunnel or a building. */
export function isWalkedWay(schema: GroundSchema, properties: Properties): boolean {
  const { property, kinds, detail } = WALKED_WAYS[schema]
  if (!kinds.has(String(properties[property])) || isUnderGround(properties)) return false
  return detail === undefined || detail.kinds.has(String(properties[detail.property] ?? properties[property]))
}

function isUnderGround({ tunnel, is_tunnel, brunnel }: Properties): boolean {
  return (
    [tunnel, is_tunnel].some((value) => value !== undefined && value !== false && value !== 0) || brunnel === 'tunnel'
  )
}
