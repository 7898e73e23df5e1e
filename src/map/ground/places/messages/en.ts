import type { GroundPlaceKind } from '#contract/ground/ground-place.ts'

const kinds: Readonly<Record<GroundPlaceKind, string>> = {
  peak: 'Peak',
  pass: 'Pass',
  hut: 'Hut',
  shelter: 'Shelter',
  camp: 'Camp site',
  lake: 'Lake',
  spring: 'Spring',
  waterfall: 'Waterfall',
  cave: 'Cave',
  viewpoint: 'Viewpoint',
  parking: 'Car park',
  stop: 'Stop',
  route: 'Route',
  path: 'Path',
}

/** What things on the ground are called, in English. */
export const messages = { kinds }

export type GroundPlaceMessages = typeof messages
