import type { MultiPolygon } from 'geojson'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ClosureSummary } from '#contract/records/closure-summary.ts'
import { Closure, CLOSURE_TYPES, SOURCE_KINDS, STATUSES } from '#contract/records/closure.ts'
import type { ClosureFilters } from '#contract/query/closure-query.ts'
import { addDays } from '#contract/status/local-time.ts'
import { withImplied } from '#contract/vocabulary/activity-implications.ts'
import { aClosure, aSquare, aSquareArea, MAY_15, uuidOf } from '#testing/builders.ts'
import { casesOf } from '#testing/effort.ts'
import type { Store } from '../../store/domain/store.ts'
import { ClosureSummaries } from './closure-summaries.ts'
import { parsed, put, rangers, storeKinds, type Content } from '../../store/testing/store.ts'

const ALL = { offset: 0, limit: 1000 }
const Listed = z.pick(Closure, {
  status: true,
  type: true,
  reason_id: true,
  activity_ids: true,
  source_id: true,
  source_kind: true,
})
type Listed = z.infer<typeof Listed>
const FIELDS = ['status', 'type', 'reason_id', 'activity_ids', 'source_id', 'source_kind'] as const

/** How often each text occurs, at least those in `all`. */
function tally(texts: readonly (string | number | null)[], all: readonly string[] = []): Record<string, number> {
  const counts = new Map<string, number>(all.map((text) => [text, 0]))
  for (const text of texts) if (text !== null) counts.set(String(text), (counts.get(String(text)) ?? 0) + 1)
  return Object.fromEntries(counts)
}

/** What the service's summary has beside what is shown: not of interest here. */
async function summaryIn(store: Store, filters: ClosureFilters, now: number) {
  const {
    worst: _,
    display_status: __,
    ...summary
  } = (await new ClosureSummaries(store).summarize(filters, now)).summary
  return summary
}

/** The summary by its definition: each group from a list without its own filter. */
async function summaryOf(store: Store, filters: ClosureFilters, now: number): Promise<unknown> {
  const { status, type, reason_id, activity_id, source_id, source_kind, ...rest } = filters
  const choices = { type, reason_id, activity_id, source_id, source_kind, ...(status === undefined ? {} : { status }) }
  const listed = async (without: Record<string, unknown>) => {
    const kept = Object.entries({ ...choices, ...without }).filter(([, value]) => value !== undefined)
    const query = { ...rest, ...Object.fromEntries(kept) }
    return z.array(Listed).parse(parsed(await store.listClosures(query, FIELDS, ALL, now)))
  }
  const texts = async (without: Record<string, unknown>, pick: (record: Listed) => (string | number | null)[]) =>
    (await listed(without)).flatMap(pick)
  const activities = new Map((await store.listActivities('en')).map((activity) => [activity.id, activity]))
  /** By plain membership, of the union that a client asks for. */
  const concerned = async () => {
    const counts = [...activities.keys()].map(async (id) => {
      const found = await listed({ activity_id: withImplied([id], activities) })
      return [id, found.length] as const
    })
    return Object.fromEntries((await Promise.all(counts)).filter(([, count]) => count > 0))
  }
  return {
    count: (await listed({})).length,
    status: tally(await texts({ status: STATUSES }, (record) => [record.status]), STATUSES),
    type: tally(await texts({ type: undefined }, (record) => [record.type]), CLOSURE_TYPES),
    reason_id: tally(await texts({ reason_id: undefined }, (record) => [record.reason_id])),
    activity_id: tally(await texts({ activity_id: undefined }, (record) => record.activity_ids)),
    source_id: tally(await texts({ source_id: undefined }, (record) => [record.source_id])),
    source_kind: tally(await texts({ source_kind: undefined }, (record) => [record.source_kind]), SOURCE_KINDS),
    concerned_activity_id: await concerned(),
    expired_type: tally((await listed({ status: ['expired'], type: undefined })).map((record) => record.type)),
  }
}

