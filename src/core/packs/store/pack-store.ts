import * as z from 'zod/mini'
import { Pack, type Job } from '../pack.ts'
import { bytesOf } from './chunks.ts'
import type { PacksDatabase } from './database.ts'
import { goneRow, type ChunkRow, type Row, type RowName } from './rows.ts'
import { applyStaged, countsOf } from './staged.ts'

/** A pack as it is read: one that this version of the app cannot read is told with its name, where it has one. */
export type ReadPack =
  | { readonly kind: 'pack'; readonly pack: Pack }
  | { readonly kind: 'unreadable'; readonly id: string; readonly name: string | null }

const Named = z.object({ name: z.string() })

/** What is deleted, but can still be brought back. */
const SetAside = z.looseObject({ isSetAside: z.literal(true) })
const isSetAside = (value: unknown) => SetAside.safeParse(value).success

/** Null for what is none, cannot be read or is deleted. */
function packIn(value: unknown): Pack | null {
  return isSetAside(value) ? null : (Pack.safeParse(value).data ?? null)
}

/** What a part of a download brought, and what is left to do. */
export interface Progress {
  readonly rows?: readonly Row[]
  /** What there is no longer: of what the download brought, and of what the pack had before. */
  readonly gone?: readonly RowName[]
  readonly chunk?: ChunkRow
  readonly job: Job
}

/** The download was cancelled, or begun again elsewhere. */
export class JobGone extends Error {
  override readonly name = 'JobGone'
}

/** The rows of an edition, of any kind or of one. */
function rowsOf(edition: string, kind?: Row['kind']): IDBKeyRange {
  const start = kind === undefined ? [edition] : [edition, kind]
  return IDBKeyRange.bound(start, [...start, []])
}

/** The packs of this device. Whatever changes a pack is one transaction. */
export class PackStore {
  readonly #database: PacksDatabase

  constructor(database: PacksDatabase) {
    this.#database = database
  }

  async list(): Promise<readonly ReadPack[]> {
    const transaction = this.#database.transaction('packs')
    const [ids, values] = await Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()])
    return values.flatMap((value, index) => (isSetAside(value) ? [] : [readPack(ids[index] ?? '', value)]))
  }

  /** Null where there is none that can be read. */
  async find(id: string): Promise<Pack | null> {
    return packIn(await this.#database.get('packs', id))
  }

  async put(pack: Pack): Promise<void> {
    await this.#database.put('packs', pack, pack.id)
  }

  /** Changes a pack, of which nothing else has changed meanwhile; null where there is none any more. */
  async change(id: string, change: (pack: Pack) => Pack): Promise<Pack | null> {
    const transaction = this.#database.transaction('packs', 'readwrite')
    const before = packIn(await transaction.store.get(id))
    const after = before === null ? null : change(before)
    await Promise.all([after && transaction.store.put(after, id), transaction.done])
    return after
  }

  /** Keeps what a part of a download brought, all of it or nothing. Throws {@link JobGone}. */
  async write(id: string, edition: string, { rows = [], gone = [], chunk, job }: Progress): Promise<Pack> {
    const transaction = this.#database.transaction(['packs', 'records', 'chunks'], 'readwrite')
    const packs = transaction.objectStore('packs')
    const pack = await jobIn(packs.get(id), edition)
    const written: Pack = { ...pack, job: { ...job, isPaused: pack.job?.isPaused ?? false } }
    const records = transaction.objectStore('records')
    await Promise.all([
      ...gone.map((name) => records.delete([edition, name.kind, name.key])),
      ...(job.kind === 'refresh' ? gone.map((name) => records.put(goneRow(edition, name))) : []),
      ...rows.flatMap((row) => [records.delete([edition, 'gone', `${row.kind} ${row.key}`]), records.put(row)]),
      ...(chunk === undefined ? [] : [transaction.objectStore('chunks').put(chunk)]),
      packs.put(written, id),
      transaction.done,
    ])
    return written
  }

  /** Puts what a download brought in the place of what the pack has: at once, for whoever reads. Throws {@link JobGone}. */
  async commit(id: string, edition: string): Promise<Pack> {
    const transaction = this.#database.transaction(['packs', 'records'], 'readwrite')
    const packs = transaction.objectStore('packs')
    const pack = await jobIn(packs.get(id), edition)
    const records = transaction.objectStore('records')
    const isRefresh = pack.job?.kind === 'refresh' && pack.edition !== null
    const kept = isRefresh ? (pack.edition ?? edition) : edition
    if (isRefresh) await applyStaged(records, edition, kept)
    const whole: Pack = {
      ...pack,
      ...afterJob(pack),
      edition: kept,
      ...(await countsOf(records, kept, pack.job?.maps ?? pack.maps)),
    }
    await Promise.all([packs.put(whole, id), transaction.done])
    await this.tidy()
    return whole
  }

  /** Ends a download and takes away what it brought; with it the pack, if it was never whole. */
  async cancel(id: string): Promise<void> {
    const transaction = this.#database.transaction('packs', 'readwrite')
    const pack = packIn(await transaction.store.get(id))
    const isNew = pack?.edition === null
    await Promise.all([
      isNew ? transaction.store.delete(id) : pack && transaction.store.put({ ...pack, job: null }, id),
      transaction.done,
    ])
    await this.tidy()
  }

  /** Deletes a pack for good. */
  async delete(id: string): Promise<void> {
    await this.#database.delete('packs', id)
    await this.tidy()
  }

  /** Deletes a pack for everyone who asks, so that {@link bringBack} can still bring it back. */
  async setAside(id: string): Promise<void> {
    const transaction = this.#database.transaction('packs', 'readwrite')
    const value = await transaction.store.get(id)
    const isObject = typeof value === 'object' && value !== null
    await Promise.all([
      // Of what is no object at all nothing can be brought back.
      isObject ? transaction.store.put({ ...value, isSetAside: true }, id) : transaction.store.delete(id),
      transaction.done,
    ])
  }

  /** Returns whether the pack is there again. */
  async bringBack(id: string): Promise<boolean> {
    const transaction = this.#database.transaction('packs', 'readwrite')
    const kept = SetAside.safeParse(await transaction.store.get(id))
    const { isSetAside: _, ...value } = kept.data ?? {}
    await Promise.all([kept.success && transaction.store.put(value, id), transaction.done])
    return kept.success
  }

  /** Deletes for good what was set aside. */
  async deleteSetAside(): Promise<void> {
    const transaction = this.#database.transaction('packs', 'readwrite')
    const [ids, values] = await Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()])
    const gone = ids.filter((_, index) => isSetAside(values[index]))
    await Promise.all([...gone.map((id) => transaction.store.delete(id)), transaction.done])
    if (gone.length > 0) await this.tidy()
  }

  row(edition: string, { kind, key }: RowName): Promise<Row | undefined> {
    return this.#database.get('records', [edition, kind, key])
  }

  /** All rows of an edition, of any kind or of one. */
  rows(edition: string, kind?: Row['kind']): Promise<Row[]> {
    return this.#database.getAll('records', rowsOf(edition, kind))
  }

  /** The bytes of an archive between two of them, as far as they are there. */
  bytes(bundle: string, from: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
    return bytesOf(this.#database, bundle, from, length)
  }

  /** Removes what no pack has: what was left by a tab that was closed in between. */
  async tidy(): Promise<void> {
    const transaction = this.#database.transaction(['packs', 'records', 'chunks'], 'readwrite')
    const packs = await transaction.objectStore('packs').getAll()
    const known = packs.map((value) => Pack.safeParse(value).data)
    // Of a pack that cannot be read nobody knows what belongs to it.
    if (known.includes(undefined)) return transaction.done
    const editions = new Set(known.flatMap((pack) => [pack?.edition, pack?.job?.edition]))
    const bundles = new Set(known.flatMap((pack) => pack && bundlesOf(pack)))
    await removeOthers(transaction.objectStore('records'), editions)
    await removeOthers(transaction.objectStore('chunks'), bundles)
    return transaction.done
  }
}

