import type { AreaField, ProtectedArea } from '#contract/area.ts'
import type { ClosureSummary } from '#contract/closure-summary.ts'
import type { Closure, ClosureField } from '#contract/closure.ts'
import type { BBox } from '#contract/geometry.ts'
import type { SyncCursor } from '#contract/list.ts'
import type { Category, Country, Licence, Lookup, Source } from '#contract/lookups.ts'
import type { Organisation, OrganisationField } from '#contract/organisation.ts'
import type { AreaFilters } from '#contract/query/area-query.ts'
import type { ClosureFilters } from '#contract/query/closure-query.ts'
import type { DeletedQuery, UpdateFilters } from '#contract/query/update-query.ts'
import type { Language } from '#contract/vocabulary/languages.ts'
import type { Wildlife, WildlifeField } from '#contract/wildlife.ts'

/** Which rows of a total order to return. */
export interface Slice {
  readonly offset: number
  readonly limit: number
  /** Only rows after that place; it puts the list in sync order. `offset` counts from there. */
  readonly after?: SyncCursor
}

/** JSON text in UTF-8: an answer that is never a string costs half. */
export type JsonBytes = Uint8Array<ArrayBuffer>

/** Part of a list. */
export interface Rows {
  /** How many records match in all. */
  readonly count: number
  /** The records asked for, with commas between them, in their frame. */
  readonly records: JsonBytes
}

/** What the frame of a list's part depends on. */
export interface Part {
  /** How many records match in all, be they before or after the slice's `after`. */
  readonly count: number
  /** The last row of this part, where the list is in sync order and more rows follow. */
  readonly next: SyncCursor | null
}

/** What stands before and after the records of a list: put there without a copy. */
export type Frame = (part: Part) => readonly [before: string, after: string]

/** Records whose deletions are kept for clients that sync. */
export type Deletable = 'area' | 'closure'

/** What the tiles need of one area at one level of detail. */
export interface TileArea {
  readonly id: number
  readonly uuid: string
  readonly name: string
  readonly categoryId: number
  readonly areaKm2: number | null
  /** A point inside, in degrees. */
  readonly centroid: readonly [lng: number, lat: number]
  /** The generalised shape as the tile code wrote it; null where it is too small at this level, or only a place. */
  readonly shape: Uint8Array | null
}

export interface StoreInfo {
  /** Whether the store holds demonstration data. */
  readonly demo: boolean
  /** When its data last changed, RFC 3339; null while it is empty. */
  readonly updatedAt: string | null
}

/** What there is of areas as a whole. */
export interface AreaSummary {
  /** The box that holds them all; null where there are none. */
  readonly bounds: BBox | null
  /** Whom to name for them, each once. */
  readonly attributions: readonly string[]
}

/** Reads what a service publishes. Asynchronous, so that a database server can stand behind it. */
export interface Store {
  /** A text that differs whenever the stored data does; cheap enough to ask at every request. */
  revision(): Promise<string>
  info(): Promise<StoreInfo>
  listAreas(filters: AreaFilters, fields: readonly AreaField[], slice: Slice, frame?: Frame): Promise<Rows>
  summarizeAreas(): Promise<AreaSummary>
  findArea(uuid: string, fields: readonly AreaField[]): Promise<JsonBytes | null>
  /** `now` decides each record's status: epoch milliseconds. */
  listClosures(
    filters: ClosureFilters,
    fields: readonly ClosureField[],
    slice: Slice,
    now: number,
    frame?: Frame,
  ): Promise<Rows>
  findClosure(uuid: string, fields: readonly ClosureField[], now: number): Promise<JsonBytes | null>
  /** The next instant after `now` at which a closure's status changes; Infinity if none ever does. Epoch milliseconds. */
  nextStatusChange(now: number): Promise<number>
  /** How many closures each choice of a filter would give at `now`. */
  summarizeClosures(filters: ClosureFilters, now: number): Promise<ClosureSummary>
  /** Deleted records in the order of their deletion; with `date` those of later UTC days. */
  listDeleted(kind: Deletable, filters: DeletedQuery, slice: Slice, frame?: Frame): Promise<Rows>
  /** When a record was deleted, RFC 3339; null for one that is there, or never was. */
  findDeletion(kind: Deletable, uuid: string): Promise<string | null>
  listWildlife(filters: UpdateFilters, fields: readonly WildlifeField[], slice: Slice, frame?: Frame): Promise<Rows>
  findWildlife(uuid: string, fields: readonly WildlifeField[]): Promise<JsonBytes | null>
  listOrganisations(
    filters: UpdateFilters,
    fields: readonly OrganisationField[],
    slice: Slice,
    frame?: Frame,
  ): Promise<Rows>
  findOrganisation(uuid: string, fields: readonly OrganisationField[]): Promise<JsonBytes | null>
  listCategories(language: Language): Promise<readonly Category[]>
  listCountries(language: Language): Promise<readonly Country[]>
  listActivities(language: Language): Promise<readonly Lookup[]>
  listReasons(language: Language): Promise<readonly Lookup[]>
  listSources(language: Language): Promise<readonly Source[]>
  listLicences(): Promise<readonly Licence[]>
  /** Areas whose bounds touch the box, in the order of their ids. `level` is that of the generalisation. */
  listTileAreas(box: BBox, level: number): Promise<readonly TileArea[]>
  close(): Promise<void>
}

/** A protected area on its way in: complete, its geometry valid and wound by RFC 7946. The store adds the rest. */
export type AreaInput = Omit<ProtectedArea, 'id' | 'created_at' | 'updated_at'>

/** An area and its generalised shapes by level; a level without one is too coarse for it. */
export interface PreparedArea {
  readonly record: AreaInput
  readonly shapes: ReadonlyMap<number, Uint8Array>
}

/** A closure on its way in. What follows from its place and its dates is the store's to add. */
export type ClosureInput = Omit<
  Closure,
  'status' | 'created_at' | 'updated_at' | 'bbox' | 'geometry_from' | 'begins_at' | 'finishes_at' | 'source_kind'
>

export type WildlifeInput = Omit<Wildlife, 'updated_at'>
/** `id` is the store's to give; its uuid keeps it. */
export type OrganisationInput = Omit<Organisation, 'id' | 'updated_at'>

export type Written = 'added' | 'changed' | 'unchanged'

/** One transaction of changes: all of it is seen by readers at `commit`, or nothing. */
export interface Transaction {
  /** Removes everything that is demonstration data, as {@link removeRecord} does; returns how many records that were. */
  removeDemo(): Promise<number>
  putArea(area: PreparedArea): Promise<Written>
  putClosure(closure: ClosureInput): Promise<Written>
  /** Deletes a record and keeps its deletion, until a record of its uuid is put again. False where there is none. */
  removeRecord(kind: Deletable, uuid: string): Promise<boolean>
  putWildlife(wildlife: WildlifeInput): Promise<Written>
  /** Returns the organisation's `id`. */
  putOrganisation(organisation: OrganisationInput): Promise<number>
  /** The IANA zone of an area that is stored or was put; null for one that is not. */
  areaTimeZone(uuid: string): Promise<string | null>
  /** The source of that name, made where there is none. */
  putSource(source: Omit<Source, 'id'>): Promise<number>
  putLicence(licence: Licence): Promise<void>
  commit(options: { readonly demo: boolean }): Promise<void>
  rollback(): Promise<void>
}

/** Writes beside a running service; one writer at a time. */
export interface StoreWriter {
  /** Waits up to 30 s for another writer to end. Throws `StoreBusyError` after that. */
  begin(): Promise<Transaction>
  close(): Promise<void>
}
