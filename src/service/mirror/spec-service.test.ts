import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { AREA_FIELDS } from '#contract/records/area.ts'
import { CLOSURE_FIELDS } from '#contract/records/closure.ts'
import { paths } from '#contract/paths.ts'
import { aSquare, aSquareArea, uuidOf } from '#testing/builders.ts'
import { aDirectory, aStore, aWriter, parsed } from '../store/testing/store.ts'
import { Clock, Copy } from './testing/source.ts'
import { SpecService, type SpecRecord } from './testing/spec-service.ts'

const ALL = { offset: 0, limit: 1000 }
const Named = z.array(z.object({ uuid: z.string(), name: z.string() }))

const area = (number: number, changes: object = {}): SpecRecord => ({
  uuid: uuidOf(number),
  updated: '2026-05-01',
  name: `Area ${number}`,
  category_id: 71,
  country_id: 276,
  geometry: aSquareArea(10 + number / 10, 48, 0.1),
  ...changes,
})

const closure = (number: number, changes: object = {}): SpecRecord => ({
  uuid: uuidOf(10_000 + number),
  updated: '2026-05-01',
  status: 'current',
  name: `Closure ${number}`,
  type: 'closure',
  reason_id: 5,
  start_on: '2026-05-01',
  end_on: '2026-06-30',
  daytime_start: null,
  daytime_end: '23:59',
  activity_ids: [3],
  source_id: 12,
  geometry: aSquare(12, 48, 0.1),
  ...changes,
})

