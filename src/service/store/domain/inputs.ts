import type { Outline } from '#contract/geo/outline.ts'
import type { ProtectedArea } from '#contract/records/area.ts'
import type { Closure } from '#contract/records/closure.ts'
import type { Organisation } from '#contract/records/organisation.ts'
import type { Wildlife } from '#contract/records/wildlife.ts'

/** A protected area on its way in: complete, its geometry valid and wound by RFC 7946. The store adds the rest. */
export type AreaInput = Omit<ProtectedArea, 'id' | 'created_at' | 'updated_at'>

/** An area with its geometry as a store keeps it: made once, and cheap to keep until then. */
export interface Prepared<Area extends Pick<AreaInput, 'geometry'>> {
  readonly record: Omit<Area, 'geometry'>
  /** The geometry as JSON text. */
  readonly geometry: string
  readonly outline: Outline
  /** Its generalised shapes by level; a level without one is too coarse for it. */
  readonly shapes: ReadonlyMap<number, Uint8Array>
}
export type PreparedArea = Prepared<AreaInput>

/** A closure on its way in. What follows from its place and its dates is the store's to add. */
export type ClosureInput = Omit<
  Closure,
  'status' | 'created_at' | 'updated_at' | 'bbox' | 'geometry_from' | 'begins_at' | 'finishes_at' | 'source_kind'
>

export type WildlifeInput = Omit<Wildlife, 'updated_at'>
/** `id` is the store's to give; its uuid keeps it. */
export type OrganisationInput = Omit<Organisation, 'id' | 'updated_at'>
