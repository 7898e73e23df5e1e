import type { GroundPlace } from '#contract/ground/ground-place.ts'
import { indexed, type IndexedPlace } from '#contract/ground/places/indexed-place.ts'
import type { Uuid } from '#contract/ids.ts'
import { RootDocument } from '#contract/root.ts'
import { newestFirst, type Region, type WholePack } from '../pack.ts'
import type { PackStore } from '../store/pack-store.ts'
import type { AreaRow, ClosureRow, Row, TombstoneRow } from '../store/rows.ts'
import { HeldArea, HeldClosure } from './held.ts'

/** What all packs of one service have together: of a record that is in several, the one of the pack that is newest. */
export interface PackedData {
  readonly base: string
  readonly regions: readonly Region[]
  /** As of when its data is: of the oldest. RFC 3339. */
  readonly storedAt: string
  readonly areas: ReadonlyMap<Uuid, HeldArea>
  readonly closures: ReadonlyMap<Uuid, HeldClosure>
  readonly tombstones: ReadonlyMap<string, TombstoneRow>
  readonly documents: ReadonlyMap<string, unknown>
  readonly places: readonly IndexedPlace[]
  readonly root: RootDocument | null
  /** Changes whenever anything of it does. */
  readonly version: string
}

/** Puts together what packs of one service have; the newest last. */
export async function readPacked(store: PackStore, packs: readonly WholePack[]): Promise<PackedData> {
  const inOrder = newestFirst(packs).toReversed()
  const rows: Row[] = []
  for (const { edition } of inOrder) rows.push(...tombstonesFirst(await store.rows(edition)))
  const [areas, closures] = [new Map<string, AreaRow>(), new Map<string, ClosureRow>()]
  const tombstones = new Map<string, TombstoneRow>()
  const documents = new Map<string, unknown>()
  const places = new Map<string, IndexedPlace>()
  for (const row of rows) {
    if (row.kind === 'area') areas.set(row.record.uuid, row)
    else if (row.kind === 'closure') closures.set(row.record.uuid, row)
    else if (row.kind === 'tombstone') {
      tombstones.set(row.key, row)
      ;(row.list === 'area' ? areas : closures).delete(row.key)
    } else if (row.kind === 'document') documents.set(row.key, row.body)
    else if (row.kind === 'places')
      for (const place of row.places) places.set(placeKey(place), placeIndexed(place, row.language))
  }
  return {
    base: inOrder.at(-1)?.base ?? '',
    regions: inOrder.map(({ region }) => region),
    storedAt: inOrder[0]?.refreshedAt ?? '',
    areas: heldAreas(areas),
    closures: heldClosures(closures),
    tombstones,
    documents,
    places: [...places.values()],
    root: RootDocument.safeParse(documents.get('/')).data ?? null,
    version: versionOf(packs),
  }
}

/** What a pack knows to be withdrawn takes the records of older packs away, but no record that it has got again since. */
function tombstonesFirst(rows: readonly Row[]): readonly Row[] {
  const isTombstone = ({ kind }: Row) => kind === 'tombstone'
  return [...rows.filter(isTombstone), ...rows.filter((row) => !isTombstone(row))]
}

/** Differs for packs with other data. */
export function versionOf(packs: readonly WholePack[]): string {
  return packs.map(({ id, edition, refreshedAt }) => `${id} ${edition} ${refreshedAt}`).join()
}

/** By their numbers, as the service lists them; those that have none, by their place in its list. */
function heldAreas(rows: ReadonlyMap<string, AreaRow>): ReadonlyMap<Uuid, HeldArea> {
  const numbered = [...rows.values()].map((row) => ({
    ...row,
    record: { ...row.record, id: row.record.id ?? row.order },
  }))
  const inOrder = numbered.toSorted((a, b) => a.record.id - b.record.id)
  return new Map(inOrder.map((row) => [row.record.uuid, new HeldArea(row)]))
}

function heldClosures(rows: ReadonlyMap<string, ClosureRow>): ReadonlyMap<Uuid, HeldClosure> {
  const inOrder = [...rows.values()].toSorted((a, b) => a.order - b.order)
  return new Map(inOrder.map((row, index) => [row.record.uuid, new HeldClosure(index + 1, row)]))
}

function placeKey({ kind, name, ref, point }: GroundPlace): string {
  return [kind, name, ref, ...point].join(' ')
}

/** With the name that people there use first: a search orders by it. */
function placeIndexed({ kind, name, local_name, ref, ele, point, bbox }: GroundPlace, language: string): IndexedPlace {
  const local = local_name ?? name
  const names = { ...(local !== null && { '': local }), ...(name !== null && name !== local && { [language]: name }) }
  return indexed({ kind, names, ref, ele }, point, bbox)
}
