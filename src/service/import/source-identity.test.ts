import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { uuidOf } from '#testing/builders.ts'
import { aDirectory, parsed, storeKinds, type StoreKind } from '../store/testing/store.ts'
import type { ImportOptions } from './import-options.ts'
import { closureContractNames } from './mapping/contract-names.ts'
import { reportLines } from './report.ts'
import { aFeature, aFile, runImport } from './testing/import.ts'

const ALL = { offset: 0, limit: 100 }
const Named = z.array(z.object({ uuid: z.string(), name: z.string() }))

/** A table of closures, a row each: `id,name,source`. */
function aTable(name: string, ...rows: string[]): string {
  const path = join(aDirectory(), name)
  writeFileSync(path, ['id,name,source,lng,lat', ...rows.map((row) => `${row},18,68`)].join('\n'))
  return path
}

const A1 = '2027-001,Falcon rock,Office A'
const A2 = '2027-002,Owl wood,Office A'
const B1 = '2027-001,Seal bay,Office B'

const aPark = (id: number, name = `Park ${id}`) => aFeature({ id, name, category: 'national_park', country: 'SE' })
const parks = (count: number) => Array.from({ length: count }, (_, index) => aPark(index + 1))

/** A store, and imports into it. */
async function aStage({ aPlace }: Pick<StoreKind, 'aPlace'>) {
  const place = await aPlace()
  const [writer, store] = [await place.openWriter(), await place.openStore()]
  const named = (rows: Parameters<typeof parsed>[0]) =>
    new Map(Named.parse(parsed(rows)).map(({ uuid, name }) => [name, uuid] as const))
  const run = (file: string, options: Partial<ImportOptions> = {}) => runImport(writer, [file], options)
  return {
    areas: run,
    closures: (file: string, options: Partial<ImportOptions> = {}) => run(file, { kind: 'closures', ...options }),
    /** Uuids by name. */
    areasThere: async () => named(await store.listAreas({}, ['uuid', 'name'], ALL)),
    closuresThere: async () => named(await store.listClosures({}, ['uuid', 'name'], ALL, 0)),
    deleted: async (kind: 'area' | 'closure') => (await store.listDeleted(kind, {}, ALL)).count,
  }
}

/** Has closures stored as they were when the name of their file was all that told them from those of others. */
const asBefore = { mapping: { ...closureContractNames, key: 'file-closures' } }

