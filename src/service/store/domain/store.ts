import type { AreaField, ProtectedArea } from '#contract/records/area.ts'
import type { ClosureField } from '#contract/records/closure.ts'
import type { BBox } from '#contract/geometry.ts'
import type { Cursor } from '#contract/list.ts'
import type { Category, Country, Licence, Lookup, Source } from '#contract/records/lookups.ts'
import type { OrganisationField } from '#contract/records/organisation.ts'
import type { AreaFilters } from '#contract/query/area-query.ts'
import type { ClosureFilters } from '#contract/query/closure-query.ts'
import type { DeletedQuery, UpdateFilters } from '#contract/query/update-query.ts'
import type { Language } from '#contract/vocabulary/languages.ts'
import type { WildlifeField } from '#contract/records/wildlife.ts'
import type { TileAreas } from '#contract/tiles/tile-area.ts'
import type { AreaOfClosure, ClosureTraits } from '#contract/counts/closure-traits.ts'
import type { Editions } from './edition.ts'
import type { ClosureInput, OrganisationInput, PreparedArea, WildlifeInput } from './inputs.ts'
import type { LastImports } from './last-imports.ts'
import type { KeptSource, Mirror } from './mirror.ts'
import type { Gone, Imported, Origin, Origins } from './origins.ts'
import type { AreaOfName, KeptPlace } from './places.ts'
import type { LookupEntry, LookupList } from './vocabulary.ts'

/** Which rows of a total order to return. */
export interface Slice {
  readonly offset: number
  readonly limit: number
  /** Only rows after that place; it puts the list in its own order. `offset` counts from there. */
  readonly after?: Cursor
}

/** JSON text in UTF-8: an answer that is never a string costs half. */
export type JsonBytes = Uint8Array<ArrayBuffer>

/** What stands between the records of a list: no line end stands within one, so that a reader can tell them apart. */
export const BETWEEN = ',\n'

/** Part of a list. */
export interface Rows {
  /** How many records match in all. */
  readonly count: number
  /** The records asked for, with {@link BETWEEN} between them, in their frame. */
  readonly records: JsonBytes
}

/** What the frame of a list's part depends on. */
export interface Part {
  /** How many records match in all, be they before or after the slice's `after`. */
  readonly count: number
  /** The last row of this part, where more rows follow and the list has an order in which they can be found. */
  readonly next: Cursor | null
}

/** What stands before and after the records of a list: put there without a copy. */
export type Frame = (part: Part) => readonly [before: string, after: string]

/** Records whose deletions are kept for clients that sync. */
export type Deletable = 'area' | 'closure'

/** What is true of a store as a whole, all of it read at once. */
export interface StoreState {
  /** A text that differs whenever the stored data does. */
  readonly revision: string
  /** Whether the store holds demonstration data. */
  readonly demo: boolean
  /** When its data last changed, RFC 3339; null while it is empty. */
  readonly updatedAt: string | null
  /** Null where the store is no copy. */
  readonly mirror: Mirror | null
}

/** What an area is called in a language, and a point inside. */
export type AreaPlace = Pick<ProtectedArea, 'name' | 'centroid'>

/** What there is of areas as a whole. */
export interface AreaSummary {
  /** The box that holds them all; null where there are none. */
  readonly bounds: BBox | null
  /** Whom to name for them, each once. */
  readonly attributions: readonly string[]
}

/** Which closures are meant. */
export interface ClosureSelection extends ClosureFilters {
  /** Those that begin first come first, in place of those that the store got first: an order for people, not to walk in. */
  readonly soonestFirst?: boolean
  /** Those of the store's own numbers. */
  readonly ids?: readonly number[]
}

