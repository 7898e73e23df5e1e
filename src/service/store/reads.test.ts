import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ProtectedArea, AREA_FIELDS, type AreaField } from '#contract/records/area.ts'
import { Closure, CLOSURE_FIELDS, STATUSES, type ClosureField, type Status } from '#contract/records/closure.ts'
import type { AreaFilters } from '#contract/query/area-query.ts'
import type { ClosureFilters } from '#contract/query/closure-query.ts'
import { aClosure, anArea, aSquare, aSquareArea, MAY_15, uuidOf } from '#testing/builders.ts'
import type { ClosureSelection, Store } from './domain/store.ts'
import { prepareArea } from './domain/prepare-area.ts'
import { aStoreOf, inText, parsed, shapeless, storeKinds, textOf, type Content } from './testing/store.ts'

describe.each(storeKinds)('$name', (kind) => {
  const { aPlace } = kind
  const aStoreWith = (content: Content) => aStoreOf(kind, content)

  const ALL = { offset: 0, limit: 1000 }
  const everything: ClosureFilters = { status: STATUSES }

  const areasOf = async (store: Store, filters: AreaFilters = {}, fields: readonly AreaField[] = AREA_FIELDS) =>
    parsed(await store.listAreas(filters, fields, ALL))
  const closuresOf = async (
    store: Store,
    filters: ClosureSelection = everything,
    fields: readonly ClosureField[] = CLOSURE_FIELDS,
  ) => parsed(await store.listClosures(filters, fields, ALL, MAY_15))

  const Named = z.array(z.object({ name: z.string() }))
  const namesOf = (records: readonly unknown[]) => Named.parse(records).map(({ name }) => name)

  describe('a record', () => {
    const stamped = { created_at: expect.any(String), updated_at: expect.any(String) }

    it('comes out as the area that went in', async () => {
      const area = anArea({
        name: 'Ōkarito “Lagoon”\n\\ \u0007',
        area_km2: 0.1 + 0.2,
        names: { mi: 'Ōkārito' },
        extra: { NVRID: '2000001', list: [1, null] },
        iucn_category: 'Ia',
        wdpa_id: 555,
        bbox: [170.1, -43.2, 170.3, -43.1],
      })
      const store = await aStoreWith({ areas: [area] })
      const [found] = await areasOf(store)
      expect(found).toEqual({ ...area, ...stamped, id: 1 })
      expect(ProtectedArea.safeParse(found).success).toBe(true)
      expect(textOf(await store.findArea(area.uuid, ['uuid', 'name']))).toBe(
        JSON.stringify({ uuid: area.uuid, name: area.name }),
      )
    })

    it('comes out as the closure that went in, with what follows from it', async () => {
      const closure = aClosure({
        daytime_start: '20:00:00',
        daytime_end: '06:00:00',
        activity_ids: [1, 29],
        protected_area_uuids: [uuidOf(900)],
        is_binding: false,
        purpose: 'Capercaillie',
      })
      const store = await aStoreWith({ closures: [closure] })
      const [found] = await closuresOf(store)
      expect(found).toEqual({ ...closure, ...stamped })
      expect(Closure.safeParse(found).success).toBe(true)
    })

    it('has its fields in the order asked, without a word about others', async () => {
      const store = await aStoreWith({ areas: [anArea()], closures: [aClosure()] })
      const { rows } = inText(await store.listAreas({}, ['id', 'country_id'], ALL))
      expect(rows).toEqual(['{"id":1,"country_id":276}'])
      expect(Object.keys(z.record(z.string(), z.unknown()).parse((await closuresOf(store))[0]))).toEqual(CLOSURE_FIELDS)
    })

    it('is found by its uuid or not at all', async () => {
      const closure = aClosure()
      const store = await aStoreWith({ closures: [closure] })
      expect(textOf(await store.findClosure(closure.uuid, ['name'], MAY_15))).toBe('{"name":"Breeding season"}')
      expect(textOf(await store.findClosure(uuidOf(999), ['name'], MAY_15))).toBeNull()
      expect(textOf(await store.findArea(closure.uuid, ['name']))).toBeNull()
    })
  })

  describe('the status of a closure', () => {
    it('is that of the moment asked for', async () => {
      const closure = aClosure()
      const store = await aStoreWith({ closures: [closure] })
      const statusAt = async (instant: string) =>
        textOf(await store.findClosure(closure.uuid, ['status'], Date.parse(instant)))?.slice(11, -2)
      const found = async (instant: string, status: Status) =>
        inText(await store.listClosures({ status: [status] }, ['uuid'], ALL, Date.parse(instant))).count
      expect(await found('2026-04-30T22:00:00Z', 'current')).toBe(1)
      expect(await found('2026-04-30T21:59:59Z', 'upcoming')).toBe(1)
      expect(await found('2026-07-31T22:00:00Z', 'expired')).toBe(1)
      expect(await statusAt('2026-04-30T21:59:59Z')).toBe('upcoming')
      expect(await statusAt('2026-04-30T22:00:00Z')).toBe('current')
      expect(await statusAt('2026-07-31T21:59:59Z')).toBe('current')
      expect(await statusAt('2026-07-31T22:00:00Z')).toBe('expired')
    })

    it('changes next at the nearest beginning or end', async () => {
      const store = await aStoreWith({
        closures: [aClosure(), aClosure({ start_on: null, end_on: null }), aClosure({ end_on: '2026-05-31' })],
      })
      const next = async (instant: string) => store.nextStatusChange(Date.parse(instant))
      expect(await next('2026-04-01T00:00:00Z')).toBe(Date.parse('2026-04-30T22:00:00Z'))
      expect(await next('2026-04-30T22:00:00Z')).toBe(Date.parse('2026-05-31T22:00:00Z'))
      expect(await next('2026-08-01T00:00:00Z')).toBe(Infinity)
    })
  })

  describe('the place of a closure', () => {
    const west = anArea({ geometry: aSquareArea(10, 50) })
    const east = anArea({ geometry: aSquareArea(12, 51) })
    const fields = ['geometry_from', 'bbox', 'geometry'] as const

    it('is that of its only area', async () => {
      const closure = aClosure({ geometry: null, protected_area_uuids: [west.uuid, uuidOf(998)] })
      const store = await aStoreWith({ areas: [west, east], closures: [closure] })
      expect(await closuresOf(store, everything, fields)).toEqual([
        { geometry_from: 'areas', bbox: [10, 50, 11, 51], geometry: west.geometry },
      ])
    })

    it('is that of all of its areas', async () => {
      const closure = aClosure({ geometry: null, protected_area_uuids: [east.uuid, west.uuid] })
      const store = await aStoreWith({ areas: [west, east], closures: [closure] })
      expect(await closuresOf(store, everything, fields)).toEqual([
        {
          geometry_from: 'areas',
          bbox: [10, 50, 13, 52],
          geometry: { type: 'GeometryCollection', geometries: [east.geometry, west.geometry] },
        },
      ])
      expect(await closuresOf(store, { ...everything, bbox: [11.2, 50, 11.8, 52] })).toEqual([])
      expect(await closuresOf(store, { ...everything, bbox: [12.5, 51.5, 12.6, 51.6] })).toHaveLength(1)
    })

    it('is its own, areas or not', async () => {
      const closure = aClosure({ geometry: aSquare(0, 0), protected_area_uuids: [west.uuid] })
      const store = await aStoreWith({ areas: [west], closures: [closure] })
      expect(await closuresOf(store, everything, fields)).toEqual([
        { geometry_from: 'own', bbox: [0, 0, 1, 1], geometry: aSquare(0, 0) },
      ])
    })

    it('may be unknown: then no box finds it', async () => {
      const store = await aStoreWith({ closures: [aClosure({ geometry: null })] })
      expect(await closuresOf(store, everything, fields)).toEqual([
        { geometry_from: 'none', bbox: null, geometry: null },
      ])
      expect(await closuresOf(store, { ...everything, bbox: [-180, -90, 180, 90] })).toEqual([])
    })
  })

  describe('a list', () => {
    it('of areas is in the order of their ids, which is that of their arrival', async () => {
      const store = await aStoreWith({ areas: ['B', 'A', 'C'].map((name) => anArea({ name })) })
      expect(namesOf(await areasOf(store))).toEqual(['B', 'A', 'C'])
    })

    it('of closures is that in which they first came, or for people that of their beginnings, then of their uuids', async () => {
      const closures = [
        aClosure({ name: 'later', uuid: uuidOf(701) }),
        aClosure({ name: 'twin', uuid: uuidOf(703), start_on: '2026-04-01' }),
        aClosure({ name: 'always', uuid: uuidOf(704), start_on: null }),
        aClosure({ name: 'early', uuid: uuidOf(702), start_on: '2026-04-01' }),
      ]
      const store = await aStoreWith({ closures })
      expect(namesOf(await closuresOf(store))).toEqual(['later', 'twin', 'always', 'early'])
      expect(namesOf(await closuresOf(store, { soonestFirst: true }))).toEqual(['always', 'early', 'twin', 'later'])
    })

    it('is counted in full and cut into pages', async () => {
      const store = await aStoreWith({ areas: Array.from({ length: 7 }, () => anArea()) })
      const page = async (offset: number, limit: number) => inText(await store.listAreas({}, ['id'], { offset, limit }))
      expect(await page(0, 3)).toEqual({ count: 7, rows: ['{"id":1}', '{"id":2}', '{"id":3}'] })
      expect(await page(6, 3)).toEqual({ count: 7, rows: ['{"id":7}'] })
      expect(await page(7, 3)).toEqual({ count: 7, rows: [] })
      expect(await page(0, 0)).toEqual({ count: 7, rows: [] })
    })
  })

  describe('searching for a name', () => {
    it.each([
      ['sarek', true],
      ['PADJE', true],
      ['padje  lanta', false],
      ['Nationalpark  Sar', true],
      ['åre', true],
      ['%', false],
      ['s_rek', false],
      ['lanta sarek', false],
    ])('%j', async (q, found) => {
      const area = anArea({ name: 'Nationalpark Sårek', names: { sma: 'Padjelánta', en: 'Nationalpark Sårek' } })
      const store = await aStoreWith({ areas: [area] })
      expect(await areasOf(store, { q })).toHaveLength(found ? 1 : 0)
    })
  })

  it('searching for the name of a closure, for what it is for and for what is said of it', async () => {
    const north = aClosure({ name: 'Nordwänd', purpose: 'Peregrine falcons breed there.' })
    const south = aClosure({ name: 'South', description: 'Up to the Weißhorn, no peregrines' })
    const store = await aStoreWith({ closures: [north, south] })
    expect(namesOf(await closuresOf(store, { q: 'wand' }))).toEqual(['Nordwänd'])
    expect(namesOf(await closuresOf(store, { q: 'weiss' }))).toEqual(['South'])
    expect(await closuresOf(store, { q: 'PEREGRINE' })).toHaveLength(2)
  })

  describe('lookups', () => {
    it('come with every store, in four languages', async () => {
      const store = await aStoreWith({})
      expect((await store.listCategories('de'))[0]).toEqual({ id: 1, name: 'Nationalpark', family: 'park' })
      expect((await store.listReasons('fr'))[0]).toEqual({ id: 1, name: 'Période de reproduction' })
      expect((await store.listActivities('en'))[28]).toEqual({ id: 29, name: 'Dogs' })
      expect(await store.listCountries('it')).toContainEqual({ id: 752, name: 'Svezia', iso_a2: 'SE' })
      expect(await store.listCountries('en')).toHaveLength(250)
    })

    it('of sources and licences are those of the data', async () => {
      const licence = { name: 'CC0 1.0', uri: 'https://creativecommons.org/publicdomain/zero/1.0/' }
      const store = await aStoreWith({ licences: [licence] })
      expect(await store.listSources('de')).toEqual([{ id: 1, name: 'Rangers', kind: 'authority', url: null }])
      expect(await store.listLicences()).toEqual([licence])
    })
  })

  describe('areas for tiles', () => {
    it('touch the box with their bounds and have the shape of the level', async () => {
      const place = await aPlace()
      const transaction = await (await place.openWriter()).begin()
      const near = anArea({ name: 'Near', country_id: 752, geometry: aSquareArea(10, 50), area_km2: 7868.7 })
      const { shapes, ...prepared } = prepareArea(near)
      const far = anArea({ geometry: aSquareArea(20, 50) })
      await transaction.putAreas([
        shapeless(far),
        { ...prepared, shapes: new Map([...shapes].filter(([level]) => level !== 8)) },
      ])
      await transaction.commit({ demo: false })
      const store = await place.openStore()
      const known = { id: 2, uuid: near.uuid, name: 'Near', categoryId: 2, countryId: 752 }
      const common = { ...known, areaKm2: 7868.7, centroid: [10.5, 50.5], hasPoint: true }
      const at = async (zoom: number) => store.listTileAreas([9, 49, 10.2, 52], zoom)
      const stored = (level: number) => Buffer.from(shapes.get(level) ?? [])
      expect(await at(4)).toEqual([{ ...common, shape: stored(4) }])
      expect(await at(5)).toEqual([{ ...common, shape: stored(6) }])
      expect(await at(8)).toEqual([{ ...common, shape: null }])
    })
  })
})
