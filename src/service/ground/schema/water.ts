import type { KindRow } from './kinds.ts'
import type { PropertyRule } from './properties.ts'

/** Water and ice by the tags of areas. */
export const WATER: readonly KindRow[] = [
  ['natural', 'glacier', 'glacier', 6],
  ['water', 'river', 'river', 6],
  ['waterway', 'riverbank', 'river', 6],
  ['water', 'canal', 'canal', 10],
  ['landuse', 'reservoir', 'reservoir', 6],
  ['water', 'reservoir', 'reservoir', 6],
  ['landuse', 'basin', 'basin', 10],
  ['waterway', 'dock', 'dock', 10],
  ['natural', 'water', 'water', 6],
]

export const WATERWAYS: readonly KindRow[] = [
  ['waterway', 'river', 'river', 8],
  ['waterway', 'canal', 'canal', 9],
  ['waterway', 'stream', 'stream', 11],
  ['waterway', 'ditch', 'ditch', 13],
  ['waterway', 'drain', 'ditch', 13],
]

export const WATER_PROPERTIES = {
  intermittent: { flag: 'intermittent' },
} as const satisfies Readonly<Record<string, PropertyRule>>

export const WATERWAY_PROPERTIES = {
  tunnel: { flag: 'tunnel' },
  bridge: { flag: 'bridge' },
  intermittent: { flag: 'intermittent' },
} as const satisfies Readonly<Record<string, PropertyRule>>
