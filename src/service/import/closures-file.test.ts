import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromJSONSchema } from 'zod'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { CLOSURE_TYPES, SOURCE_KINDS } from '#contract/records/closure.ts'
import { activities } from '#contract/vocabulary/activities.ts'
import { reasons } from '#contract/vocabulary/reasons.ts'
import { aDirectory, aStore, aWriter, parsed, storeKinds } from '../store/testing/store.ts'
import { aFeature, aFile, runImport } from './testing/import.ts'
import { closureContractNames } from './mapping/contract-names.ts'
import { CLOSURE_SOURCE_FIELDS } from './mapping/mapping.ts'

const GUIDES = join(import.meta.dirname, '../../../public/guides')
const schema: unknown = JSON.parse(readFileSync(join(GUIDES, 'closures.schema.json'), 'utf8'))
const Schema = z.looseObject({})
const fits = (file: unknown) => fromJSONSchema(Schema.parse(schema)).safeParse(file).success

const Properties = z.object({
  properties: z.record(z.string(), z.looseObject({ enum: z.optional(z.array(z.string())) })),
})
const At = z.object({
  properties: z.object({
    features: z.object({
      items: z.object({ properties: z.object({ properties: z.object({ allOf: z.array(z.unknown()) }) }) }),
    }),
  }),
})

const good = {
  id: 'a',
  name: 'Falcon rock',
  reason: 'breeding',
  source: 'Rangers',
  activities: ['climbing'],
  start_on: '2027-02-01',
}

function collection(properties: Record<string, unknown>) {
  return { type: 'FeatureCollection', features: [aFeature(properties)] }
}

describe('the schema of a closures file', () => {
  it.each<[string, Record<string, unknown>, boolean]>([
    ['a good one', good, true],
    ['one without end', { ...good, end_on: null }, true],
    ['an unknown reason', { ...good, reason: 'boredom' }, false],
    ['an unknown activity', { ...good, activities: ['knitting'] }, false],
    ['no name', { ...good, name: undefined }, false],
    ['nothing that tells it apart', { ...good, id: undefined }, false],
  ])('tells %s as the import does', async (_, properties, isGood) => {
    const plain = z.record(z.string(), z.unknown()).parse(JSON.parse(JSON.stringify(properties)))
    expect(fits(collection(plain))).toBe(isGood)
    const file = aFile([aFeature({ ...good, id: 'first' }), aFeature(plain)])
    const report = await runImport(aWriter(aDirectory()), [file], { kind: 'closures' })
    expect(report.outcome === 'imported').toBe(isGood)
  })

  it('has the words of the contract, and names only what an import reads', () => {
    const records = At.parse(schema).properties.features.items.properties.properties.allOf
    const { properties } = Properties.parse(records[0])
    expect(properties.reason?.enum).toEqual(reasons.map(({ key }) => key))
    expect(properties.type?.enum).toEqual(CLOSURE_TYPES)
    expect(properties.source_kind?.enum).toEqual(SOURCE_KINDS)
    expect(properties.activities?.items).toEqual({ enum: activities.map(({ key }) => key) })
    const read = new Set([...CLOSURE_SOURCE_FIELDS, ...Object.values(closureContractNames.fields).flat(), 'id'])
    expect(Object.keys(properties).filter((name) => !read.has(name))).toEqual([])
  })
})

it('the example of a closures file comes in whole', async () => {
  const directory = aDirectory()
  const report = await runImport(aWriter(directory), [join(GUIDES, 'closures.csv')], { kind: 'closures' })
  expect(report).toMatchObject({ outcome: 'imported', written: { added: 3 }, shapes: 3, refused: [] })
  const found = await aStore(directory).listClosures({}, ['name', 'geometry'], { offset: 0, limit: 9 }, Date.now())
  expect(found.count).toBe(3)
})

