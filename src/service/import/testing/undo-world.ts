import { expect } from 'vitest'
import fc from 'fast-check'
import * as z from 'zod/mini'
import type { Feature, Geometry } from 'geojson'
import { AREA_FIELDS } from '#contract/records/area.ts'
import { CLOSURE_FIELDS } from '#contract/records/closure.ts'
import { API_PREFIX, paths } from '#contract/paths.ts'
import { uuidOf } from '#testing/builders.ts'
import { aService } from '../../http/testing/app.ts'
import type { LastImport } from '../../store/domain/last-imports.ts'
import type { StoreWriter } from '../../store/domain/store.ts'
import type { Place } from '../../store/testing/store.ts'
import { Replica, type Get, type Row } from '../../testing/sync/replica.ts'
import { closureContractNames } from '../mapping/contract-names.ts'
import { undoImport } from '../undo.ts'
import { aFeature, aFile, runImport } from './import.ts'

/** A record of a file; those of one number and `isShared` have one uuid, whosever they are. */
export interface MadeRecord {
  readonly number: number
  readonly version: number
  readonly isShared: boolean
  /** Of a closure: it has no place but that of an area. */
  readonly isInArea: boolean
}

export interface MadeImport {
  readonly kind: 'areas' | 'closures'
  /** `null`: each closure names its own. */
  readonly source: string | null
  readonly full: boolean
  readonly sourceKind: 'authority' | 'platform'
  readonly records: readonly MadeRecord[]
}

const NUMBERS = 4
const aRecord: fc.Arbitrary<MadeRecord> = fc.record({
  number: fc.nat(NUMBERS - 1),
  version: fc.nat(2),
  isShared: fc.boolean(),
  isInArea: fc.boolean(),
})
const sources = ['Office A', 'Office B']

export const anImport: fc.Arbitrary<MadeImport> = fc.record({
  kind: fc.constantFrom('areas', 'closures'),
  source: fc.constantFrom(...sources, null),
  full: fc.boolean(),
  sourceKind: fc.constantFrom('authority', 'platform'),
  records: fc.uniqueArray(aRecord, { minLength: 1, maxLength: 6, selector: ({ number }) => number }),
})

const DAY_MS = 86_400_000
const Whole = z.object({ next: z.null(), results: z.array(z.looseObject({ uuid: z.string() })) })

/** A store with a service on it, its writer, and a clock. */
export class UndoWorld {
  now = Date.parse('2026-03-01T12:00:00Z')
  readonly writer: StoreWriter
  readonly #get: Get

  private constructor(writer: StoreWriter, get: Get) {
    this.writer = writer
    this.#get = get
  }

  static async in(place: Place): Promise<UndoWorld> {
    const clock = (): number => world.now
    const writer = await place.openWriter({ now: clock })
    const service = await aService({}, { store: await place.openStore(), now: clock })
    const world: UndoWorld = new UndoWorld(writer, async (address) => (await service.request(address)).json())
    return world
  }

  newReplica(): Replica {
    return new Replica(this.#get, 3)
  }

  /** Imports as told, a day later; returns the imports of the sources that it changed something of. */
  async import(made: MadeImport): Promise<readonly LastImport[]> {
    this.now += DAY_MS
    const before = new Set((await this.lastImports()).map(({ id }) => id))
    const { kind, source, full } = made
    const mapping = kind === 'closures' ? closureContractNames : null
    const named = source === null ? {} : { source }
    const file = aFile(
      made.records.map((record) => featureOf(record, made)),
      `${kind} of ${source ?? 'several'}.geojson`,
    )
    const options = { kind, full, force: true, timeZone: 'UTC', ...named, ...(source === null ? {} : { mapping }) }
    const { outcome } = await runImport(this.writer, [file], options)
    if (outcome !== 'imported') throw new Error(`The import was ${outcome}.`)
    return (await this.lastImports()).filter(({ id }) => !before.has(id))
  }

  async undo({ source, kind }: LastImport): Promise<string> {
    this.now += DAY_MS
    return (await undoImport({ source, kind, dryRun: false }, this.writer)).outcome
  }

  async lastImports(): Promise<readonly LastImport[]> {
    const transaction = await this.writer.begin()
    const list = await transaction.lastImports.list()
    await transaction.rollback()
    return list
  }

  /** All records as the service gives them, but for what time itself changes, and whose they are. */
  async content(): Promise<unknown> {
    const { areas, closures } = await this.whole()
    const transaction = await this.writer.begin()
    const origins: unknown[] = []
    for (const { uuid } of areas) origins.push(await transaction.origins.find('area', uuid))
    for (const { uuid } of closures) origins.push(await transaction.origins.find('closure', uuid))
    await transaction.rollback()
    const lasting = (rows: readonly Row[]) => rows.map((row) => ({ ...row, updated_at: null, status: null }))
    return { areas: lasting(areas), closures: lasting(closures), origins }
  }

  async whole(): Promise<{ areas: Row[]; closures: Row[] }> {
    const all = async (path: string) => Whole.parse(await this.#get(`${API_PREFIX}${path}&page_size=1000`)).results
    return {
      areas: await all(`${paths.areas}?fields=${AREA_FIELDS.join(',')}`),
      closures: await all(`${paths.closures}?status=current,upcoming,expired&fields=${CLOSURE_FIELDS.join(',')}`),
    }
  }
}

/** Fails unless a copy is what a new one would be. */
export async function expectSame(replica: Replica, world: UndoWorld): Promise<void> {
  await replica.poll(world.now)
  const { areas, closures } = await world.whole()
  const sorted = (rows: Iterable<Row>) => [...rows].toSorted((a, b) => (a.uuid < b.uuid ? -1 : 1))
  expect(sorted(replica.areas.values())).toEqual(sorted(areas))
  expect(sorted(replica.closuresAt(world.now).values())).toEqual(sorted(closures))
}

function featureOf(record: MadeRecord, { kind, source, sourceKind }: MadeImport): Feature<Geometry | null> {
  const { number, version, isShared, isInArea } = record
  const known = { id: number, name: `Record ${number}`, ...(isShared ? { uuid: uuidOf(number) } : {}) }
  if (kind === 'areas') {
    const more = { category: 'other', country: 'SE', designation: `Version ${version}`, extra_thing: version / 3 }
    return aFeature({ ...known, ...more }, squareAt(number + version / 10))
  }
  const whose = { source: source ?? sources[number % 2], source_kind: sourceKind }
  const place = isInArea
    ? { geometry: null, areas: { protected_area_uuids: [uuidOf(number)] } }
    : { geometry: squareAt(number + version / 10), areas: {} }
  const dates = { start_on: '2026-03-01', end_on: `2026-0${4 + version}-01`, description: `Version ${version}` }
  return aFeature({ ...known, ...whose, ...dates, type: 'closure', ...place.areas }, place.geometry)
}

function squareAt(lng: number): Geometry {
  const [west, east] = [10 + lng, 10.5 + lng]
  const ring = [
    [west, 60],
    [east, 60],
    [east, 60.5],
    [west, 60.5],
    [west, 60],
  ]
  return { type: 'Polygon', coordinates: [ring] }
}
