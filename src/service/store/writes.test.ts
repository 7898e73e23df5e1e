import { describe, expect, it } from 'vitest'
import { AREA_FIELDS } from '#contract/records/area.ts'
import { CLOSURE_FIELDS, STATUSES } from '#contract/records/closure.ts'
import { aClosure, anArea, aSquareArea, MAY_15, uuidOf } from '#testing/builders.ts'
import { StoreBusyError } from './domain/errors.ts'
import { generalisedShapes, prepareArea } from './domain/prepare-area.ts'
import { inText, parsed, put, rangers, storeKinds, textOf, write } from './testing/store.ts'
import type { Store } from './domain/store.ts'

describe.each(storeKinds)('$name', ({ aPlace, isConcurrent }) => {
  const ALL = { offset: 0, limit: 1000 }
  const contentOf = async (store: Store) => ({
    areas: inText(await store.listAreas({}, AREA_FIELDS, ALL)),
    closures: inText(await store.listClosures({ status: STATUSES }, CLOSURE_FIELDS, ALL, MAY_15)),
    state: await store.state(),
  })

  function aClock(start: string) {
    let now = Date.parse(start)
    return { now: () => now, set: (instant: string) => (now = Date.parse(instant)) }
  }

  describe('writing the same again', () => {
    it('changes nothing at all', async () => {
      const place = await aPlace()
      const clock = aClock('2026-05-01T10:00:00Z')
      const writer = await place.openWriter(clock)
      const area = anArea()
      const content = { areas: [area], closures: [aClosure({ geometry: null, protected_area_uuids: [area.uuid] })] }
      await write(writer, content)
      const store = await place.openStore()
      const [before, revision] = [await contentOf(store), (await store.state()).revision]
      clock.set('2026-05-02T10:00:00Z')
      await write(writer, structuredClone(content))
      expect(await contentOf(store)).toEqual(before)
      expect((await store.state()).revision).toBe(revision)
    })

    it('is told from adding and changing', async () => {
      const transaction = await (await (await aPlace()).openWriter()).begin()
      const [record, closure] = [anArea(), aClosure()]
      const area = { ...prepareArea(record), shapes: new Map([[3, Uint8Array.of(1)]]) }
      const changed = { ...area, record: { ...area.record, rules: 'Keep to the paths.' } }
      expect(await transaction.putAreas([area, area, changed])).toEqual(['added', 'unchanged', 'changed'])
      expect(await transaction.putAreas([{ ...changed, shapes: new Map() }])).toEqual(['unchanged'])
      expect(await transaction.putClosure(closure)).toBe('added')
      expect(await transaction.putClosure({ ...closure, activity_ids: [...closure.activity_ids] })).toBe('unchanged')
      expect(await transaction.putClosure({ ...closure, daytime_end: '10:00:00' })).toBe('changed')
      await transaction.rollback()
    })

    it('still renews the shapes that tiles are made of', async () => {
      const place = await aPlace()
      const writer = await place.openWriter()
      const record = anArea()
      const shapesOf = (size: number) => generalisedShapes(aSquareArea(10, 50, size))
      for (const size of [1, 2]) {
        const transaction = await writer.begin()
        await transaction.putAreas([{ ...prepareArea(record), shapes: shapesOf(size) }])
        await transaction.commit({ demo: false })
      }
      const [tileArea] = await (await place.openStore()).listTileAreas([-180, -90, 180, 90], 6)
      expect(tileArea?.shape).toEqual(Buffer.from(shapesOf(2).get(6) ?? []))
    })
  })

  describe('a change', () => {
    it('keeps the id and the time of creation, and moves the time of update', async () => {
      const place = await aPlace()
      const clock = aClock('2026-05-01T10:00:00Z')
      const writer = await place.openWriter(clock)
      const area = anArea()
      await write(writer, { areas: [anArea(), area] })
      clock.set('2026-05-02T10:00:00Z')
      await write(writer, { areas: [{ ...area, name: 'New name' }] })
      const text = textOf(
        await (await place.openStore()).findArea(area.uuid, ['id', 'name', 'updated_at', 'created_at']),
      )
      expect(JSON.parse(text ?? '')).toEqual({
        id: 2,
        name: 'New name',
        updated_at: '2026-05-02T10:00:00.000Z',
        created_at: '2026-05-01T10:00:00.000Z',
      })
    })

    it('has a later time than the one before, even where the clock went back', async () => {
      const place = await aPlace()
      const clock = aClock('2026-05-01T10:00:00Z')
      const writer = await place.openWriter(clock)
      await write(writer, { areas: [anArea()] })
      clock.set('2026-04-30T10:00:00Z')
      await write(writer, { areas: [anArea()] })
      expect(await (await place.openStore()).state()).toMatchObject({
        demo: false,
        updatedAt: '2026-05-01T10:00:00.001Z',
      })
    })

    it('of an area moves the closures that have its place, and only them', async () => {
      const place = await aPlace()
      const clock = aClock('2026-05-01T10:00:00Z')
      const writer = await place.openWriter(clock)
      const area = anArea({ geometry: aSquareArea(10, 50) })
      const there = { geometry: null, protected_area_uuids: [area.uuid] }
      const closures = [
        aClosure({ name: 'placed', ...there }),
        aClosure({ name: 'own', protected_area_uuids: [area.uuid] }),
      ]
      await write(writer, { closures })
      const store = await place.openStore()
      const read = async () => {
        return parsed(await store.listClosures({}, ['name', 'updated_at', 'bbox', 'geometry_from'], ALL, MAY_15))
      }
      const own = { name: 'own', updated_at: '2026-05-01T10:00:00.000Z', bbox: closures[1]?.bbox, geometry_from: 'own' }
      expect(await read()).toEqual([{ ...own, name: 'placed', bbox: null, geometry_from: 'none' }, own])

      clock.set('2026-05-02T10:00:00Z')
      await write(writer, { areas: [area] })
      const placed = { name: 'placed', updated_at: '2026-05-02T10:00:00.000Z', bbox: area.bbox, geometry_from: 'areas' }
      expect(await read()).toEqual([placed, own])

      clock.set('2026-05-03T10:00:00Z')
      await write(writer, { areas: [{ ...area, rules: 'Quiet, please.' }] })
      expect(await read()).toEqual([placed, own])

      clock.set('2026-05-04T10:00:00Z')
      await write(writer, { areas: [anArea({ ...area, bbox: [20, 50, 21, 51], geometry: aSquareArea(20, 50) })] })
      const moved = { ...placed, updated_at: '2026-05-04T10:00:00.000Z', bbox: [20, 50, 21, 51] }
      expect(await read()).toEqual([moved, own])
    })

    it('of a closure may give it a place of its own or take it away', async () => {
      const place = await aPlace()
      const writer = await place.openWriter()
      const area = anArea({ geometry: aSquareArea(10, 50) })
      const closure = aClosure({ geometry: area.geometry, protected_area_uuids: [area.uuid] })
      const store = await place.openStore()
      const origin = async () => textOf(await store.findClosure(closure.uuid, ['geometry_from'], MAY_15))
      await write(writer, { areas: [area], closures: [closure] })
      expect(await origin()).toBe('{"geometry_from":"own"}')
      await write(writer, { closures: [{ ...closure, geometry: null }] })
      expect(await origin()).toBe('{"geometry_from":"areas"}')
      await write(writer, { closures: [{ ...closure, geometry: null, protected_area_uuids: [] }] })
      expect(await origin()).toBe('{"geometry_from":"none"}')
      await write(writer, { closures: [null, aSquareArea(20, 50)].map((geometry) => ({ ...closure, geometry })) })
      expect(await origin()).toBe('{"geometry_from":"own"}')
    })

    it('of the kind of a source is one of its closures', async () => {
      const place = await aPlace()
      const clock = aClock('2026-05-01T10:00:00Z')
      const writer = await place.openWriter(clock)
      const closure = aClosure()
      await write(writer, { closures: [closure] })
      clock.set('2026-05-02T10:00:00Z')
      await write(writer, { sources: [{ ...rangers, kind: 'open_data' }] })
      expect(
        textOf(
          await (await place.openStore()).findClosure(closure.uuid, ['source_id', 'source_kind', 'updated_at'], MAY_15),
        ),
      ).toBe('{"source_id":1,"source_kind":"open_data","updated_at":"2026-05-02T10:00:00.000Z"}')
    })
  })

  describe('a transaction', () => {
    it.runIf(isConcurrent)('is seen all at once, at its commit', async () => {
      const place = await aPlace()
      const store = await place.openStore()
      const before = (await store.state()).revision
      const transaction = await (await place.openWriter()).begin()
      await put(transaction, { areas: [anArea(), anArea()] })
      expect(inText(await store.listAreas({}, ['id'], ALL)).count).toBe(0)
      expect((await store.state()).revision).toBe(before)
      await transaction.commit({ demo: false })
      expect(inText(await store.listAreas({}, ['id'], ALL)).count).toBe(2)
      expect((await store.state()).revision).not.toBe(before)
    })

    it('leaves nothing when rolled back', async () => {
      const place = await aPlace()
      const transaction = await (await place.openWriter()).begin()
      await put(transaction, { areas: [anArea()], closures: [aClosure()] })
      await transaction.rollback()
      const store = await place.openStore()
      expect(await store.state()).toMatchObject({ demo: false, updatedAt: null, mirror: null })
      expect(await store.listSources('en')).toEqual([])
    })

    it('waits for the one before it', async () => {
      const place = await aPlace()
      const [first, second] = [await place.openWriter(), await place.openWriter()]
      const running = await first.begin()
      const waiting = second.begin()
      await put(running, { areas: [anArea()] })
      await running.commit({ demo: false })
      await put(await waiting, {})
    })

    it.runIf(isConcurrent)('is refused where the one before it does not end', async () => {
      const place = await aPlace()
      await (await place.openWriter()).begin()
      const impatient = await place.openWriter({ patience: 0 })
      await expect(impatient.begin()).rejects.toThrow(StoreBusyError)
    })
  })

  describe('demonstration data', () => {
    const demo = { demo: true, areas: [anArea()], closures: [aClosure(), aClosure()] }

    it('is known as such, and goes as a whole when asked to', async () => {
      const place = await aPlace()
      const writer = await place.openWriter()
      await write(writer, demo)
      const store = await place.openStore()
      expect(await store.state()).toMatchObject({ demo: true })
      const transaction = await writer.begin()
      expect(await transaction.removeDemo()).toBe(3)
      await put(transaction, { areas: [anArea({ uuid: uuidOf(950) })] })
      await transaction.commit({ demo: false })
      expect(await store.state()).toMatchObject({ demo: false })
      const { areas, closures } = await contentOf(store)
      expect([areas.count, closures.count]).toEqual([1, 0])
      expect(areas.rows[0]).toContain('"id":2,')
      expect(inText(await store.listAreas({ bbox: [-180, -90, 180, 90] }, ['id'], ALL)).rows).toEqual(['{"id":2}'])
    })

    it('never mixes with real data', async () => {
      const place = await aPlace()
      const writer = await place.openWriter()
      await write(writer, demo)
      const late = await writer.begin()
      await put(late, { areas: [anArea()] })
      await expect(late.commit({ demo: false })).rejects.toThrow('never mix')
      await late.rollback()
      const real = await writer.begin()
      await real.removeDemo()
      await put(real, { areas: [anArea()] })
      await real.commit({ demo: false })
      const again = await writer.begin()
      expect(await again.removeDemo()).toBe(0)
      await put(again, demo)
      await expect(again.commit({ demo: true })).rejects.toThrow('never mix')
      await again.rollback()
    })
  })
})
