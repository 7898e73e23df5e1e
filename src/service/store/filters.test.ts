import type { Geometry, MultiPolygon } from 'geojson'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CLOSURE_TYPES, GEOMETRY_ORIGINS, STATUSES, type Closure } from '#contract/records/closure.ts'
import type { BBox } from '#contract/geometry.ts'
import { NO_COUNTRY } from '#contract/ids.ts'
import type { AreaFilters } from '#contract/query/area-query.ts'
import { statusesShown, type ClosureFilters } from '#contract/query/closure-query.ts'
import { overlapsDay } from '#contract/status/local-day.ts'
import { addDays } from '#contract/status/local-time.ts'
import { statusAt } from '#contract/status/status.ts'
import { aClosure, anArea, MAY_15 } from '#testing/builders.ts'
import { casesOf } from '#testing/effort.ts'
import { naiveMeets } from '#contract/geo/testing/naive-meets.ts'
import { aStoreOf, inText, put, rangers, storeKinds, write, type Content } from './testing/store.ts'

describe.each(storeKinds)('$name', (kind) => {
  const { aPlace } = kind
  const aStoreWith = (content: Content) => aStoreOf(kind, content)

  const ALL = { offset: 0, limit: 1000 }

  /** A store for many cases, one after the other: each content takes the place of the one before. */
  const aPlaceToReplace = async () => {
    const place = await aPlace()
    const [writer, store] = [await place.openWriter(), await place.openStore()]
    let before: Content = {}
    const replace = async (content: Content) => {
      const transaction = await writer.begin()
      for (const { uuid } of before.areas ?? []) await transaction.removeRecord('area', uuid)
      for (const { uuid } of before.closures ?? []) await transaction.removeRecord('closure', uuid)
      await put(transaction, content)
      await transaction.commit({ demo: false })
      before = content
    }
    return { store, replace }
  }

  it('by country finds areas that have none, which read as null', async () => {
    const [inSweden, atSea] = [anArea({ country_id: 752 }), anArea({ country_id: null })]
    const store = await aStoreWith({ areas: [inSweden, atSea] })
    const none = inText(await store.listAreas({ country_id: [NO_COUNTRY] }, ['uuid', 'country_id'], ALL))
    expect(none.rows).toEqual([JSON.stringify({ uuid: atSea.uuid, country_id: null })])
    expect(inText(await store.listAreas({ country_id: [NO_COUNTRY, 752] }, ['uuid'], ALL)).count).toBe(2)
  })

  describe('a bound on a date', () => {
    const records = [
      aClosure({ name: 'spring', start_on: '2026-03-01', end_on: '2026-05-31' }),
      aClosure({ name: 'since', start_on: '2026-05-01', end_on: null }),
      aClosure({ name: 'until', start_on: null, end_on: '2026-06-30' }),
      aClosure({ name: 'always', start_on: null, end_on: null }),
    ]

    it.each<[ClosureFilters, string[]]>([
      [{ starts_after: '2026-03-01' }, ['spring', 'since']],
      [{ starts_after: '2026-03-02' }, ['since']],
      [{ starts_before: '2026-03-01' }, ['spring', 'until', 'always']],
      [{ starts_before: '2026-02-28' }, ['until', 'always']],
      [{ ends_after: '2026-06-30' }, ['since', 'until', 'always']],
      [{ ends_after: '2026-07-01' }, ['since', 'always']],
      [{ ends_before: '2026-05-31' }, ['spring']],
      [{ ends_before: '2026-05-30' }, []],
      [{ ends_before: '2026-06-30' }, ['spring', 'until']],
      [{ active_on: '2026-02-28' }, ['until', 'always']],
      [{ active_on: '2026-05-31' }, ['spring', 'since', 'until', 'always']],
      [{ active_on: '2027-01-01' }, ['since', 'always']],
      [{ starts_before: '2026-04-30', ends_after: '2026-06-01' }, ['until', 'always']],
    ])('%j', async (filters, expected) => {
      const store = await aStoreWith({ closures: records })
      const { rows } = inText(await store.listClosures(filters, ['name'], ALL, MAY_15))
      expect(new Set(rows)).toEqual(new Set(expected.map((name) => JSON.stringify({ name }))))
    })

    it('on activity counts a night whose end a day that was skipped has moved', async () => {
      const night = { start_on: '2011-12-29', end_on: '2011-12-29', daytime_start: '22:00:00', daytime_end: '06:00:00' }
      const store = await aStoreWith({ closures: [aClosure({ ...night, time_zone: 'Pacific/Apia' })] })
      const on = async (active_on: string) =>
        inText(await store.listClosures({ active_on }, ['uuid'], ALL, MAY_15)).count
      expect([await on('2011-12-28'), await on('2011-12-29'), await on('2011-12-31')]).toEqual([0, 1, 1])
    })

    it('of updates is a UTC day, that day included, and brings the oldest update first', async () => {
      const place = await aPlace()
      let now = Date.parse('2026-05-01T23:59:59.999Z')
      const writer = await place.openWriter({ now: () => now })
      const [later, earlier] = [aClosure({ name: 'later', start_on: null }), aClosure({ name: 'earlier' })]
      await write(writer, { areas: [anArea({ name: 'earlier' })], closures: [earlier, later] })
      now = Date.parse('2026-05-02T00:00:00Z')
      await write(writer, { areas: [anArea({ name: 'later' })], closures: [{ ...later, purpose: 'new' }] })
      const store = await place.openStore()
      const names = async (updated_after: string) => {
        const areas = inText(await store.listAreas({ updated_after }, ['name'], ALL))
        const closures = inText(await store.listClosures({ updated_after }, ['name'], ALL, MAY_15))
        expect(closures).toEqual(areas)
        return areas.rows
      }
      expect(await names('2026-05-01')).toEqual(['{"name":"earlier"}', '{"name":"later"}'])
      expect(await names('2026-05-02')).toEqual(['{"name":"later"}'])
      expect(await names('2026-05-03')).toEqual([])
    })
  })

  describe('any filter finds what a look at each record finds', () => {
    const coordinate = fc.integer({ min: -9, max: 9 }).map((value) => value * 10)
    const longitude = fc.integer({ min: -18, max: 18 }).map((value) => value * 10)
    const position = fc.tuple(longitude, coordinate)
    const triangle = fc.tuple(position, position, position).map(([a, b, c]) => [a, b, c, a])
    const shape: fc.Arbitrary<MultiPolygon> = fc
      .array(triangle, { minLength: 1, maxLength: 2 })
      .map((rings) => ({ type: 'MultiPolygon', coordinates: rings.map((ring) => [ring]) }))
    const area = fc
      .record({
        geometry: shape,
        category_id: fc.constantFrom(1, 2, 3),
        name: fc.constantFrom('Sårek', 'Abisko', 'SAREK 2'),
      })
      .map((changes) => anArea({ ...changes, country_id: 752 }))
    const fine = fc.integer({ min: -36, max: 36 }).map((value) => value * 5)
    const bbox = fc
      .tuple(fine, fine, fine, fine)
      .map(([west, a, east, b]): BBox => [west, Math.min(a, b) / 2, east, Math.max(a, b) / 2])
    const day = fc.integer({ min: -40, max: 40 }).map((days) => addDays('2026-05-15', days))
    const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 4 })
    const time = fc.constantFrom('00:00:00', '06:00:00', '08:30:00', '20:00:00', '22:00:00')
    const some = <T>(...values: T[]) => fc.subarray(values, { minLength: 1 })
    const meets = (geometry: Geometry | null, box: BBox | undefined) =>
      box === undefined || (geometry !== null && naiveMeets(geometry, box))
    const holds = <T>(values: readonly T[] | undefined, value: T) => values === undefined || values.includes(value)

    it('of areas', async () => {
      const filters: fc.Arbitrary<AreaFilters> = fc.record(
        { bbox, category_id: some(1, 2, 9), country_id: some(752, 276), q: fc.constantFrom('sare', 'k', '2') },
        { requiredKeys: [] },
      )
      const { store, replace } = await aPlaceToReplace()
      await fc.assert(
        fc.asyncProperty(
          fc.array(area),
          fc.array(filters, { minLength: 20, maxLength: 20 }),
          async (areas, queries) => {
            await replace({ areas })
            for (const query of queries) {
              const expected = areas.filter(
                ({ geometry, category_id, country_id, name }) =>
                  meets(geometry, query.bbox) &&
                  holds(query.category_id, category_id) &&
                  holds(query.country_id, country_id) &&
                  name
                    .toLowerCase()
                    .replace('å', 'a')
                    .includes(query.q ?? ''),
              )
              const { count, rows } = inText(await store.listAreas(query, ['uuid'], ALL))
              expect(rows).toEqual(expected.map(({ uuid }) => JSON.stringify({ uuid })))
              expect(count).toBe(expected.length)
            }
          },
        ),
        casesOf('storeQueries'),
      )
    })

    const validity = fc
      .tuple(
        maybe(day),
        maybe(fc.nat({ max: 30 })),
        maybe(time),
        maybe(time),
        fc.constantFrom('Europe/Berlin', 'Pacific/Auckland'),
      )
      .map(([start_on, length, daytime_start, daytime_end, time_zone]) => ({
        start_on,
        end_on: length === null ? null : addDays(start_on ?? '2026-05-10', length),
        daytime_start,
        daytime_end,
        time_zone,
      }))
    const closure = fc
      .record({
        validity,
        geometry: maybe(shape),
        type: fc.constantFrom(...CLOSURE_TYPES),
        reason_id: maybe(fc.constantFrom(1, 2, 3)),
        activity_ids: some(1, 2, 3),
        source: fc.constantFrom(1, 2),
      })
      .map(({ validity, source, ...rest }) =>
        aClosure({ ...rest, ...validity, source_id: source, source_kind: source === 1 ? 'authority' : 'platform' }),
      )
    const status = some(...STATUSES)
    const type = some(...CLOSURE_TYPES)
    const any = { requiredKeys: [] }
    const closureFilters: fc.Arbitrary<ClosureFilters> = fc.oneof(
      fc.record({ bbox, status, active_on: day }, any),
      fc.record({ bbox, type, reason_id: some(1, 2, 9), activity_id: some(1, 2, 9), status }, any),
      fc.record(
        { source_id: some(1, 9), source_kind: some('authority' as const, 'platform' as const), status, type },
        any,
      ),
      fc.record({ geometry_from: some(...GEOMETRY_ORIGINS), bbox, status, type }, any),
      fc.record({ starts_after: day, starts_before: day, ends_after: day, ends_before: day, bbox }, any),
    )

    function matches(record: Closure, filters: ClosureFilters, now: number): boolean {
      const {
        starts_after = '0001-01-01',
        ends_before = '9999-12-31',
        starts_before = '9999',
        ends_after = '0',
      } = filters
      return (
        statusesShown(filters).includes(statusAt(record, now).status) &&
        meets(record.geometry, filters.bbox) &&
        holds(filters.type, record.type) &&
        (filters.reason_id === undefined ||
          (record.reason_id !== null && filters.reason_id.includes(record.reason_id))) &&
        (filters.activity_id === undefined || record.activity_ids.some((id) => filters.activity_id?.includes(id))) &&
        holds(filters.source_id, record.source_id) &&
        holds(filters.source_kind, record.source_kind) &&
        holds(filters.geometry_from, record.geometry_from) &&
        (filters.starts_after === undefined || (record.start_on ?? '') >= starts_after) &&
        (record.start_on ?? '') <= starts_before &&
        (record.end_on ?? '9999-99') >= ends_after &&
        (filters.ends_before === undefined || (record.end_on ?? '9999-99') <= ends_before) &&
        (filters.active_on === undefined || overlapsDay(record, filters.active_on))
      )
    }

    it('of closures', async () => {
      const now = fc.integer({ min: -40 * 24, max: 40 * 24 }).map((hours) => MAY_15 + hours * 3_600_000)
      const queries = fc.array(fc.tuple(closureFilters, now), { minLength: 40, maxLength: 40 })
      const { store, replace } = await aPlaceToReplace()
      const sources = [rangers, { name: 'Walkers', kind: 'platform', url: null } as const]
      await fc.assert(
        fc.asyncProperty(fc.array(closure, { maxLength: 30 }), queries, async (closures, asked) => {
          await replace({ sources, closures })
          for (const [filters, instant] of asked) {
            const expected = closures.filter((record) => matches(record, filters, instant))
            const { count, rows } = inText(await store.listClosures(filters, ['uuid'], ALL, instant))
            expect(rows).toEqual(expected.map(({ uuid }) => JSON.stringify({ uuid })))
            expect(count).toBe(expected.length)
          }
        }),
        casesOf('storeQueries'),
      )
    })
  })
})
