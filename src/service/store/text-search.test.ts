import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold } from '#contract/fold.ts'
import type { BBox } from '#contract/geometry.ts'
import { naiveMeets } from '#contract/geo/testing/naive-meets.ts'
import type { ProtectedArea } from '#contract/records/area.ts'
import type { Closure } from '#contract/records/closure.ts'
import { aClosure, anArea, aSquareArea, MAY_15, uuidOf } from '#testing/builders.ts'
import { casesOf } from '#testing/effort.ts'
import type { Slice, Store } from './domain/store.ts'
import { aStoreOf, inText, shapeless, storeKinds, write } from './testing/store.ts'

const ALL = { offset: 0, limit: 1000 }

/** Letters with and without diacritics, of several alphabets, some of which fold to several; and what others read as operators. */
const LETTERS = [
  ...Array.from('aabbBÄéßØæİſﬁ𝐀ЖйΣς山保حไ19  \u00a0\n\t-.,\'’"*():^+%_\\/🌲\u0301'),
  'AND',
  'OR ',
  ' NOT ',
  'NEAR',
  'berg',
  'natur',
  'e\u0301',
  '\ud800',
]
const text = (maxLength: number) =>
  fc.array(fc.constantFrom(...LETTERS), { minLength: 1, maxLength }).map((letters) => letters.join(''))
/** A text of which another one takes a part: where it begins and how long it is, within bounds. */
const part = fc.tuple(fc.nat(), fc.integer({ min: 1, max: 6 }))

const box = fc.constantFrom<BBox | undefined>(undefined, undefined, [12, 47, 13.5, 48.5], [0, 0, 1, 1])
const question = fc.record({ own: text(3), of: fc.nat(), part, takes: fc.boolean(), box })

function partOf(whole: string, [at, length]: readonly [number, number]): string {
  const letters = Array.from(whole)
  const from = at % Math.max(1, letters.length)
  return letters.slice(from, from + length).join('')
}

const holds = (texts: readonly (string | null)[], q: string) =>
  texts.some((one) => one !== null && fold(one).includes(fold(q)))

