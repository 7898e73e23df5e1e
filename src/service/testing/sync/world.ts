import { expect } from 'vitest'
import * as z from 'zod/mini'
import type { ClosureInput } from '../../store/domain/inputs.ts'
import type { StoreWriter, Transaction } from '../../store/domain/store.ts'
import { AREA_FIELDS } from '#contract/records/area.ts'
import { CLOSURE_FIELDS, SOURCE_KINDS } from '#contract/records/closure.ts'
import { API_PREFIX, paths } from '#contract/paths.ts'
import { DAY, dateOf } from '#contract/status/local-time.ts'
import { aClosure, anArea, aSquare, aSquareArea, uuidOf } from '#testing/builders.ts'
import { aService } from '../../http/testing/app.ts'
import { rangers, shapeless, type Place } from '../../store/testing/store.ts'
import { statusOf, type Get, type Replica, type Row } from './replica.ts'
import type { SpecReader } from './spec-reader.ts'

/** One change of the data. Records go by small numbers; dates by days from the world's present. */
export type Change =
  | { readonly put: 'area'; readonly number: number; readonly version: number; readonly at: number }
  | {
      readonly put: 'closure'
      readonly number: number
      readonly version: number
      readonly starts: number | null
      readonly lasts: number | null
      /** The longitude of its own place; null: that of its areas. */
      readonly at: number | null
      readonly areas: readonly number[]
    }
  | { readonly remove: 'area' | 'closure'; readonly number: number }
  | { readonly turnSource: number }

const MOST_RECORDS = 8
const HOUR = 3_600_000

/** A service whose clock and data move as told, and how to ask it. */
export class World {
  now = Date.parse('2026-01-31T21:30:00Z')
  /** What happens after each answer, before the client has it. */
  afterAnswer = async (): Promise<void> => {}
  readonly #writer: StoreWriter
  readonly #answer: Get

  private constructor(writer: StoreWriter, answer: Get) {
    this.#writer = writer
    this.#answer = answer
  }

  static async in(place: Place): Promise<World> {
    const clock = (): number => world.now
    const writer = await place.openWriter({ now: clock })
    const service = await aService({}, { store: await place.openStore(), now: clock })
    const world: World = new World(writer, async (address) => {
      const response = await service.request(address)
      if (response.status !== 200) throw new Error(`${address}: ${response.status}`)
      return response.json()
    })
    return world
  }

  async get(address: string): Promise<unknown> {
    const answer = await this.#answer(address)
    await this.afterAnswer()
    return answer
  }

  wait(hours: number): void {
    this.now += hours * HOUR
  }

  /** All of the changes in one transaction. */
  async change(...changes: readonly Change[]): Promise<void> {
    const transaction = await this.#writer.begin()
    await transaction.putSource(rangers)
    for (const change of changes) await apply(transaction, change, this.now)
    await transaction.commit({ demo: false })
  }

  /** Leaves nothing but deletions. */
  async clear(): Promise<void> {
    const numbers = Array.from({ length: MOST_RECORDS }, (_, number) => number)
    await this.change(...numbers.flatMap((number) => KINDS.map((remove) => ({ remove, number }))))
  }

  /** Every record as the service gives it now. */
  async whole(): Promise<{ areas: Row[]; closures: Row[] }> {
    const fields = CLOSURE_FIELDS.join(',')
    return {
      areas: await this.#all(`${paths.areas}?fields=${AREA_FIELDS.join(',')}`),
      closures: await this.#all(`${paths.closures}?status=current,upcoming,expired&fields=${fields}`),
    }
  }

  async #all(path: string): Promise<Row[]> {
    return sorted(Whole.parse(await this.#answer(`${API_PREFIX}${path}&page_size=1000`)).results)
  }
}

/** Fails unless a copy, with the statuses that the client computes, is what the service would give as a whole. */
export async function expectSame(replica: Replica, world: World): Promise<void> {
  const copy = { areas: sorted(replica.areas.values()), closures: sorted(replica.closuresAt(world.now).values()) }
  expect(copy).toEqual(await world.whole())
}

/** Fails unless such a copy has all areas and no others, and the closures that are not over as they are now. */
export async function expectKnown(reader: SpecReader, world: World): Promise<void> {
  const { areas, closures } = await world.whole()
  const known = closures.flatMap(({ uuid }) => reader.closures.get(uuid) ?? [])
  const isOver = (row: Row) => statusOf(row, world.now) === 'expired'
  expect({ areas: sorted(reader.areas.values()), closures: sorted(known.filter((row) => !isOver(row))) }).toEqual({
    areas,
    closures: closures
      .filter((row) => !isOver(row))
      .map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'status'))),
  })
}

const KINDS = ['area', 'closure'] as const
const Whole = z.object({ next: z.null(), results: z.array(z.looseObject({ uuid: z.string() })) })

function sorted(rows: Iterable<Row>): Row[] {
  return [...rows].sort((a, b) => (a.uuid < b.uuid ? -1 : 1))
}

async function apply(transaction: Transaction, change: Change, now: number): Promise<void> {
  if ('remove' in change) await transaction.removeRecord(change.remove, uuidOf(change.number))
  else if ('turnSource' in change) {
    const kind = SOURCE_KINDS[change.turnSource % SOURCE_KINDS.length] ?? 'authority'
    await transaction.putSource({ ...rangers, kind })
  } else if (change.put === 'area') {
    const record = anArea({
      uuid: uuidOf(change.number),
      name: `Area ${change.version}`,
      geometry: aSquareArea(change.at, 48),
    })
    await transaction.putAreas([shapeless(record)])
  } else await transaction.putClosure(closureOf(change, now))
}

function closureOf(change: Extract<Change, { put: 'closure' }>, now: number): ClosureInput {
  const { number, version, starts, lasts, at, areas } = change
  const first = Math.floor(now / DAY) + (starts ?? 0)
  return aClosure({
    uuid: uuidOf(number),
    name: `Closure ${version}`,
    start_on: starts === null ? null : dateOf(first),
    end_on: lasts === null ? null : dateOf(first + lasts),
    geometry: at === null ? null : aSquare(at, 48, 0.1),
    protected_area_uuids: areas.map((area) => uuidOf(area)),
  })
}
