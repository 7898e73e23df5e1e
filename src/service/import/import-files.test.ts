import { statSync, truncateSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { aDirectory, aStore, aWriter, parsed } from '../store/testing/store.ts'
import type { Store, Transaction } from '../store/domain/store.ts'
import { aCircle, aFeature, aFile, runImport } from './testing/import.ts'
import { seedDemo } from './seed.ts'

const Names = z.array(z.object({ name: z.string() }))

async function areaNames(store: Store): Promise<string[]> {
  return Names.parse(parsed(await store.listAreas({}, ['name'], { offset: 0, limit: 1000 }))).map(({ name }) => name)
}

function aPark(id: number, more: Record<string, unknown> = {}) {
  return aFeature({ id, name: `Park ${id}`, category: 'national_park', country: 'SE', ...more })
}

describe('importFiles', () => {
  it('adds what is new, changes what differs, and leaves the rest alone', async () => {
    const directory = aDirectory()
    const writer = aWriter(directory)
    const first = await runImport(writer, [aFile([aPark(1), aPark(2)])])
    expect(first).toMatchObject({ read: 2, shapes: 2, written: { added: 2, changed: 0, unchanged: 0 }, refused: [] })
    const store = aStore(directory)
    const { updatedAt } = await store.state()
    const again = await runImport(writer, [aFile([aPark(1), aPark(2)])])
    expect(again.written).toEqual({ added: 0, changed: 0, unchanged: 2 })
    expect((await store.state()).updatedAt).toBe(updatedAt)
    const third = await runImport(writer, [aFile([aPark(1, { designation: 'New' }), aPark(2), aPark(3)])])
    expect(third.written).toEqual({ added: 1, changed: 1, unchanged: 1 })
  })

  it('writes huge areas a few at a time', async () => {
    const writer = aWriter(aDirectory())
    const sizes: number[] = []
    const counting = {
      ...writer,
      begin: async () => {
        const transaction = await writer.begin()
        const putAreas: Transaction['putAreas'] = (areas) => {
          sizes.push(areas.length)
          return transaction.putAreas(areas)
        }
        return { ...transaction, putAreas }
      },
    }
    const huge = aCircle(60_000)
    const file = aFile([1, 2, 3].map((id) => ({ ...aPark(id), geometry: huge })))
    expect(await runImport(counting, [file])).toMatchObject({ written: { added: 3 } })
    expect(sizes).toEqual([2, 1])
  })

  it('refuses records one by one, each with its place and the reason', async () => {
    const directory = aDirectory()
    const file = aFile([
      aPark(1),
      aPark(2, { category: 'zoo' }),
      aPark(1),
      aFeature({ id: 4, category: 'other', country: 'SE' }),
      aFeature({ name: 'Nameless', category: 'other', country: 'SE' }),
      aFeature({ id: 6, name: 'Empty', category: 'other', country: 'SE' }, { type: 'MultiPolygon', coordinates: [] }),
    ])
    const report = await runImport(aWriter(directory), [file])
    expect(report).toMatchObject({ read: 6, shapes: 4, written: { added: 4 } })
    expect(report.refused.map(({ number, label, reason }) => [number, label, reason])).toEqual([
      [3, 'Park 1', 'it has the same identity as feature 1'],
      [6, 'Empty', 'its geometry is empty'],
    ])
    expect(await areaNames(aStore(directory))).toEqual(['Park 1', 'Park 2', 'Area 4', 'Nameless'])
  })

  it('removes the demonstration data with the first real data, and keeps it while there is none', async () => {
    const directory = aDirectory()
    const writer = aWriter(directory)
    await seedDemo(writer, Date.parse('2026-05-15T12:00:00Z'))
    const store = aStore(directory)
    const refused = await runImport(writer, [aFile([{ ...aPark(1), geometry: null }])])
    expect(refused).toMatchObject({ demoRemoved: 0, written: { added: 0 } })
    expect(await store.state()).toMatchObject({ demo: true })
    const real = await runImport(writer, [aFile([aPark(1)])])
    expect(real.demoRemoved).toBeGreaterThan(300)
    expect(await store.state()).toMatchObject({ demo: false })
    expect(await areaNames(store)).toEqual(['Park 1'])
    await expect(seedDemo(writer, Date.now())).rejects.toThrow('never mix')
  })

  it('changes nothing where a file turns out broken, be it the last one', async () => {
    const directory = aDirectory()
    const writer = aWriter(directory)
    const broken = aFile([aPark(2), aPark(3)], 'broken.geojson')
    truncateSync(broken, statSync(broken).size - 30)
    await expect(runImport(writer, [aFile([aPark(1)]), broken])).rejects.toThrow(
      'broken.geojson: it ends in the middle',
    )
    expect(await areaNames(aStore(directory))).toEqual([])
    expect((await runImport(writer, [aFile([aPark(1)])])).written.added).toBe(1)
  })

  it('refuses to start beside another import that does not end', async () => {
    const directory = aDirectory()
    const other = await aWriter(directory).begin()
    await expect(runImport(aWriter(directory, { patience: 0 }), [aFile([aPark(1)])])).rejects.toMatchObject({
      name: 'StoreBusyError',
    })
    await other.rollback()
  })

  it('names a file that is not there, and a mapping of another kind, before it starts', async () => {
    const writer = aWriter(aDirectory())
    await expect(runImport(writer, ['/nowhere.geojson'])).rejects.toThrow('/nowhere.geojson: there is no such file')
    const mapping = { key: 'a', title: 'A', kind: 'closures', fields: {} } as const
    await expect(runImport(writer, [aFile([])], { mapping })).rejects.toThrow('say --kind closures')
  })

  it('reads by an operator’s mapping, names its licence and tells its progress', async () => {
    const directory = aDirectory()
    const seen: number[] = []
    const file = aFile([aFeature({ NO: 1, TITLE: 'Fulufjället', KIND: 'NP', OLD: '' })])
    await runImport(aWriter(directory), [file], {
      mapping: {
        key: 'parks',
        title: 'Parks',
        kind: 'areas',
        id: 'NO',
        licence: { name: 'Free', uri: 'https://example.org/free' },
        attribution: 'The parks',
        fields: {
          name: 'TITLE',
          category_id: { from: 'KIND', table: { NP: 'national_park' } },
          country_id: { value: 'SE' },
        },
      },
      onProgress: ({ bytes, totalBytes }) => seen.push(bytes / totalBytes),
    })
    const store = aStore(directory)
    expect(await areaNames(store)).toEqual(['Fulufjället'])
    expect(await store.listLicences()).toEqual([{ name: 'Free', uri: 'https://example.org/free' }])
    expect(seen).toEqual([0.5, 1])
  })

  it('takes closures, their sources by name', async () => {
    const directory = aDirectory()
    const writer = aWriter(directory)
    const closure = {
      name: 'Nesting',
      source: 'Rangers',
      source_kind: 'authority',
      start_on: '2026-03-01',
      end_on: '2026-07-31',
    }
    const file = aFile([aFeature({ ...closure, id: 1 }), aFeature({ ...closure, id: 2, source: 'Club' })])
    const report = await runImport(writer, [file], { kind: 'closures' })
    expect(report.written.added).toBe(2)
    const store = aStore(directory)
    expect((await store.listSources('en')).map(({ name, kind }) => [name, kind])).toEqual([
      ['Rangers', 'authority'],
      ['Club', 'authority'],
    ])
    expect((await runImport(writer, [file], { kind: 'closures' })).written.unchanged).toBe(2)
    const box = await store.listClosures({ bbox: [18, 68, 18.1, 68.1] }, ['uuid'], { offset: 0, limit: 9 }, 0)
    expect(box.count).toBe(2)
  })

  it('takes the zone of a closure without a shape from its areas, else from the operator', async () => {
    const directory = aDirectory()
    const writer = aWriter(directory)
    const uuid = '00000000-0000-4000-8000-000000000001'
    await runImport(writer, [aFile([aFeature({ uuid, name: 'Fjäll', category_id: 1, country_id: 'SE' })])])
    const closure = (id: number, area: string) =>
      aFeature({ id, name: `Nesting ${id}`, source: 'Rangers', protected_area_uuids: [area] }, null)
    const known = aFile([closure(1, uuid)])
    const unknown = aFile([closure(2, uuid.replace('1', '2'))])
    expect((await runImport(writer, [known], { kind: 'closures' })).written.added).toBe(1)
    expect((await runImport(writer, [unknown], { kind: 'closures' })).refused).toHaveLength(1)
    const timeZone = 'Europe/Vienna'
    expect((await runImport(writer, [unknown], { kind: 'closures', timeZone })).written.added).toBe(1)
    const fields = ['name', 'time_zone'] as const
    const rows = await aStore(directory).listClosures({}, fields, { offset: 0, limit: 9 }, 0)
    const text = Buffer.from(rows.records).toString()
    expect(text).toContain('Stockholm')
    expect(text).toContain('Vienna')
  })

  describe('with what its source no longer has', () => {
    const deletedIn = async (store: Store) => (await store.listDeleted('area', {}, { offset: 0, limit: 100 })).count
    const parks = (count: number) => Array.from({ length: count }, (_, n) => aPark(n + 1))

    it('deletes it only if the files are all there is, and only what came from that source', async () => {
      const directory = aDirectory()
      const writer = aWriter(directory)
      const store = aStore(directory)
      await runImport(writer, [aFile([aPark(1), aPark(2), aPark(3)], 'a.geojson')])
      await runImport(writer, [aFile([aPark(9)], 'b.geojson')])
      const part = await runImport(writer, [aFile([aPark(1)], 'a.geojson')])
      expect([part.removals.kind, await deletedIn(store)]).toEqual(['left', 0])
      const whole = await runImport(writer, [aFile([aPark(1), aPark(2)], 'a.geojson')], { full: true })
      expect(whole.removals).toMatchObject({ kind: 'removed', uuids: [expect.any(String)] })
      expect(await areaNames(store)).toEqual(['Park 1', 'Park 2', 'Park 9'])
      expect(await deletedIn(store)).toBe(1)
      const back = await runImport(writer, [aFile(parks(3), 'a.geojson')], { full: true })
      expect([back.written.added, await deletedIn(store)]).toEqual([1, 0])
    })

    it('deletes nothing while something was refused, or where that would be most of it', async () => {
      const directory = aDirectory()
      const writer = aWriter(directory)
      const store = aStore(directory)
      await runImport(writer, [aFile(parks(30))])
      const spoilt = await runImport(writer, [aFile([...parks(28), { ...aPark(29), geometry: null }])], { full: true })
      expect(spoilt.removals).toMatchObject({ kind: 'kept', vanished: 2 })
      const cut = await runImport(writer, [aFile(parks(5))], { full: true })
      expect(cut.removals).toMatchObject({ kind: 'kept', vanished: 25 })
      expect(await areaNames(store)).toHaveLength(30)
      await runImport(writer, [aFile(parks(5))], { full: true, force: true })
      expect(await areaNames(store)).toHaveLength(5)
    })

    it('deletes nothing where most of it came back under other ids', async () => {
      const directory = aDirectory()
      const writer = aWriter(directory)
      await runImport(writer, [aFile(parks(30))])
      const renumbered = Array.from({ length: 30 }, (_, index) => aPark(index < 5 ? index + 1 : index + 101))
      const report = await runImport(writer, [aFile(renumbered)], { full: true })
      expect([report.written.added, report.removals]).toMatchObject([25, { kind: 'kept', vanished: 25 }])
      expect(await deletedIn(aStore(directory))).toBe(0)
    })
  })

  it('writes nothing when it is only tried, and tells what would come of it', async () => {
    const directory = aDirectory()
    const report = await runImport(aWriter(directory), [aFile([aPark(1)])], { dryRun: true })
    expect(report).toMatchObject({ outcome: 'tried', written: { added: 1 }, samples: [{ record: { name: 'Park 1' } }] })
    expect((await aStore(directory).state()).updatedAt).toBeNull()
  })

  it('takes in no closures where one is bad, unless that is allowed', async () => {
    const directory = aDirectory()
    const writer = aWriter(directory)
    const named = (id: number, start: string) =>
      aFeature({ id, name: `No ${id}`, start_on: start, source: 'Rangers', reason: 'other' })
    const file = aFile([named(1, '2026-05-01'), named(2, 'soon')])
    const report = await runImport(writer, [file], { kind: 'closures' })
    expect(report).toMatchObject({ outcome: 'refused', refused: [{ reason: 'its start_on “soon” is not understood' }] })
    const store = aStore(directory)
    expect((await store.state()).updatedAt).toBeNull()
    expect((await runImport(writer, [file], { kind: 'closures', skipBad: true })).outcome).toBe('imported')
    expect((await store.listClosures({}, ['name'], { offset: 0, limit: 9 }, Date.now())).count).toBe(1)
  })
})
