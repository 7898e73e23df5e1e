import { expect } from 'vitest'
import * as z from 'zod/mini'
import { Instant } from '#contract/dates.ts'
import { Uuid } from '#contract/ids.ts'
import type { SyncCursor } from '#contract/list.ts'
import { aClosure, anArea, anOrganisation, aWildlife, MAY_15, uuidOf } from '#testing/builders.ts'
import type { Frame, Part, Rows, Slice, Store, Transaction } from '../domain/store.ts'
import { parsed, put, type StoreKind } from './store.ts'

/** A kind of record: how to read its list and how to write it. */
export interface Kind {
  readonly kind: string
  readonly list: (store: Store, slice: Slice, frame?: Frame, updatedAfter?: string) => Promise<Rows>
  readonly put: (transaction: Transaction, uuid: Uuid, name: string) => Promise<unknown>
  readonly remove?: (transaction: Transaction, uuid: Uuid) => Promise<boolean>
}

const FIELDS = ['uuid', 'name', 'updated_at'] as const
const updatedSince = (updated_after?: string) => (updated_after === undefined ? {} : { updated_after })

export const kinds: readonly Kind[] = [
  {
    kind: 'areas',
    list: (store, slice, frame, day) => store.listAreas(updatedSince(day), FIELDS, slice, frame),
    put: (transaction, uuid, name) => put(transaction, { areas: [anArea({ uuid, name })] }),
    remove: (transaction, uuid) => transaction.removeRecord('area', uuid),
  },
  {
    kind: 'closures',
    list: (store, slice, frame, day) => store.listClosures(updatedSince(day), FIELDS, slice, MAY_15, frame),
    put: (transaction, uuid, name) => put(transaction, { closures: [aClosure({ uuid, name })] }),
    remove: (transaction, uuid) => transaction.removeRecord('closure', uuid),
  },
  {
    kind: 'wildlife',
    list: (store, slice, frame, day) => store.listWildlife(updatedSince(day), FIELDS, slice, frame),
    put: (transaction, uuid, name) => transaction.putWildlife(aWildlife({ uuid, name })),
  },
  {
    kind: 'organisations',
    list: (store, slice, frame, day) => store.listOrganisations(updatedSince(day), FIELDS, slice, frame),
    put: (transaction, uuid, name) => transaction.putOrganisation(anOrganisation({ uuid, name })),
  },
]

export const Row = z.object({ uuid: Uuid, name: z.string(), updated_at: Instant })
export const HOUR = 3_600_000
/** A place before all. */
export const BEGINNING: SyncCursor = { at: '1970-01-01T00:00:00Z', uuid: uuidOf(0) }

/** Reads part of a list, and what its frame is told. */
export async function read(list: (frame: Frame) => Promise<Rows>) {
  let part: Part = { count: -1, next: null }
  const rows = await list((told) => {
    part = told
    return ['', '']
  })
  expect(rows.count).toBe(part.count)
  return { ...part, records: parsed(rows) }
}

export const rowsOf = (records: readonly unknown[]) => z.array(Row).parse(records)
/** The place in sync order of the last row. */
export const placeOf = (rows: readonly z.infer<typeof Row>[]) =>
  rows.slice(-1).map(({ updated_at, uuid }) => ({ at: updated_at, uuid }))[0] ?? null
export const namesOf = (records: readonly unknown[]) => rowsOf(records).map(({ name }) => name)

/** A place with a clock that goes on by an hour at every change. */
export async function aPlaceInTime({ aPlace }: StoreKind) {
  const place = await aPlace()
  let now = MAY_15
  const writer = await place.openWriter({ now: () => now })
  async function change(write: (transaction: Transaction) => Promise<unknown>) {
    now += HOUR
    const transaction = await writer.begin()
    await write(transaction)
    await transaction.commit({ demo: false })
    return new Date(now).toISOString()
  }
  return { store: await place.openStore(), change, now: () => new Date(now).toISOString() }
}
