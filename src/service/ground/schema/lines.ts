import type { KindRow } from './kinds.ts'

export const AERIALWAYS: readonly KindRow[] = [
  ['aerialway', 'cable_car', 'cable_car', 12],
  ['aerialway', 'gondola', 'gondola', 12],
  ['aerialway', 'mixed_lift', 'mixed_lift', 12],
  ['aerialway', 'chair_lift', 'chair_lift', 12],
  ['aerialway', 'drag_lift', 'drag_lift', 12],
  ['aerialway', 't-bar', 't-bar', 12],
  ['aerialway', 'j-bar', 'j-bar', 12],
  ['aerialway', 'platter', 'platter', 12],
  ['aerialway', 'rope_tow', 'rope_tow', 13],
  ['aerialway', 'magic_carpet', 'magic_carpet', 13],
  ['aerialway', 'zip_line', 'zip_line', 13],
  ['aerialway', 'goods', 'goods', 13],
]

export const FERRIES: readonly KindRow[] = [['route', 'ferry', 'ferry', 10]]

export const RIDGES: readonly KindRow[] = [
  ['natural', 'cliff', 'cliff', 12],
  ['natural', 'arete', 'arete', 12],
  ['natural', 'ridge', 'ridge', 12],
]

export const BARRIERS: readonly KindRow[] = [
  ['barrier', 'wall', 'wall', 14],
  ['barrier', 'retaining_wall', 'wall', 14],
  ['barrier', 'city_wall', 'wall', 14],
  ['barrier', 'fence', 'fence', 14],
  ['barrier', 'hedge', 'hedge', 14],
]

/** The zoom from which on borders are in the tiles, by their level: 2 are countries, 4 states, 6 districts, 8 communes. */
export const BORDERS: Readonly<Record<number, number>> = { 2: 6, 3: 6, 4: 6, 5: 9, 6: 9, 7: 11, 8: 12 }
