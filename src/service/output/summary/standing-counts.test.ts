import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boxCentre } from '#contract/geo/box.ts'
import { cellAt } from '#contract/geo/cell.ts'
import { outlineOf } from '#contract/geo/outline.ts'
import { outlinesMeet } from '#contract/geo/outlines-meet.ts'
import { CLOSURE_TYPES, type Closure } from '#contract/records/closure.ts'
import { DISPLAY_STATUSES } from '#contract/standing/display-status.ts'
import { compareWorstFirst } from '#contract/standing/order.ts'
import { standingAt, type Standing } from '#contract/standing/standing.ts'
import { instantAt, RELATIVE_DAYS, type When } from '#contract/standing/when.ts'
import { addDays } from '#contract/status/local-time.ts'
import { aClosure, anArea, aSquare, aSquareArea, MAY_15, uuidOf } from '#testing/builders.ts'
import { casesOf } from '#testing/effort.ts'
import { aStoreOf, put, storeKinds, write } from '../../store/testing/store.ts'
import { ClosureSummaries } from './closure-summaries.ts'

const areas = [0, 2, 4].map((lng, index) => anArea({ uuid: uuidOf(801 + index), geometry: aSquareArea(lng, 0, 2) }))
const HOUR = 3_600_000

const day = fc.integer({ min: -40, max: 40 }).map((days) => addDays('2026-05-15', days))
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 4 })
const corner = fc.integer({ min: -1, max: 5 })
const closures = fc.array(
  fc.record({
    start: maybe(day),
    days: maybe(fc.nat({ max: 30 })),
    window: fc.constantFrom(['22:00:00', '06:00:00'], ['08:00:00', '17:00:00'], [null, null]),
    type: fc.constantFrom(...CLOSURE_TYPES),
    is_binding: fc.boolean(),
    time_zone: fc.constantFrom('Europe/Berlin', 'Pacific/Auckland', 'America/St_Johns'),
    geometry: maybe(fc.tuple(corner, corner).map(([lng, lat]) => aSquare(lng + 0.5, lat * 0.7, 0.4))),
    protected_area_uuids: fc.subarray(areas.map(({ uuid }) => uuid)),
  }),
  { minLength: 20, maxLength: 20 },
)
const times = fc.constantFrom(null, '00:00', '07:30', '23:59')
const whens: fc.Arbitrary<When> = fc.oneof(
  fc.constant('now' as const),
  fc.record({ day: fc.oneof(day, fc.constantFrom(...RELATIVE_DAYS)), time: times }),
)
/** Moments one after the other, so that what was told of one is there when the next is asked for. */
const moments = fc.array(fc.record({ when: whens, hours: fc.integer({ min: -300, max: 300 }) }), { minLength: 8 })

type Stood = readonly { readonly closure: Closure; readonly standing: Standing }[]

/** The counts as a client makes them that has all records. */
function countsOf(stood: Stood) {
  const numbers = DISPLAY_STATUSES.map(
    (one) => [one, stood.filter(({ standing: { displayStatus } }) => displayStatus === one).length] as const,
  )
  const [worst] = stood.map(({ standing }) => standing).toSorted(compareWorstFirst)
  const met = Object.fromEntries(numbers.filter(([, count]) => count > 0))
  const over = stood.filter(({ standing }) => standing.displayStatus === 'expired')
  const ofType = CLOSURE_TYPES.map(
    (type) => [type, over.filter(({ closure }) => closure.type === type).length] as const,
  )
  const types = Object.fromEntries(ofType.filter(([, count]) => count > 0))
  const beside = over.length === 0 ? {} : { expired_type: types }
  return { count: stood.length, worst: worst?.displayStatus, display_status: met, ...beside }
}

function isOf(closure: Closure, area: (typeof areas)[number]): boolean {
  const { protected_area_uuids: named, geometry } = closure
  if (named.length > 0) return named.includes(area.uuid)
  return geometry !== null && outlinesMeet(outlineOf(geometry), outlineOf(area.geometry))
}

const cellOf = ({ bbox }: Closure) => {
  if (bbox === null) return null
  const { x, y } = cellAt(boxCentre(bbox), 8)
  return `${x}/${y}`
}

