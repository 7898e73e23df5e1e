import * as indexedDb from 'fake-indexeddb'
import { vi } from 'vitest'
import { newPack, type NewPack } from '../download/begin.ts'
import { runJob } from '../download/run-job.ts'
import type { Pack } from '../pack.ts'
import { boxRegion } from '../region/regions.ts'
import { openPacks } from '../store/database.ts'
import { PackStore } from '../store/pack-store.ts'
import { MAY_15 } from '#testing/builders.ts'
import { BASE } from './fake-service.ts'

/** A device without any pack, for the time of the test. */
export async function aDevice(): Promise<PackStore> {
  const { default: _, ...classes } = indexedDb
  for (const [name, one] of Object.entries(classes)) vi.stubGlobal(name, one)
  vi.stubGlobal('indexedDB', new indexedDb.IDBFactory())
  return new PackStore(await openPacks())
}

/** A pack of the box from 13 to 15 degrees east and 47 to 49 north, of which nothing is there yet. */
export function aNewPack(changes: Partial<NewPack> = {}): Pack {
  const region = boxRegion('view', [13, 47, 15, 49])
  const given = { name: 'Pack', base: BASE, region, language: 'en', months: 12, maps: [], expected: {}, ...changes }
  return newPack(given, MAY_15)
}

/** Downloads what a pack lacks. */
export async function download(store: PackStore, id: string): Promise<Pack> {
  const pack = await runJob({ store, signal: new AbortController().signal }, id)
  if (pack === null) throw new Error('There is nothing to download.')
  return pack
}

/** The uuids of what a pack has, in order. */
export async function held(store: PackStore, pack: Pack): Promise<readonly string[]> {
  const rows = await store.rows(pack.edition ?? '')
  return rows.flatMap((row) => (row.kind === 'area' || row.kind === 'closure' ? [row.key] : [])).sort()
}
