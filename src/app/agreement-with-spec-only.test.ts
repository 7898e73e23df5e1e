import { QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { CLOSURE_TYPES, STATUSES, type ClosureRecord } from '#contract/records/closure.ts'
import { SPEC_CLOSURE_FIELDS } from '#contract/spec-fields.ts'
import { standingAt, type Standing } from '#contract/standing/standing.ts'
import { instantAt, type Moment, type When } from '#contract/standing/when.ts'
import { dateOf, DAY } from '#contract/status/local-time.ts'
import { apiAt } from '#core/api/client.ts'
import { closuresInView } from '#records/closures/closures-in-view.ts'
import { KINDS, type StatusFilter } from '#records/closures/filters/status-filter.ts'
import { closureListQuery, type ClosuresRead } from '#records/closures/queries.ts'
import { asGiven, closuresAndNow } from '#testing/closures-and-now.ts'
import { casesOf, isLong } from '#testing/effort.ts'
import { specOnlyAnswer } from '#testing/spec-only.ts'

/** More than this a device does not read of one view. */
const LIMIT = 2000
/** So many closures, of which a device reads a part. */
const LARGE = isLong ? [5000, 50_000] : [5000]
/** Of a service that tells no zone: the operator's. */
const ZONE = 'Europe/Berlin'

interface Known {
  readonly record: ClosureRecord
  readonly standing: Standing
}

const api = apiAt('https://service.example')

/** Closures of which only what the specification shows is known, and what a device reads of a service that has them. */
async function served(size: number) {
  const [drawn] = fc.sample(closuresAndNow(size), { numRuns: 1, seed: 14 })
  if (drawn === undefined) throw new Error('Nothing is drawn.')
  const known: ReadonlySet<string> = new Set([...SPEC_CLOSURE_FIELDS, 'geometry'])
  const closures = drawn.closures.map(asGiven).map((record) => {
    return Object.fromEntries(Object.entries(record).filter(([name]) => known.has(name)))
  })
  vi.stubGlobal('fetch', async (url: string) => {
    const { status, body } = specOnlyAnswer({ areas: [], closures }, new URL(url), drawn.now)
    return Response.json(body, { status })
  })
  const asked = { box: null, endedSince: '1900-01-01', narrowing: {} }
  const read = await new QueryClient().fetchQuery(closureListQuery(api, asked))
  return { read, records: drawn.closures, now: drawn.now }
}

/** How every record of the service stands by the contract, as far as it tells what decides that. */
function standingsOf(records: readonly ClosureRecord[], moment: Moment): readonly Known[] {
  return records.map((whole) => {
    const record = { ...whole, is_binding: undefined, status: undefined }
    return { record, standing: standingAt(record, ZONE, instantAt(moment, ZONE)) }
  })
}

/** A notice that is not over is shown with closures of either other status. */
function isShown({ status, type }: StatusFilter, { record, standing }: Known): boolean {
  const isLiveNotice = record.type === 'notice' && standing.status !== 'expired'
  return type.includes(record.type ?? 'closure') && (isLiveNotice || status.includes(standing.status))
}

function numbersOf(known: readonly Known[], filter: StatusFilter) {
  const shown = known.filter((one) => isShown(filter, one))
  const isSeen = ({ standing }: Known) => filter.status.includes('expired') || standing.status !== 'expired'
  const ofKind = {
    current: known.filter(({ record, standing }) => record.type !== 'notice' && standing.status === 'current').length,
    upcoming: known.filter(({ record, standing }) => record.type !== 'notice' && standing.status === 'upcoming').length,
    notice: known.filter(({ record, standing }) => record.type === 'notice' && standing.status !== 'expired').length,
    expired: known.filter(({ standing }) => standing.status === 'expired').length,
  }
  return {
    count: shown.length,
    hidden: known.filter(isSeen).length - shown.length,
    counts: filter.status.includes('expired') ? ofKind : { ...ofKind, expired: null },
  }
}

function viewOf(read: ClosuresRead, moment: Moment, filter: StatusFilter) {
  const { count, hidden, counts, isAtLeast, beyondLimit } = closuresInView(read, {
    moment,
    filter,
    timeZone: ZONE,
    narrowing: {},
    left: 0,
    counted: null,
  })
  return { numbers: { count, hidden, counts }, isAtLeast, beyondLimit }
}

const anyFilter: fc.Arbitrary<StatusFilter> = fc.record({
  status: fc.subarray([...STATUSES], { minLength: 1 }),
  type: fc.subarray([...CLOSURE_TYPES], { minLength: 1 }),
})

function momentsAround(now: number): fc.Arbitrary<Moment> {
  const day = fc.integer({ min: -5, max: 6 }).map((days) => dateOf(Math.floor(now / DAY) + days))
  const time = fc.constantFrom(null, '00:00', '02:30', '06:00', '23:59')
  const when: fc.Arbitrary<When> = fc.oneof(fc.constant('now' as const), fc.record({ day, time }))
  return fc.record({ when, now: fc.constant(now) })
}

describe('of a service of the specification alone', () => {
  it('200 closures have on the device the numbers that they have by the contract', async () => {
    const { read, records, now } = await served(200)
    fc.assert(
      fc.property(momentsAround(now), anyFilter, (moment, filter) => {
        const { numbers, isAtLeast, beyondLimit } = viewOf(read, moment, filter)
        expect(numbers).toEqual(numbersOf(standingsOf(records, moment), filter))
        expect([isAtLeast, beyondLimit]).toEqual([false, null])
      }),
      { seed: 14, ...casesOf('storeQueries') },
    )
  })

  it.each(LARGE)(
    '%i closures have at least the numbers that are told, of which none says more than is so',
    async (size) => {
      const { read, records, now } = await served(size)
      fc.assert(
        fc.property(momentsAround(now), anyFilter, (moment, filter) => {
          const { numbers, isAtLeast, beyondLimit } = viewOf(read, moment, filter)
          expect([isAtLeast, beyondLimit]).toEqual([true, records.length])
          expect(numbers).toEqual(numbersOf(standingsOf(records.slice(0, LIMIT), moment), filter))
          const truth = numbersOf(standingsOf(records, moment), filter)
          expect([numbers.count <= truth.count, numbers.hidden <= truth.hidden]).toEqual([true, true])
          for (const kind of KINDS)
            expect(numbers.counts[kind] ?? 0).toBeLessThanOrEqual(truth.counts[kind] ?? Infinity)
        }),
        { seed: 14, ...casesOf(size > 5000 ? 'askedLargeStores' : 'storeQueries') },
      )
    },
  )
})
