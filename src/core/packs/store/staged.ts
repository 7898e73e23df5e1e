import type { IDBPObjectStore } from 'idb'
import { withBytes, type PackedMap, type PartBytes } from '../pack.ts'
import type { PacksSchema } from './database.ts'

type Records = IDBPObjectStore<PacksSchema, ('packs' | 'records')[], 'records', 'readwrite'>

/** What a pack has. */
export interface Counted {
  readonly bytes: PartBytes
  readonly counts: { readonly areas: number; readonly closures: number }
}

/** Moves rows that were kept apart into an edition: each in the place of its older one, and away with those that are gone. */
export async function applyStaged(records: Records, staged: string, edition: string): Promise<void> {
  const range = IDBKeyRange.bound([staged], [staged, []])
  const rows = await records.getAll(range)
  const changes = rows.map((row) =>
    row.kind === 'gone' ? records.delete([edition, row.of.kind, row.of.key]) : records.put({ ...row, edition }),
  )
  await Promise.all([...changes, records.delete(range)])
}

export async function countsOf(records: Records, edition: string, maps: readonly PackedMap[]): Promise<Counted> {
  let bytes: PartBytes = {}
  const counts = { areas: 0, closures: 0 }
  for (const row of await records.getAll(IDBKeyRange.bound([edition], [edition, []]))) {
    bytes = withBytes(bytes, row.part, row.bytes)
    if (row.kind === 'area') counts.areas += 1
    if (row.kind === 'closure') counts.closures += 1
  }
  for (const map of maps) bytes = withBytes(bytes, map.kind === 'vector' ? 'ground' : 'relief', map.bytes)
  return { bytes, counts }
}
