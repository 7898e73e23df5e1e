import * as indexedDb from 'fake-indexeddb'
import type { BBox } from '../../src/contract/geometry.ts'
import { newPack, type NewPack } from '../../src/core/packs/download/begin.ts'
import { runJob } from '../../src/core/packs/download/run-job.ts'
import type { Pack } from '../../src/core/packs/pack.ts'
import { boxRegion } from '../../src/core/packs/region/regions.ts'
import { openPacks } from '../../src/core/packs/store/database.ts'
import { PackStore } from '../../src/core/packs/store/pack-store.ts'

// Without a browser: the code of the browser on a database of Node, and the service over HTTP.
Object.assign(globalThis, { ...indexedDb, indexedDB: new indexedDb.IDBFactory() })

const WORLD: BBox = [-180, -90, 180, 90]

/** The packs of a device, which has none yet under that name. */
export async function deviceOf(name: string): Promise<PackStore> {
  return new PackStore(await openPacks(name))
}

/** Takes all along that the service at an address has in a box, which is the world unless said. */
export async function takeAlong(store: PackStore, url: string, box = WORLD, maps: NewPack['maps'] = []): Promise<Pack> {
  const region = boxRegion('view', box)
  const given = { name: 'All', base: `${url}/api/v2`, region, language: 'en', months: 12, maps, expected: {} }
  return downloaded(store, newPack(given, Date.now()))
}

/** Downloads what a pack lacks. */
export async function downloaded(store: PackStore, pack: Pack): Promise<Pack> {
  await store.put(pack)
  const whole = await runJob({ store, signal: new AbortController().signal }, pack.id)
  if (whole === null) throw new Error('There is nothing to download.')
  return whole
}