describe.each(storeKinds)('a table without columns for a place, in $name', ({ aPlace }) => {
  const ROW = 'a,Falcon rock,breeding,Rangers'
  const aTable = (name: string, ...lines: string[]) => {
    const path = join(aDirectory(), name)
    writeFileSync(path, lines.join('\n'))
    return path
  }

  it('leaves the places that closures have, until one with such columns takes them away', async () => {
    const place = await aPlace()
    const writer = await place.openWriter()
    const run = (...lines: string[]) =>
      runImport(writer, [aTable('closures.csv', ...lines)], { kind: 'closures', timeZone: 'Europe/Vienna' })
    const store = await place.openStore()
    const found = async () => parsed(await store.listClosures({}, ['name', 'geometry', 'time_zone'], ALL, 0))
    await run('id,name,reason,source,lng,lat', `${ROW},-22.5,64`)
    const rock = { geometry: { type: 'Point', coordinates: [-22.5, 64] }, time_zone: 'Atlantic/Reykjavik' }
    expect(await found()).toEqual([{ name: 'Falcon rock', ...rock }])
    const report = await run('id,name,reason,source', ROW.replace('rock', 'cliff'), 'b,Eagle rock,breeding,Rangers')
    expect(report).toMatchObject({ shapes: 1, placeless: 1, written: { added: 1, changed: 1 } })
    expect(report.remarks.map(({ text }) => text)).toContain('place kept, of which the file says nothing')
    const cliff = { name: 'Falcon cliff', ...rock }
    const placeless = { name: 'Eagle rock', geometry: null, time_zone: 'Europe/Vienna' }
    expect((await found()).toSorted(byName)).toEqual([placeless, cliff])
    await run('id,name,reason,source,lng,lat', `${ROW},,`)
    expect(await found()).toContainEqual({ name: 'Falcon rock', geometry: null, time_zone: 'Europe/Vienna' })
  })

  it('leaves the areas that closures have, and their places by them, until a column takes them away', async () => {
    const place = await aPlace()
    const writer = await place.openWriter()
    const areas = [PARK, WOOD].map((uuid) => aFeature({ uuid, name: uuid, category: 'national_park' }))
    await runImport(writer, [aFile(areas)])
    const run = (...lines: string[]) => runImport(writer, [aTable('closures.csv', ...lines)], { kind: 'closures' })
    const store = await place.openStore()
    const fields = ['name', 'protected_area_uuids', 'geometry_from', 'time_zone'] as const
    const found = async () => parsed(await store.listClosures({}, fields, ALL, 0)).toSorted(byName)
    const uuids = `${WOOD};${PARK}`
    await run(
      'id,name,reason,source,wkt,protected_area_uuids',
      `${ROW},,${uuids}`,
      `b,Own rock,breeding,Rangers,POINT (-22.5 64),${PARK}`,
    )
    const falcons = { protected_area_uuids: [WOOD, PARK], geometry_from: 'areas', time_zone: 'Europe/Stockholm' }
    const own = { protected_area_uuids: [PARK], geometry_from: 'own', time_zone: 'Atlantic/Reykjavik' }
    const before = [
      { name: 'Falcon rock', ...falcons },
      { name: 'Own rock', ...own },
    ]
    expect(await found()).toEqual(before)
    const report = await run('id,name,reason,source', ROW.replace('rock', 'cliff'), 'b,Own rock,breeding,Rangers')
    expect(report).toMatchObject({ outcome: 'imported', written: { changed: 1, unchanged: 1 } })
    expect(report.remarks).toContainEqual(
      expect.objectContaining({ text: 'place kept, of which the file says nothing', records: 2 }),
    )
    expect(await found()).toEqual([{ name: 'Falcon cliff', ...falcons }, before[1]])
    await run('id,name,reason,source,protected_area_uuids', 'b,Own rock,breeding,Rangers,')
    expect(await found()).toContainEqual({ name: 'Own rock', ...own, protected_area_uuids: [] })
  })
})

describe.each(storeKinds)('the kind of a source, in $name', ({ aPlace }) => {
  const aStage = async () => {
    const place = await aPlace()
    const [writer, store] = [await place.openWriter(), await place.openStore()]
    return {
      run: async (header: string, ...rows: string[]) => {
        const path = join(aDirectory(), 'closures.csv')
        writeFileSync(path, [header, ...rows].join('\n'))
        return runImport(writer, [path], { kind: 'closures', timeZone: 'Europe/Vienna' })
      },
      kinds: async () => (await store.listSources('en')).map(({ name, kind }) => `${name}: ${kind}`),
    }
  }

  it('is one: rows that say another are refused with the line that said it first', async () => {
    const stage = await aStage()
    const rows = ['a,Rock,Rangers,authority', 'b,Wood,Club,platform', 'c,Bay,Rangers,platform']
    const report = await stage.run('id,name,source,source_kind', ...rows)
    expect(report.outcome).toBe('refused')
    expect(report.refused).toMatchObject([
      { place: 'line 4', reason: 'its source_kind “platform” is not the “authority” of Rangers in line 2' },
    ])
    expect(await stage.kinds()).toEqual([])
  })

  it('stays what it is where rows do not say it', async () => {
    const stage = await aStage()
    await stage.run('id,name,source,source_kind', 'a,Rock,Rangers,', 'b,Wood,Rangers,authority', 'c,Bay,Rangers,')
    expect(await stage.kinds()).toEqual(['Rangers: authority'])
    const report = await stage.run('id,name,source', 'a,Rock,Rangers', 'd,Moor,Club')
    expect(report.written).toEqual({ added: 1, changed: 0, unchanged: 1 })
    expect(await stage.kinds()).toEqual(['Rangers: authority', 'Club: open_data'])
  })
})

const PARK = '2f0b1f3e-7d4c-4a55-9d6b-0f4b8f1b2c3d'
const WOOD = '1f0b1f3e-7d4c-4a55-9d6b-0f4b8f1b2c3d'
const ALL = { offset: 0, limit: 9 }

function byName(a: unknown, b: unknown): number {
  return JSON.stringify(a).localeCompare(JSON.stringify(b))
}