describe.each(storeKinds)('$name', ({ aPlace }) => {
  async function aPlaceWith(content: Content) {
    const place = await aPlace()
    const writer = await place.openWriter()
    async function write(more: Content) {
      const transaction = await writer.begin()
      await put(transaction, more)
      await transaction.commit({ demo: false })
    }
    await write(content)
    return { store: await place.openStore(), write }
  }

  describe('a summary', () => {
    it('of nothing has every choice that there can be, and no id', async () => {
      const { store } = await aPlaceWith({})
      expect(await summaryIn(store, {}, MAY_15)).toEqual({
        count: 0,
        status: { current: 0, upcoming: 0, expired: 0 },
        type: { closure: 0, notice: 0 },
        reason_id: {},
        activity_id: {},
        source_id: {},
        source_kind: { authority: 0, platform: 0, open_data: 0 },
        concerned_activity_id: {},
        expired_type: {},
      })
    })

    it('counts the expired ones too, which only the status hides', async () => {
      const expired = aClosure({ start_on: '2026-01-01', end_on: '2026-02-01', reason_id: 7, activity_ids: [3] })
      const { store } = await aPlaceWith({ closures: [aClosure({ activity_ids: [1, 2] }), expired] })
      const summary = await summaryIn(store, {}, MAY_15)
      expect(summary).toMatchObject({ count: 1, status: { current: 1, upcoming: 0, expired: 1 } })
      expect(summary).toMatchObject({ reason_id: { 1: 1 }, activity_id: { 1: 1, 2: 1 }, source_id: { 1: 1 } })
      expect(await summaryIn(store, { updated_after: '2026-01-01' }, MAY_15)).toMatchObject({ count: 2 })
    })

    it('tells what a change of each filter would give', async () => {
      const { store } = await aPlaceWith({
        closures: [
          aClosure({ reason_id: 1, type: 'closure' }),
          aClosure({ reason_id: 1, type: 'notice' }),
          aClosure({ reason_id: 2, type: 'notice' }),
        ],
      })
      const summary = await summaryIn(store, { reason_id: [1], type: ['notice'] }, MAY_15)
      expect(summary.count).toBe(1)
      expect(summary.reason_id).toEqual({ 1: 1, 2: 1 })
      expect(summary.type).toEqual({ closure: 1, notice: 1 })
      expect(summary.status).toEqual({ current: 1, upcoming: 0, expired: 0 })
    })

    it('looks at shapes, not only at their bounds', async () => {
      const corners = [aSquare(0, 0).coordinates, aSquare(3, 3).coordinates]
      const geometry: MultiPolygon = { type: 'MultiPolygon', coordinates: corners }
      const { store } = await aPlaceWith({ closures: [aClosure({ geometry })] })
      expect(await summaryIn(store, { bbox: [1.5, 1.5, 2.5, 2.5] }, MAY_15)).toMatchObject({
        count: 0,
        reason_id: {},
      })
      expect(await summaryIn(store, { bbox: [0, 0, 1, 1] }, MAY_15)).toMatchObject({ reason_id: { 1: 1 } })
    })
  })

  describe('any summary', () => {
    const day = fc.integer({ min: -40, max: 40 }).map((days) => addDays('2026-05-15', days))
    const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 4 })
    const some = <T>(...values: readonly T[]) => fc.subarray([...values], { minLength: 1 })
    const corner = fc.integer({ min: -3, max: 3 })
    const place = fc.tuple(corner, corner).map(([lng, lat]) => aSquareArea(lng, lat, 2))
    const window = fc.constantFrom(['22:00:00', '06:00:00'], ['08:00:00', '17:00:00'], [null, null])
    const closure = fc.record({
      start: maybe(day),
      days: maybe(fc.nat({ max: 30 })),
      window,
      type: fc.constantFrom(...CLOSURE_TYPES),
      reason_id: maybe(fc.constantFrom(1, 2, 3)),
      activity_ids: fc.subarray([1, 2, 3]),
      source_id: fc.constantFrom(1, 2),
      geometry: maybe(place),
      name: fc.constantFrom('Lek', 'Cliff'),
    })
    const box = fc.tuple(corner, corner, fc.nat({ max: 4 })).map(([x, y, size]) => [x, y, x + size, y + size] as const)
    const filters: fc.Arbitrary<ClosureFilters> = fc.record(
      {
        status: some(...STATUSES),
        type: some(...CLOSURE_TYPES),
        reason_id: some(1, 2, 9),
        activity_id: some(1, 2, 9),
        source_id: some(1, 9),
        source_kind: some(...SOURCE_KINDS),
        active_on: day,
        starts_after: day,
        ends_before: day,
        updated_after: fc.constantFrom('2020-01-01', '9999-12-31'),
        q: fc.constant('le'),
        bbox: box,
      },
      { requiredKeys: [] },
    )
    /** Mostly few filters, so that something is left to count. */
    const few = fc
      .tuple(filters, fc.array(fc.nat({ max: 11 }), { maxLength: 3 }))
      .map(([all, kept]): ClosureFilters => {
        const entries = Object.entries(all)
        return Object.fromEntries(entries.filter((_, index) => kept.includes(index)))
      })

    it('is what counting the lists gives', async () => {
      const { store, write } = await aPlaceWith({
        sources: [rangers, { name: 'Walkers', kind: 'platform', url: null }],
      })
      const queries = fc.array(few, { minLength: 12, maxLength: 12 })
      await fc.assert(
        fc.asyncProperty(fc.array(closure, { minLength: 20, maxLength: 20 }), queries, async (drawn, asked) => {
          const closures = drawn.map(({ start, days, window: [opens = null, closes = null], ...rest }, index) =>
            aClosure({
              ...rest,
              uuid: uuidOf(600 + index),
              start_on: start,
              end_on: days === null ? null : addDays(start ?? '2026-05-10', days),
              daytime_start: opens,
              daytime_end: closes,
            }),
          )
          await write({ sources: [], closures })
          for (const query of asked) {
            const summary = await summaryIn(store, query, MAY_15)
            expect(summary).toEqual(await summaryOf(store, query, MAY_15))
            expect(ClosureSummary.parse(summary)).toEqual(summary)
          }
        }),
        casesOf('storeQueries'),
      )
    })
  })
})