describe.each([
  { name: 'pages by number', pageSize: 5 },
  { name: 'bare arrays', pageSize: null },
])('a mirror of a service that has the specification alone, with $name', ({ pageSize }) => {
  let clock: Clock
  let service: SpecService
  let copy: Copy
  let address: string
  beforeEach(async () => {
    clock = new Clock()
    const directory = aDirectory()
    copy = new Copy(
      { environment: {}, openStore: async () => aStore(directory), openWriter: async (at) => aWriter(directory, at) },
      clock,
    )
    service = new SpecService(pageSize)
    address = await service.serve()
  })

  const areas = async () => parsed(await (await copy.store()).listAreas({}, AREA_FIELDS, ALL))
  const closures = async () =>
    parsed(
      await (
        await copy.store()
      ).listClosures({ status: ['current', 'upcoming', 'expired'] }, CLOSURE_FIELDS, ALL, clock.now),
    )
  const namesOf = (records: unknown) => Object.fromEntries(Named.parse(records).map(({ uuid, name }) => [uuid, name]))
  const namesAtSource = (records: readonly SpecRecord[]) => namesOf(records)

  async function expectEqual(): Promise<void> {
    expect(namesOf(await areas())).toEqual(namesAtSource(service.areas))
    expect(namesOf(await closures())).toEqual(namesAtSource(service.closures))
  }

  const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

  it('is filled with closures of every status, and areas under what the source calls things', async () => {
    service.areas = numbers(1, 23).map((number) => area(number))
    service.closures = [
      closure(1),
      closure(2, { status: 'upcoming', start_on: '2027-01-01', end_on: null }),
      closure(3, { status: 'expired', end_on: '2026-05-02' }),
      ...numbers(4, 17).map((number) => closure(number)),
    ]
    expect(await copy.mirror(address)).toMatchObject({ refused: [] })
    await expectEqual()
    const store = await copy.store()
    expect(await store.listCategories('de')).toEqual([{ id: 71, name: 'Naturskogsreservat' }])
    expect(await store.listReasons('en')).toEqual([])
    expect(await store.listSources('en')).toEqual([{ id: 12, name: 'Source 12', kind: 'open_data', url: null }])
    expect((await store.listLicences()).map(({ name }) => name)).toEqual(['CC0'])
    expect((await closures())[0]).toMatchObject({ reason_id: 5, daytime_end: '00:00:00', time_zone: 'Europe/Berlin' })
  })

  it('keeps fields that it does not know, and values that it cannot take', async () => {
    service.areas = [area(1, { iucn_category: 'Not Reported', manager: { name: 'Länsstyrelsen' }, area_km2: '12' })]
    await copy.mirror(address)
    const [record] = await areas()
    expect(record).toMatchObject({
      iucn_category: null,
      extra: { iucn_category: 'Not Reported', manager: { name: 'Länsstyrelsen' }, area_km2: '12' },
      time_zone: 'Europe/Berlin',
      bbox: [10.1, 48, 10.2, 48.1],
    })
  })

  it('refuses by name what it would bend', async () => {
    const { geometry: _, ...nowhere } = area(2)
    service.areas = [area(1), { ...nowhere, geometry: null }]
    service.closures = [closure(1, { end_on: 'soon' }), closure(2, { end_on: '2026-04-01' }), closure(3)]
    const { refused } = await copy.mirror(address)
    expect(refused).toEqual([
      `Area 2, ${uuidOf(2)}: it has neither a shape nor a place`,
      `Closure 1, ${uuidOf(10_001)}: its end_on, "soon", cannot be read`,
      `Closure 2, ${uuidOf(10_002)}: it ends on 2026-04-01, before it starts on 2026-05-01`,
    ])
    expect(namesOf([...(await areas()), ...(await closures())])).toEqual(namesOf([area(1), closure(3)]))
  })

  it('asks one by one for shapes that the list does not have', async () => {
    service.areas = numbers(1, 3).map((number) => area(number))
    service.listsShapes = false
    await copy.mirror(address)
    expect((await areas())[2]).toMatchObject({ geometry: aSquareArea(10.3, 48, 0.1) })
  })

  it('follows changes and deletions, and finds withdrawn closures once a day', async () => {
    service.areas = numbers(1, 12).map((number) => area(number))
    service.closures = numbers(1, 12).map((number) => closure(number))
    await copy.mirror(address)
    clock.wait(3)
    service.areas = [area(1, { name: 'Renamed', updated: '2026-05-15' }), ...service.areas.slice(2)]
    service.deleted = [{ uuid: uuidOf(2), day: '2026-05-15' }]
    service.closures = [
      closure(1, { name: 'Ended', status: 'expired', updated: '2026-05-15' }),
      ...service.closures.slice(2),
    ]
    await copy.mirror(address)
    expect(namesOf(await areas())).toEqual(namesAtSource(service.areas))
    expect(namesOf(await closures())[uuidOf(10_001)]).toBe('Ended')
    clock.wait(24)
    await copy.mirror(address)
    await expectEqual()
  })

  it.runIf(pageSize !== null)('misses nothing of a list that moves under it', async () => {
    service.areas = numbers(1, 40).map((number) => area(number))
    service.closures = numbers(1, 20).map((number) => closure(number))
    let answers = 0
    service.afterAnswer = (path) => {
      if (path === paths.areas && ++answers <= 6) {
        // The first record of the list goes, so that all others move over a page that was read.
        service.deleted = [...service.deleted, { uuid: service.areas[0]?.uuid ?? '', day: '2026-05-15' }]
        service.areas = [...service.areas.slice(1), area(100 + answers, { updated: '2026-05-15' })]
      }
      if (path === paths.closures && answers < 30) {
        answers += 10
        service.closures = service.closures.slice(1)
      }
    }
    await copy.mirror(address)
    expect(answers).toBeGreaterThan(30)
    await expectEqual()
  })

  it.runIf(pageSize !== null)('misses no change of a list of changes that moves under it', async () => {
    service.areas = numbers(1, 12).map((number) => area(number))
    await copy.mirror(address)
    clock.wait(3)
    service.areas = numbers(1, 12).map((number) => area(number, { name: `Renamed ${number}`, updated: '2026-05-15' }))
    service.afterAnswer = (path) => {
      if (path !== paths.areas) return
      service.areas = service.areas.slice(1)
      service.deleted = [{ uuid: uuidOf(1), day: '2026-05-15' }]
      service.afterAnswer = () => {}
    }
    await copy.mirror(address)
    expect(namesOf(await areas())).toMatchObject(namesAtSource(service.areas))
    await copy.mirror(address)
    await expectEqual()
  })

  it.runIf(pageSize !== null)('reads changes again that would not settle', async () => {
    service.areas = numbers(1, 30).map((number) => area(number))
    await copy.mirror(address)
    clock.wait(24 * 9)
    service.areas = numbers(1, 30).map((number) => area(number, { name: `Renamed ${number}`, updated: '2026-05-19' }))
    // For as long as it is read, the list turns.
    service.afterAnswer = (path) => {
      if (path === paths.areas) service.areas = [...service.areas.slice(7), ...service.areas.slice(0, 7)]
    }
    expect(await copy.mirror(address)).toMatchObject({ isUnsettled: true })
    service.afterAnswer = () => {}
    clock.wait(1)
    expect(await copy.mirror(address)).toMatchObject({ isUnsettled: false })
    await expectEqual()
  })

  it.runIf(pageSize !== null)('deletes nothing because a page is missing', async () => {
    service.areas = numbers(1, 12).map((number) => area(number))
    service.closures = numbers(1, 12).map((number) => closure(number))
    await copy.mirror(address)
    clock.wait(25)
    service.missingPage = 3
    expect(await copy.mirror(address)).toMatchObject({ removed: 0, isComplete: false, isUnsettled: true })
    await expectEqual()
  })

  it('says that it leaves out what has no uuid', async () => {
    service.areas = [area(1), { ...area(2), uuid: 'two' }]
    expect(await copy.mirror(address)).toMatchObject({ hasUnreadable: true, written: { added: 1 } })
  })

  it('does without fields that the service refuses to choose from', async () => {
    service.areas = [area(1)]
    service.refusesUnknownFields = true
    await copy.mirror(address)
    expect(namesOf(await areas())).toEqual(namesAtSource(service.areas))
    const asked = service.asked.filter(({ pathname }) => pathname.endsWith(paths.areas))
    expect(asked.some(({ searchParams }) => searchParams.get('fields')?.includes('geometry'))).toBe(true)
  })
})
