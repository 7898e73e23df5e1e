import type { GroundPlace } from '#contract/ground/ground-place.ts'
import type { AreaRecord } from '#contract/records/area.ts'
import type { ClosureRecord } from '#contract/records/closure.ts'
import type { PackedList, PackPart } from '../pack.ts'

interface RowOf<K extends string> {
  /** Of the pack's data that it is part of. */
  readonly edition: string
  readonly kind: K
  readonly key: string
  readonly part: PackPart
  readonly bytes: number
}

export interface AreaRow extends RowOf<'area'> {
  /** The number of its place in the list. */
  readonly order: number
  /** Without its geometry. */
  readonly record: AreaRecord
  readonly shape: Uint8Array<ArrayBuffer> | null
}

export interface ClosureRow extends RowOf<'closure'> {
  readonly order: number
  readonly record: ClosureRecord
}

/** A record that the service has in the box of a region, but that lies outside of the region. */
export interface OutsideRow extends RowOf<'outside'> {
  readonly list: PackedList
  readonly uuid: string
  readonly updatedAt: string | null
}

/** What the service said at a path, in a language where it differs by it. */
export interface DocumentRow extends RowOf<'document'> {
  readonly body: unknown
  /** By which the service can be asked whether it still says so; none where it gave none, or an older app has written it. */
  readonly etag?: string | null
}

export interface PlacesRow extends RowOf<'places'> {
  /** That its names are in. */
  readonly language: string
  readonly places: readonly GroundPlace[]
}

/** A record that was withdrawn. */
export interface TombstoneRow extends RowOf<'tombstone'> {
  readonly list: PackedList
  readonly deletedAt: string
}

/** While a pack is brought up to date: a row that it will have no longer. */
export interface GoneRow extends RowOf<'gone'> {
  readonly of: RowName
}

/** What a row is known by within an edition. */
export interface RowName {
  readonly kind: Row['kind']
  readonly key: string
}

/** Part of what a pack has. */
export type Row = AreaRow | ClosureRow | OutsideRow | DocumentRow | PlacesRow | TombstoneRow | GoneRow

/** Part of an archive of tiles. */
export interface ChunkRow {
  readonly bundle: string
  readonly from: number
  readonly bytes: ArrayBuffer
}

/** That an edition will have no longer what another one has. */
export function goneRow(edition: string, of: RowName): GoneRow {
  return { edition, kind: 'gone', key: `${of.kind} ${of.key}`, part: 'details', bytes: 0, of }
}

/** How a record is known, within its region and outside of it: it is one of the two. */
export function namesOf(list: PackedList, uuid: string): readonly [within: RowName, outside: RowName] {
  return [
    { kind: list, key: uuid },
    { kind: 'outside', key: `${list} ${uuid}` },
  ]
}