describe.each(storeKinds)('$name', (kind) => {
  /** What a look at each record finds is what the store finds. */
  async function compare(
    store: Store,
    areas: readonly ProtectedArea[],
    closures: readonly Closure[],
    q: string,
    box?: BBox,
  ) {
    const bbox = box === undefined ? {} : { bbox: box }
    const meets = ({ geometry }: ProtectedArea | Closure) =>
      box === undefined || (geometry !== null && naiveMeets(geometry, box))
    const expectedAreas = areas.filter(
      (area) => meets(area) && holds([area.name, ...Object.values(area.names ?? {})], q),
    )
    const expectedClosures = closures.filter((one) => meets(one) && holds([one.name, one.purpose, one.description], q))
    const told = (records: readonly { uuid: string }[]) => ({
      count: records.length,
      rows: records.map(({ uuid }) => JSON.stringify({ uuid })).toSorted(),
    })
    const sorted = ({ count, rows }: { count: number; rows: string[] }) => ({ count, rows: rows.toSorted() })
    expect(sorted(inText(await store.listAreas({ q, ...bbox }, ['uuid'], ALL)))).toEqual(told(expectedAreas))
    const found = await store.listClosures({ q, ...bbox }, ['uuid'], ALL, MAY_15)
    expect(sorted(inText(found))).toEqual(told(expectedClosures))
  }

  it('finds by a text what a look at each record finds, whatever is written, changed and removed', async () => {
    const names = fc.array(text(8), { minLength: 3, maxLength: 12 })
    const questions = fc.array(question, { minLength: 20, maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(names, names, names, questions, async (first, second, third, asked) => {
        const place = await kind.aPlace()
        const writer = await place.openWriter()
        const store = await place.openStore()
        const areas = first.map((name, index) =>
          anArea({ uuid: uuidOf(index), name, names: { de: second[index] ?? name }, geometry: aSquareArea(13, 48) }),
        )
        const closures = second.map((name, index) =>
          aClosure({
            uuid: uuidOf(index),
            name,
            description: third[index] ?? null,
            geometry: aSquareArea(index % 20, 48),
          }),
        )
        const askAll = async (areasNow: readonly ProtectedArea[], closuresNow: readonly Closure[]) => {
          const texts = [...areasNow, ...closuresNow].map(({ name }) => name)
          for (const { own, of, part: taken, takes, box: within } of asked) {
            const q = (takes ? partOf(texts[of % texts.length] ?? own, taken) : own).trim()
            if (q !== '') await compare(store, areasNow, closuresNow, q, within)
          }
        }
        await write(writer, { areas, closures })
        await askAll(areas, closures)
        const changedAreas = areas.map((area, index) =>
          index % 2 === 0 ? { ...area, name: third[index] ?? 'x' } : area,
        )
        const changedClosures = closures.map((one, index) =>
          index % 2 === 0 ? { ...one, purpose: first[index] ?? null } : one,
        )
        const change = await writer.begin()
        await change.putAreas(changedAreas.map(shapeless))
        for (const one of changedClosures) await change.putClosure(one)
        for (const removed of [0, 1]) {
          await change.removeRecord('area', uuidOf(removed))
          await change.removeRecord('closure', uuidOf(removed))
        }
        await change.commit({ demo: false })
        await askAll(changedAreas.slice(2), changedClosures.slice(2))
        await store.close()
        await writer.close()
      }),
      { ...casesOf('storeQueries'), endOnFailure: true },
    )
  })

  it('counts and lists thousands, page by page, by a text as by a box', async () => {
    const areas = Array.from({ length: 6000 }, (_, index) =>
      anArea({
        uuid: uuidOf(index),
        category_id: 1 + (index % 3),
        name: `${['Moor', 'Hochmoor', 'Moorwald', 'Niedermoor'][index % 4]} ${index}`,
        // Half of them crowded, so that a branch of branches lies in a box.
        geometry:
          index % 2 === 0
            ? aSquareArea(((index * 37) % 720) / 2 - 180, ((index * 17) % 300) / 2 - 80, 0.4)
            : aSquareArea(30 + ((index * 37) % 200) / 20, 30 + ((index * 17) % 180) / 20, 0.03125),
      }),
    )
    const store = await aStoreOf(kind, { areas })
    type Filters = { readonly q?: string; readonly bbox?: BBox; readonly category_id?: readonly number[] }
    const uuids = async (filters: Filters, slice: Slice) => {
      const { count, rows } = inText(await store.listAreas(filters, ['uuid'], slice))
      return { count, rows }
    }
    const check = async (filters: Filters) => {
      const expected = areas
        .filter(({ name }) => filters.q === undefined || fold(name).includes(filters.q))
        .filter(({ geometry }) => filters.bbox === undefined || naiveMeets(geometry, filters.bbox))
        .filter(({ category_id }) => filters.category_id === undefined || filters.category_id.includes(category_id))
        .map(({ uuid }) => JSON.stringify({ uuid }))
      const count = expected.length
      const page = (from: number, length: number) => ({ count, rows: expected.slice(from, from + length) })
      expect(await uuids(filters, { offset: 0, limit: 7 })).toEqual(page(0, 7))
      expect(await uuids(filters, { offset: 0, limit: 0 })).toEqual(page(0, 0))
      expect(await uuids(filters, { offset: 900, limit: 1000 })).toEqual(page(900, 1000))
      const middle = Math.floor(count / 2)
      // Without one before the middle, behind none.
      const key = areas.findIndex(({ uuid }) => expected[middle - 1]?.includes(uuid)) + 1
      expect(await uuids(filters, { offset: 0, limit: 20, after: { key } })).toEqual(page(middle, 20))
    }
    for (const q of ['moor', 'oo', 'oor', 'r 4', 'hochmoor', '99', 'moorwald 4', 'x']) await check({ q })
    const boxes: readonly BBox[] = [
      [-180, -90, 180, 90],
      [-100, -40, 120, 50],
      [29, 29, 41.5, 41.5],
      [32.1, 33, 60, 60],
      [170.1, -60, -170.2, 60],
      [5.05, 5.05, 9.2, 7.3],
      [-179.9, -79.7, 179.9, 70],
      [1, 1, 1, 1],
      [0.45, -10, 0.45, 30],
    ]
    for (const bbox of boxes) await check({ bbox })
    await check({ bbox: [-100, -40, 120, 50], q: 'moorwald' })
    // Many hold these, and many lie in these.
    for (const q of ['moor', 'oor ']) {
      await check({ q, category_id: [1, 3] })
      for (const bbox of [[-170.1, -90, -174.9, 90] as const, [5.05, -60, 180, 60.2] as const]) await check({ q, bbox })
    }
  })

  it('finds words behind each other, whole but for the ends, however long they are', async () => {
    const long = 'n'.repeat(250)
    const names = [
      'Old wood Nature Reserve 12',
      'Nature wood, old Reserve',
      'Wood nature\tsanctuary',
      'Nature walk of the old wood',
      'Wood nature beside the old wood',
      `${long}x wood nature`,
      `Old wood ${long}y`,
      '100 % wood_nature\\reserve',
      'Étang de la Forêt',
    ]
    const areas = names.map((name, index) => anArea({ uuid: uuidOf(index), name, names: { de: `Der ${name}` } }))
    const store = await aStoreOf(kind, { areas })
    const asked = [
      'd wood nat',
      'old wood nat',
      'old wood nature reserve 1',
      'wood nature',
      'nature reserve',
      'od natu',
      'of the old',
      'der old wood',
    ]
    const others = [
      'wood reserve',
      'reserve 12 der',
      ' wood',
      'wood ',
      '% wood_',
      'd_nature\\r',
      'ng de la f',
      'de la',
      'a fo',
      'x wood',
    ]
    for (const q of [...asked, ...others, `${long}x wood`, `wood ${long}`, `wood ${long}x`, `${long}z`]) {
      await compare(store, areas, [], q)
    }
  })
})