describe.each(storeKinds)('records belong to their source, in $name', (kind) => {
  it('areas belong to the source that a column names, also those that came when it was not looked at', async () => {
    const stage = await aStage(kind)
    const old = aFile(parks(3), 'parks.geojson')
    await stage.areas(old)
    const before = await stage.areasThere()
    const named = parks(3).map(({ properties, geometry }) =>
      aFeature({ ...properties, source: 'Park office' }, geometry),
    )
    const report = await stage.areas(aFile(named, 'parks.geojson'), { full: true })
    expect(report.written).toMatchObject({ added: 0 })
    expect(report.files[0]?.sources).toEqual([{ key: 'park-office', by: 'column' }])
    expect((await stage.areas(aFile(named, 'parks-2027.geojson'))).written).toMatchObject({ added: 0, unchanged: 3 })
    expect(await stage.areasThere()).toEqual(before)
  })

  it('a column of sources of areas that are hardly two of one source is none', async () => {
    const stage = await aStage(kind)
    const surveyed = ['GPS survey', 'Map sheet 12', 'Photo'].map((source, at) =>
      aFeature({ ...aPark(at + 1).properties, name: undefined, namn: `Park ${at}`, source }),
    )
    const report = await stage.areas(aFile(surveyed, 'surveyed.geojson'))
    expect(report.files[0]?.sources).toEqual([{ key: 'file-surveyed', by: 'file' }])
  })

  it('two offices that send files of one name keep their own', async () => {
    const stage = await aStage(kind)
    await stage.closures(aTable('closures.csv', A1, A2))
    const before = await stage.closuresThere()
    const second = await stage.closures(aTable('closures.csv', B1), { full: true })
    expect(second).toMatchObject({ outcome: 'imported', written: { added: 1, changed: 0 }, removals: { kind: 'none' } })
    expect([...(await stage.closuresThere())].filter(([, uuid]) => [...before.values()].includes(uuid))).toEqual([
      ...before,
    ])
    expect([(await stage.closuresThere()).size, await stage.deleted('closure')]).toEqual([3, 0])
  })

  it('a file of several sources has the records of each', async () => {
    const stage = await aStage(kind)
    expect((await stage.closures(aTable('all.csv', A1, A2, B1))).written.added).toBe(3)
    expect((await stage.closures(aTable('b.csv', B1))).written).toEqual({ added: 0, changed: 0, unchanged: 1 })
    const whole = await stage.closures(aTable('all.csv', A1, B1), { full: true })
    expect(whole.removals).toMatchObject({ kind: 'removed', uuids: [expect.any(String)] })
    expect([...(await stage.closuresThere()).keys()].toSorted()).toEqual(['Falcon rock', 'Seal bay'])
  })

  it('a file with a date in its name goes on with its source, told by the column or by the operator', async () => {
    const stage = await aStage(kind)
    await stage.closures(aTable('officeA.csv', A1, A2))
    const dated = await stage.closures(aTable('closures-2026-11-23.csv', A1, A2), { full: true })
    expect(dated.written).toEqual({ added: 0, changed: 0, unchanged: 2 })
    await stage.areas(aFile(parks(2), 'parks.geojson'), { source: 'Parks' })
    const parksDated = await stage.areas(aFile(parks(2), 'parks-2026-11-23.geojson'), { source: 'parks', full: true })
    expect(parksDated.written).toEqual({ added: 0, changed: 0, unchanged: 2 })
    const fewer = await stage.areas(aFile(parks(1), 'parks-2026-11-24.geojson'), { source: 'parks', full: true })
    expect(fewer.removals).toMatchObject({ kind: 'removed', uuids: [expect.any(String)] })
  })

  it('what came in files of other names is deleted only if the operator names the source', async () => {
    const stage = await aStage(kind)
    await stage.closures(aTable('north.csv', A1), { full: true })
    const south = aTable('south.csv', A2)
    const second = await stage.closures(south, { full: true })
    expect(second.removals).toMatchObject({ kind: 'kept', vanished: 1 })
    expect(reportLines(second).join('\n')).toContain('file-north')
    expect((await stage.closuresThere()).size).toBe(2)
    expect((await stage.closures(south, { full: true, source: 'Office A' })).removals.kind).toBe('removed')
  })
})

describe.each(storeKinds)('what was known by the name of its file alone, in $name', (kind) => {
  const A3 = '2027-003,Crane marsh,Office A'

  it.each<[string, Partial<ImportOptions>]>([
    ['by the column', {}],
    ['by what the operator says', { source: 'Office A' }],
  ])('keeps its uuids when it comes as its source’s, %s', async (_, options) => {
    const stage = await aStage(kind)
    await stage.closures(aTable('closures.csv', A1, A2, A3, '7,Boat,Club'), asBefore)
    const before = await stage.closuresThere()
    const again = await stage.closures(aTable('closures.csv', A1, A2), options)
    expect(again.written).toEqual({ added: 0, changed: 0, unchanged: 2 })
    const dated = await stage.closures(aTable('closures-2026-11-23.csv', A1, A2, A3), options)
    expect(dated.written).toEqual({ added: 0, changed: 0, unchanged: 3 })
    expect(await stage.closuresThere()).toEqual(before)
    expect(await stage.deleted('closure')).toBe(0)
    const fewer = await stage.closures(aTable('closures-2026-11-24.csv', A1, A2), { ...options, full: true })
    expect(fewer.removals).toEqual({ kind: 'removed', uuids: [before.get('Crane marsh')] })
    await stage.closures(aTable('closures-2026-11-25.csv', A1, A2, A3), options)
    expect(await stage.closuresThere()).toEqual(before)
    expect(await stage.deleted('closure')).toBe(0)
  })

  it('stays with its source when another office sends a file of that name', async () => {
    const stage = await aStage(kind)
    await stage.closures(aTable('closures.csv', A1, A2), asBefore)
    const before = await stage.closuresThere()
    await stage.closures(aTable('closures.csv', B1), { full: true })
    await stage.closures(aTable('closures.csv', A1, A2), { full: true })
    const there = await stage.closuresThere()
    expect([there.size, await stage.deleted('closure')]).toEqual([3, 0])
    for (const [name, uuid] of before) expect(there.get(name)).toBe(uuid)
  })

  it('keeps the uuids of areas, once their source is said', async () => {
    const stage = await aStage(kind)
    const first = await stage.areas(aFile(parks(3), 'parks.geojson'))
    expect(reportLines(first).join('\n')).toContain('--source NAME')
    const before = await stage.areasThere()
    const renamed = [...parks(2), aPark(3, 'New name')]
    const again = await stage.areas(aFile(renamed, 'parks.geojson'), { source: 'Parks', full: true })
    expect(again).toMatchObject({ written: { added: 0, changed: 1, unchanged: 2 }, removals: { kind: 'none' } })
    expect([...(await stage.areasThere()).values()].toSorted()).toEqual([...before.values()].toSorted())
    expect(await stage.deleted('area')).toBe(0)
    const unsaid = stage.areas(aFile(parks(3), 'parks.geojson'))
    await expect(unsaid).rejects.toThrow('brought records of parks before')
    await expect(stage.areas(aFile(parks(3)), { source: 'file-parks' })).rejects.toThrow('say --source parks')
  })

  it('is not another office’s, whose areas have the same ids', async () => {
    const stage = await aStage(kind)
    await stage.areas(aFile(parks(3), 'parks.geojson'))
    const others = [aPark(1, 'Heath'), aPark(2, 'Moor'), aPark(3, 'Fen')]
    const report = await stage.areas(aFile(others, 'parks.geojson'), { source: 'Heaths', full: true })
    expect(report).toMatchObject({ written: { added: 3 }, removals: { kind: 'none' } })
    expect((await stage.areasThere()).size).toBe(6)
  })
})