describe.each(storeKinds)('$name', ({ aPlace }) => {
  it('counts by display status, area and cell what a device counts that has all records', async () => {
    const place = await aPlace()
    const [store, writer] = [await place.openStore(), await place.openWriter()]
    const summaries = new ClosureSummaries(store)
    let isNew = true
    await fc.assert(
      fc.asyncProperty(closures, moments, async (drawn, asked) => {
        const records = drawn.map(({ start, days, window: [opens = null, closes = null], ...rest }, index) => {
          const end_on = days === null ? null : addDays(start ?? '2026-05-10', days)
          const times = { start_on: start, end_on, daytime_start: opens, daytime_end: closes }
          return aClosure({ ...rest, ...times, uuid: uuidOf(600 + index) })
        })
        const transaction = await writer.begin()
        await put(transaction, isNew ? { areas, closures: records } : { sources: [], closures: records })
        await transaction.commit({ demo: false })
        isNew = false
        for (const { when, hours } of asked) {
          const moment = { when, now: MAY_15 + hours * HOUR }
          const stood = records.map((closure) => {
            const at = instantAt(moment, closure.time_zone)
            return { closure, standing: standingAt(closure, closure.time_zone, at) }
          })
          const live = stood.filter(({ standing }) => standing.status !== 'expired')
          const query = { at: when, by: ['area', 'cell'], zoom: 8 } as const
          const { summary } = await summaries.summarize(query, moment.now)
          const all = Object.fromEntries(DISPLAY_STATUSES.map((status) => [status, 0]))
          expect(summary.expired_type).toEqual(countsOf(stood).expired_type ?? {})
          expect(summary.display_status).toEqual({ ...all, ...countsOf(stood).display_status })
          expect([summary.count, summary.worst]).toEqual([live.length, countsOf(live).worst ?? null])
          const own = areas.flatMap((area) => {
            const of = live.filter(({ closure }) => isOf(closure, area))
            return of.length === 0 ? [] : [[area.uuid, countsOf(of)]]
          })
          expect(summary.areas).toEqual(Object.fromEntries(own))
          const inCells = new Set(live.flatMap(({ closure }) => cellOf(placedIn(closure)) ?? []))
          const inCell = (cell: string) => live.filter(({ closure }) => cellOf(placedIn(closure)) === cell)
          const cells = new Map(
            summary.cells?.map(({ x, y, count, worst, display_status }) => [
              `${x}/${y}`,
              { count, worst, display_status },
            ]),
          )
          expect(cells).toEqual(new Map([...inCells].map((cell) => [cell, countsOf(inCell(cell))])))
        }
      }),
      casesOf('storeQueries'),
    )
  })
})

/** A closure without a shape of its own has that of its areas. */
function placedIn(closure: Closure): Closure {
  const named = areas.filter(({ uuid }) => closure.protected_area_uuids.includes(uuid))
  if (closure.geometry !== null || named.length === 0) return closure
  const west = Math.min(...named.map(({ bbox }) => bbox[0]))
  const east = Math.max(...named.map(({ bbox }) => bbox[2]))
  return { ...closure, bbox: [west, 0, east, 2] }
}

describe.each(storeKinds)('what holds until when, on $name', (kind) => {
  it('is until the next change of what is counted, and at other moments until days may change', async () => {
    const night = { daytime_start: '20:00:00', daytime_end: '06:00:00' }
    const summaries = new ClosureSummaries(await aStoreOf(kind, { closures: [aClosure(night)] }))
    const untilOf = async (at: When) => new Date((await summaries.summarize({ at }, MAY_15)).until).toISOString()
    expect(await untilOf('now')).toBe('2026-05-15T18:00:00.000Z')
    expect(await untilOf({ day: 'tomorrow', time: '12:00' })).toBe('2026-05-15T12:15:00.000Z')
    const settled = await summaries.summarize({ at: { day: '2026-06-01', time: '12:00' } }, MAY_15)
    expect(settled.until).toBe(Infinity)
  })

  it('is of the data that is there', async () => {
    const place = await kind.aPlace()
    const [store, writer] = [await place.openStore(), await place.openWriter()]
    const summaries = new ClosureSummaries(store)
    for (const count of [1, 2]) {
      const transaction = await writer.begin()
      await put(transaction, { ...(count > 1 && { sources: [] }), closures: [aClosure()] })
      await transaction.commit({ demo: false })
      expect((await summaries.summarize({}, MAY_15)).summary.count).toBe(count)
    }
  })

  it('is counted by area again once a database that failed is well', async () => {
    const place = await kind.aPlace()
    const area = anArea({ geometry: aSquareArea(13, 48, 2) })
    const writer = await place.openWriter()
    await write(writer, { areas: [area], closures: [aClosure()] })
    await writer.close()
    const summaries = new ClosureSummaries(await place.openStore())
    const byArea = async () => (await summaries.summarize({ by: ['area'] }, MAY_15)).summary.areas
    await summaries.summarize({}, MAY_15)
    await place.script('ALTER TABLE area RENAME TO area_elsewhere')
    await expect(byArea()).rejects.toThrow('area')
    await place.script('ALTER TABLE area_elsewhere RENAME TO area')
    expect(Object.keys((await byArea()) ?? {})).toEqual([area.uuid])
  })
})
