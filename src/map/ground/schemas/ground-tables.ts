import type { GroundSchema } from '#contract/ground/ground-schema.ts'
import { fieldgate } from './fieldgate.ts'
import type { GroundTable } from './ground-table.ts'
import { openmaptiles } from './openmaptiles.ts'
import { protomaps } from './protomaps.ts'
import { shortbread } from './shortbread.ts'

/** What each schema has for our layers. */
export const groundTables: Readonly<Record<GroundSchema, GroundTable>> = {
  fieldgate,
  shortbread,
  protomaps,
  openmaptiles,
}
