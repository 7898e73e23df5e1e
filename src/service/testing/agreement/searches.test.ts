import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { BBox } from '#contract/geometry.ts'
import { areaQuery, type AreaFilters } from '#contract/query/area-query.ts'
import type { ProtectedArea } from '#contract/records/area.ts'
import { anArea, aSquareArea, uuidOf } from '#testing/builders.ts'
import { casesOf } from '#testing/effort.ts'
import { madeName } from '../../bench/made-names.ts'
import { aService, getPage } from '../../http/testing/app.ts'
import { randomOf } from '../../import/demo/random.ts'
import { put, storeKinds } from '../../store/testing/store.ts'

const AREAS = '/api/v2/protected-areas'
const PAGE = 7

const degrees = (most: number) => fc.integer({ min: -most * 8, max: most * 8 }).map((eighths) => eighths / 8)
const area = fc.record({
  name: fc.nat().map((seed) => madeName(seed, randomOf(String(seed)))),
  category_id: fc.integer({ min: 1, max: 3 }),
  place: fc.tuple(degrees(179), degrees(80)),
  size: fc.constantFrom(0.001, 0.125, 0.125, 1, 8),
})
const areas = fc.array(area, { minLength: 60, maxLength: 60 })

const box = fc
  .tuple(degrees(180), degrees(90), degrees(180), degrees(90))
  .map(([west, a, east, b]): BBox => [west, Math.min(a, b), east, Math.max(a, b)])
/** Part of a name as it may be typed: of which area, from which letter, and how many letters. */
const typed = fc.tuple(fc.nat(59), fc.nat(20), fc.integer({ min: 1, max: 14 }))
const question = fc.record({
  typed: fc.option(typed, { nil: undefined }),
  isWrong: fc.constantFrom(false, false, false, true),
  box: fc.option(box, { nil: undefined }),
  categories: fc.option(fc.constant([1, 3]), { nil: undefined, freq: 3 }),
})
type Question = typeof question extends fc.Arbitrary<infer Q> ? Q : never

function filtersOf(
  { typed: part, isWrong, box: bbox, categories }: Question,
  all: readonly ProtectedArea[],
): AreaFilters {
  const [of, from, length] = part ?? [0, 0, 0]
  const text = Array.from(all[of]?.name ?? '')
    .slice(from, from + length)
    .join('')
    .trim()
  return {
    ...(text !== '' && { q: isWrong ? `${text}q` : text }),
    ...(bbox && { bbox }),
    ...(categories && { category_id: categories }),
  }
}

/** The counts and the names of all pages of a list, by the addresses that lead from one to the next. */
async function pagesOf(service: Awaited<ReturnType<typeof aService>>, filters: AreaFilters): Promise<unknown[]> {
  const pages: unknown[] = []
  const query = areaQuery.write({ ...filters, fields: ['uuid', 'name'] }).toString()
  let next: string | null = `${AREAS}?${query}&page_size=${PAGE}`
  while (next !== null) {
    const page = await getPage(service, next.replace(/^.*\/api\/v2\/protected-areas/, '/protected-areas'))
    pages.push([page.count, page.results])
    next = page.next
  }
  return pages
}

it('both stores answer the same questions about names and boxes alike, page by page, in the same order', async () => {
  const places = await Promise.all(storeKinds.map(({ aPlace }) => aPlace()))
  const writers = await Promise.all(places.map((place) => place.openWriter()))
  const services = await Promise.all(places.map(async (place) => aService({}, { store: await place.openStore() })))
  const write = async (records: readonly ProtectedArea[], removed: readonly string[]) => {
    for (const writer of writers) {
      const transaction = await writer.begin()
      await put(transaction, { areas: records })
      for (const uuid of removed) await transaction.removeRecord('area', uuid)
      await transaction.commit({ demo: false })
    }
  }
  await fc.assert(
    fc.asyncProperty(areas, fc.array(question, { minLength: 20, maxLength: 20 }), async (made, asked) => {
      const all = made.map(({ name, category_id, place: [lng, lat], size }, index) =>
        anArea({ uuid: uuidOf(index), name, category_id, geometry: aSquareArea(lng, lat, Math.min(size, 180 - lng)) }),
      )
      await write(all.slice(0, 57), [])
      await write([], [uuidOf(3), uuidOf(40)])
      await write(all.slice(57), [])
      for (const one of asked) {
        const filters = filtersOf(one, all)
        const [first, ...others] = await Promise.all(services.map((service) => pagesOf(service, filters)))
        for (const other of others) expect(other).toEqual(first)
      }
    }),
    { ...casesOf('storeQueries'), endOnFailure: true },
  )
})
