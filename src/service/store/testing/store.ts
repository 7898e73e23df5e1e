import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import { outlineOf } from '#contract/geo/outline.ts'
import type { Licence, Source } from '#contract/records/lookups.ts'
import { openPostgisStore } from '../postgis/postgis-store.ts'
import { openPostgisWriter } from '../postgis/postgis-writer.ts'
import { aDatabase, runOn } from '../postgis/testing/place.ts'
import { Connection } from '../sqlite/database/connection.ts'
import { openDatabase } from '../sqlite/database/database.ts'
import { openSqliteStore } from '../sqlite/sqlite-store.ts'
import { openSqliteWriter } from '../sqlite/sqlite-writer.ts'
import type { AreaInput, ClosureInput, PreparedArea } from '../domain/inputs.ts'
import type { JsonBytes, Rows, Store, StoreWriter, Transaction, WriterOptions } from '../domain/store.ts'
import type { Mirror } from '../domain/mirror.ts'

const STORE_FILE = 'fieldgate.db'

/** A directory that goes with the test. */
export function aDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'fieldgate-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

/** The file of a store without records, made once for all tests of a process. */
let emptyStore: Buffer | undefined

/** Puts an empty store into an empty directory. A copy takes a tenth of the time that making one takes. */
function putEmptyStore(directory: string): void {
  if (readdirSync(directory).length > 0) return
  emptyStore ??= bytesOfEmptyStore()
  writeFileSync(join(directory, STORE_FILE), emptyStore)
}

function bytesOfEmptyStore(): Buffer {
  const directory = mkdtempSync(join(tmpdir(), 'fieldgate-'))
  openDatabase(directory).close()
  const bytes = readFileSync(join(directory, STORE_FILE))
  rmSync(directory, { recursive: true })
  return bytes
}

/** Opens the store of a directory for the time of the test. */
export function aStore(directory: string): Store {
  putEmptyStore(directory)
  const store = openSqliteStore(directory)
  onTestFinished(() => store.close())
  return store
}

/** Opens a writer for the time of the test. */
export function aWriter(directory: string, options?: WriterOptions): StoreWriter {
  putEmptyStore(directory)
  const writer = openSqliteWriter(directory, options)
  onTestFinished(() => writer.close())
  return writer
}

/** A new and empty place for data, and the ways to it. What is opened is closed when the test ends. */
export interface Place {
  /** What has the programs use it. */
  readonly environment: Readonly<Record<string, string>>
  openStore(): Promise<Store>
  openWriter(options?: WriterOptions): Promise<StoreWriter>
  /** Runs a script on the database itself, while no writer is open. */
  script(sql: string): Promise<void>
}

export interface StoreKind {
  readonly name: string
  /** Whether readers and a writer can be at work at once, as they can wherever it matters. */
  readonly isConcurrent: boolean
  readonly aPlace: () => Promise<Place>
}

/** Every kind of store, for `describe.each`: what a store promises holds for each. */
export const storeKinds: readonly StoreKind[] = [
  {
    name: 'SQLite',
    isConcurrent: true,
    aPlace: async () => {
      const directory = aDirectory()
      return {
        environment: { DATA_DIR: directory },
        openStore: async () => aStore(directory),
        openWriter: async (options) => aWriter(directory, options),
        script: async (sql) => {
          const connection = new Connection(join(directory, STORE_FILE), 0)
          connection.script(sql)
          connection.close()
        },
      }
    },
  },
  {
    name: 'PostGIS',
    isConcurrent: inject('postgis').isConcurrent,
    aPlace: async () => {
      const opened: { close(): Promise<void> }[] = []
      let isReusable = true
      const url = await aDatabase(async () => {
        for (const one of opened) await one.close()
        return { isReusable }
      })
      const kept = <T extends { close(): Promise<void> }>(one: T) => {
        opened.push(one)
        return one
      }
      return {
        environment: { DATABASE_URL: url, DATA_DIR: aDirectory() },
        openStore: async () => kept(await openPostgisStore(url, () => {})),
        openWriter: async (options) => kept(await openPostgisWriter(url, () => {}, options)),
        script: (sql) => {
          isReusable = false
          return runOn(url, sql)
        },
      }
    },
  },
]

export interface Content {
  readonly sources?: readonly Omit<Source, 'id'>[]
  readonly licences?: readonly Licence[]
  readonly areas?: readonly AreaInput[]
  readonly closures?: readonly ClosureInput[]
  readonly demo?: boolean
  /** What the store is a copy of. */
  readonly mirror?: Mirror
}

/** The only source of stores that name none; it gets the id 1. */
export const rangers = { name: 'Rangers', kind: 'authority', url: null } as const

/** An area of which tiles have at most its point: shapes, which are not made, take longer than all else of it. */
export function shapeless({ geometry, ...record }: AreaInput): PreparedArea {
  return { record, geometry: JSON.stringify(geometry), outline: outlineOf(geometry), shapes: new Map() }
}

/** Writes everything in one transaction. */
export async function write(writer: StoreWriter, content: Content): Promise<void> {
  const transaction = await writer.begin()
  await put(transaction, content)
  await transaction.commit({ demo: content.demo ?? false })
}

export async function put(transaction: Transaction, content: Content): Promise<void> {
  for (const source of content.sources ?? [rangers]) await transaction.putSource(source)
  for (const licence of content.licences ?? []) await transaction.putLicence(licence)
  await transaction.putAreas((content.areas ?? []).map(shapeless))
  for (const closure of content.closures ?? []) await transaction.putClosure(closure)
  if (content.mirror !== undefined) await transaction.putMirror(content.mirror)
}

/** A copy of a service whose records are invented. */
export const mirrorOfDemo: Mirror = {
  address: 'https://demo.example/api/v2',
  demo: true,
  updatedAt: '2026-05-15T12:00:00.000Z',
  since: '2026-05-15',
  sweptAt: '2026-05-15T12:00:00.000Z',
}

/** A store that holds the content, for the time of the test. */
export async function aStoreWith(content: Content): Promise<Store> {
  const directory = aDirectory()
  await write(aWriter(directory), content)
  return aStore(directory)
}

/** A store of a kind that holds the content, for the time of the test. */
export async function aStoreOf({ aPlace }: StoreKind, content: Content): Promise<Store> {
  const place = await aPlace()
  await write(await place.openWriter(), content)
  return place.openStore()
}

/** A record as its JSON text. */
export function textOf(record: JsonBytes | null): string | null {
  return record === null ? null : new TextDecoder().decode(record)
}

/** Rows as the records that they are. */
export function parsed({ records }: Rows): unknown[] {
  return z.array(z.unknown()).parse(JSON.parse(`[${textOf(records)}]`))
}

/** Rows as the JSON texts of their records. */
export function inText(rows: Rows): { count: number; rows: string[] } {
  return { count: rows.count, rows: parsed(rows).map((record) => JSON.stringify(record)) }
}