function readPack(id: string, value: unknown): ReadPack {
  const read = Pack.safeParse(value)
  if (read.success) return { kind: 'pack', pack: read.data }
  return { kind: 'unreadable', id, name: Named.safeParse(value).data?.name ?? null }
}

async function jobIn(reading: Promise<unknown>, edition: string): Promise<Pack> {
  const pack = packIn(await reading)
  if (pack?.job?.edition !== edition) throw new JobGone('This download goes on no longer.')
  return pack
}

function afterJob({ job, refreshedAt, serviceUpdatedAt, serviceWasUpdatedAt }: Pack) {
  if (job === null) return { refreshedAt, serviceUpdatedAt }
  const { begunAt, maps } = job
  const before = serviceWasUpdatedAt ?? serviceUpdatedAt ?? undefined
  const isOlder = before !== undefined && Date.parse(job.serviceUpdatedAt ?? before) < Date.parse(before)
  return {
    job: null,
    refreshedAt: begunAt,
    serviceUpdatedAt: job.serviceUpdatedAt,
    serviceWasUpdatedAt: isOlder ? before : undefined,
    maps,
  }
}

function bundlesOf({ maps, job }: Pack): readonly string[] {
  const coming = job?.steps.flatMap((step) => (step.name === 'map' ? [step.map.bundle] : [])) ?? []
  return [...[...maps, ...(job?.maps ?? [])].map(({ bundle }) => bundle), ...coming]
}

/** Goes from one first part of the keys to the next, and removes all that has one that is not among some. */
async function removeOthers(
  store: {
    openKeyCursor: (
      range?: IDBKeyRange,
    ) => Promise<{ readonly primaryKey: readonly [string, ...(string | number)[]] } | null>
    delete: (range: IDBKeyRange) => Promise<void>
  },
  known: ReadonlySet<string | undefined | null>,
): Promise<void> {
  let cursor = await store.openKeyCursor()
  while (cursor !== null) {
    const [first] = cursor.primaryKey
    const all = IDBKeyRange.bound([first], [first, []])
    if (!known.has(first)) await store.delete(all)
    cursor = await store.openKeyCursor(IDBKeyRange.lowerBound([first, []]))
  }
}