/** Reads what a service publishes. Asynchronous, so that a database server can stand behind it. */
export interface Store extends TileAreas {
  /** Cheap enough to ask at every request. */
  state(): Promise<StoreState>
  listAreas(filters: AreaFilters, fields: readonly AreaField[], slice: Slice, frame?: Frame): Promise<Rows>
  summarizeAreas(): Promise<AreaSummary>
  findArea(uuid: string, fields: readonly AreaField[]): Promise<JsonBytes | null>
  /** What areas are called in a language, and where, by uuid; those that are not there are left out. */
  areaPlaces(uuids: readonly string[], language: Language): Promise<ReadonlyMap<string, AreaPlace>>
  /** `now` decides each record's status: epoch milliseconds. */
  listClosures(
    filters: ClosureSelection,
    fields: readonly ClosureField[],
    slice: Slice,
    now: number,
    frame?: Frame,
  ): Promise<Rows>
  findClosure(uuid: string, fields: readonly ClosureField[], now: number): Promise<JsonBytes | null>
  /** The next instant after `now` at which a closure's status changes; Infinity if none ever does. Epoch milliseconds. */
  nextStatusChange(now: number): Promise<number>
  /** The `id` of each closure that all filters select but those of {@link CHOICE_FILTERS}; null where that is each. */
  listClosureIds(filters: ClosureSelection): Promise<readonly number[] | null>
  /** What closures are counted by: of those whose `id` is greater than `after` the first, by it, so many at most. */
  listClosureTraits(after: number, limit: number): Promise<readonly ClosureTraits[]>
  /** Closures that name no area with the areas that they meet: of those whose `id` is within these bounds. */
  listNamelessWithin(after: number, until: number): Promise<readonly AreaOfClosure[]>
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
  /**
   * Whether instants of closures were made by other rules of time zones than this program has, or what tiles are made of
   * by other rules of tiles. Any transaction makes them again.
   */
  madeByOtherRules(): Promise<boolean>
  close(): Promise<void>
}

export type Written = 'added' | 'changed' | 'unchanged'

/** Records that are known by their uuids. */
export type RecordKind = Deletable | 'wildlife' | 'organisation'

/**
 * One transaction of changes: all of it is seen by readers at `commit`, or nothing. `importOf`: the source of whose import
 * a change is part, for which is kept what there was before.
 */
export interface Transaction {
  /** What was stored when it began. */
  readonly holds: 'nothing' | 'demo' | 'data'
  /** As they were when it began. */
  readonly editions: Editions
  /** Removes everything that is demonstration data, as {@link removeRecord} does; returns how many records that were. */
  removeDemo(): Promise<number>
  /** Areas, best some hundreds at once; returns what became of each. */
  putAreas(areas: readonly PreparedArea[], importOf?: string): Promise<readonly Written[]>
  putClosure(closure: ClosureInput, importOf?: string): Promise<Written>
  /**
   * Deletes a record. The deletion of an area or a closure is kept for clients, until a record of its uuid is put again.
   * False where there is none.
   */
  removeRecord(kind: RecordKind, uuid: string, importOf?: string): Promise<boolean>
  /**
   * Notes that these records come from that source, in that file. Returns those that came from the source before and
   * are not among them.
   */
  putOrigin(kind: Imported, origin: Origin, uuids: readonly string[]): Promise<readonly Gone[]>
  readonly origins: Origins
  readonly lastImports: LastImports
  /** The uuids of all records that are stored or were put. */
  listUuids(kind: RecordKind): Promise<readonly string[]>
  putWildlife(wildlife: WildlifeInput): Promise<Written>
  /** Returns the organisation's `id`. */
  putOrganisation(organisation: OrganisationInput): Promise<number>
  /** Where a closure is that is stored or was put. */
  keptPlace(uuid: string): Promise<KeptPlace>
  /** The IANA zone of an area that is stored or was put; null for one that is not. */
  areaTimeZone(uuid: string): Promise<string | null>
  /** All areas that are stored or were put, by what they are called. */
  areaNames(): AsyncIterable<AreaOfName>
  /** The source of that name, made where there is none; unsaid, its kind stays, and that of a new one is open data. */
  putSource(source: Omit<Source, 'id'>, importOf?: string): Promise<number>
  /** Sources under ids that are given, in place of those that have these ids. No two have the same name. */
  keepSources(sources: readonly KeptSource[]): Promise<void>
  /** What a lookup list is to hold, and nothing else. */
  replaceLookup(list: LookupList, entries: readonly LookupEntry[]): Promise<void>
  putLicence(licence: Licence): Promise<void>
  findMirror(): Promise<Mirror | null>
  /** Makes the store a copy. Changes no record's time of update. */
  putMirror(mirror: Mirror): Promise<void>
  commit(options: { readonly demo: boolean }): Promise<void>
  rollback(): Promise<void>
}

export interface WriterOptions {
  /** How long to wait for another writer to end, in milliseconds. */
  readonly patience?: number
  /** The present in epoch milliseconds. */
  readonly now?: () => number
}

/** Writes beside a running service; one writer at a time. */
export interface StoreWriter {
  /** Waits up to 30 s for another writer to end. Throws `StoreBusyError` after that. */
  begin(): Promise<Transaction>
  close(): Promise<void>
}