describe.each(storeKinds)('records that seem to be another source’s, in $name', (kind) => {
  it('are refused where the store has them under another key', async () => {
    const stage = await aStage(kind)
    await stage.closures(aTable('closures.csv', A1, A2))
    const renamed = aTable('closures.csv', ...[A1, A2].map((row) => row.replace('Office A', 'North office')))
    await expect(stage.closures(renamed, { full: true })).rejects.toThrow(
      'Most records of north-office are already there as those of office-a, by id and name. If they are the same, say ' +
        '--source office-a; if north-office is another source, say --force.',
    )
    const same = await stage.closures(renamed, { source: 'office-a' })
    expect(same.written).toEqual({ added: 0, changed: 2, unchanged: 0 })
    await stage.areas(aFile(parks(3), 'parks.geojson'))
    const dated = aFile(parks(3), 'parks-2026-11-23.geojson')
    await expect(stage.areas(dated)).rejects.toThrow('say --source file-parks')
    expect((await stage.areas(dated, { source: 'file-parks' })).written.unchanged).toBe(3)
    const another = aFile(parks(3), 'parks-2026-11-24.geojson')
    expect((await stage.areas(another, { force: true })).written.added).toBe(3)
  })

  it('are refused where they name other sources than the records of their key did', async () => {
    const stage = await aStage(kind)
    await stage.closures(aTable('closures.csv', A1, A2), { source: 'a' })
    const others = aTable('closures.csv', B1)
    await expect(stage.closures(others, { source: 'a', full: true })).rejects.toThrow(
      'a: until now its closures named “Office A” as their source, and these name “Office B”.',
    )
    expect([...(await stage.closuresThere()).keys()].toSorted()).toEqual(['Falcon rock', 'Owl wood'])
    expect((await stage.closures(others, { source: 'a', force: true })).written.changed).toBe(1)
  })
})

it.each(storeKinds)('the report names a record that its uuid moves from another source, in $name', async (kind) => {
  const stage = await aStage(kind)
  const uuid = uuidOf(1)
  const closure = { uuid, name: 'Falcon rock', reason: 'breeding' }
  await stage.closures(aFile([aFeature({ ...closure, source: 'Office A' })], 'a.geojson'))
  const report = await stage.closures(aFile([aFeature({ ...closure, source: 'Office B' })], 'b.geojson'))
  expect(report.written.changed).toBe(1)
  expect(reportLines(report)).toContain(
    '  was a record of office-a, and is one of office-b now, by its uuid: Falcon rock',
  )
})
