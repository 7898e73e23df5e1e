import type { KindRow } from './kinds.ts'
import type { PropertyRule } from './properties.ts'

/** Ways by their tags. Kinds are those of Shortbread, with `bridleway`, `via_ferrata`, `road` and `construction` beside. */
export const STREETS: readonly KindRow[] = [
  ['highway', 'motorway', 'motorway', 6],
  ['highway', 'motorway_link', 'motorway', 9],
  ['highway', 'trunk', 'trunk', 6],
  ['highway', 'trunk_link', 'trunk', 9],
  ['highway', 'primary', 'primary', 6],
  ['highway', 'primary_link', 'primary', 9],
  ['highway', 'secondary', 'secondary', 9],
  ['highway', 'secondary_link', 'secondary', 10],
  ['highway', 'tertiary', 'tertiary', 10],
  ['highway', 'tertiary_link', 'tertiary', 11],
  ['highway', 'unclassified', 'unclassified', 11],
  ['highway', 'residential', 'residential', 12],
  ['highway', 'living_street', 'living_street', 12],
  ['highway', 'pedestrian', 'pedestrian', 12],
  ['highway', 'service', 'service', 13],
  ['highway', 'busway', 'busway', 13],
  ['highway', 'road', 'road', 12],
  ['highway', 'construction', 'construction', 13],
  ['highway', 'track', 'track', 11],
  ['highway', 'path', 'path', 11],
  ['highway', 'footway', 'footway', 11],
  ['highway', 'steps', 'steps', 11],
  ['highway', 'bridleway', 'bridleway', 11],
  ['highway', 'cycleway', 'cycleway', 11],
  ['highway', 'via_ferrata', 'via_ferrata', 11],
  ['railway', 'rail', 'rail', 8],
  ['railway', 'narrow_gauge', 'narrow_gauge', 9],
  ['railway', 'funicular', 'funicular', 11],
  ['railway', 'light_rail', 'light_rail', 11],
  ['railway', 'tram', 'tram', 12],
  ['railway', 'subway', 'subway', 13],
  ['railway', 'monorail', 'monorail', 12],
  ['railway', 'preserved', 'rail', 11],
  ['aeroway', 'runway', 'runway', 11],
  ['aeroway', 'taxiway', 'taxiway', 13],
]

/** What one walks on beside roads. */
export const PATHS = new Set(['path', 'footway', 'steps', 'bridleway', 'cycleway', 'via_ferrata', 'track'])

/** Paths on a marked route or with a known difficulty are in the tiles from here on. */
export const ROUTE_ZOOM = 10

/** Ways of towns that fill a map and tell a walker nothing: only in the last tiles. */
export const TOWN_WAYS: readonly KindRow[] = [
  ['footway', 'sidewalk', 'sidewalk', 14],
  ['footway', 'crossing', 'crossing', 14],
  ['service', 'parking_aisle', 'parking_aisle', 14],
  ['service', 'driveway', 'driveway', 14],
]

const CLOSED = { no: 'no', private: 'private', military: 'no', permit: 'permit', permissive: 'permissive' } as const

export const STREET_PROPERTIES = {
  link: {
    tag: 'highway',
    words: Object.fromEntries(
      ['motorway', 'trunk', 'primary', 'secondary', 'tertiary'].map((kind) => [`${kind}_link`, true]),
    ),
  },
  ref: { text: 'ref' },
  sac: {
    tag: 'sac_scale',
    words: {
      strolling: 1,
      hiking: 1,
      mountain_hiking: 2,
      demanding_mountain_hiking: 3,
      alpine_hiking: 4,
      demanding_alpine_hiking: 5,
      difficult_alpine_hiking: 6,
    },
  },
  mtb_scale: { tag: 'mtb:scale', words: { '0': 0, '1': 1, '2': 2, '3': 3, '4': 4, '5': 5, '6': 6 } },
  via_ferrata: {
    tag: 'via_ferrata_scale',
    words: { '0': 0, '1': 1, '2': 2, '3': 3, '4': 4, '5': 5, '6': 6, A: 1, B: 2, C: 3, D: 4, E: 5, F: 6 },
  },
  visibility: {
    tag: 'trail_visibility',
    words: {
      excellent: 'excellent',
      good: 'good',
      intermediate: 'intermediate',
      bad: 'bad',
      horrible: 'horrible',
      no: 'no',
    },
  },
  informal: { flag: 'informal' },
  access: { tag: 'access', words: CLOSED },
  foot: { tag: 'foot', words: { ...CLOSED, yes: 'yes', designated: 'designated' } },
  bicycle: { tag: 'bicycle', words: { ...CLOSED, yes: 'yes', designated: 'designated', dismount: 'dismount' } },
  surface: { text: 'surface' },
  tracktype: {
    tag: 'tracktype',
    words: { grade1: 'grade1', grade2: 'grade2', grade3: 'grade3', grade4: 'grade4', grade5: 'grade5' },
  },
  grade: { tag: 'tracktype', words: { grade1: 1, grade2: 2, grade3: 3, grade4: 4, grade5: 5 } },
  service: { text: 'service' },
  bridge: { flag: 'bridge' },
  tunnel: { flag: 'tunnel' },
  ford: { flag: 'ford' },
  oneway: { flag: 'oneway', but: ['-1', 'reverse'] },
} as const satisfies Readonly<Record<string, PropertyRule>>
