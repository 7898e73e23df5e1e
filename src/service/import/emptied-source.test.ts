import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { aDirectory, storeKinds } from '../store/testing/store.ts'
import type { ImportOptions } from './import-options.ts'
import { reportLines } from './report.ts'
import { aFeature, aFile, runImport } from './testing/import.ts'

const HEADER = 'id,name,source,lng,lat'

function aTable(name: string, ...rows: string[]): string {
  const path = join(aDirectory(), name)
  writeFileSync(path, [HEADER, ...rows.map((row) => `${row},18,68`)].join('\n'))
  return path
}

const parks = [1, 2].map((id) => aFeature({ id, name: `Park ${id}`, category: 'national_park', country: 'SE' }))
const ALL = { offset: 0, limit: 100 }

describe.each(storeKinds)('a source that has no records left, in $name', ({ aPlace }) => {
  const aStage = async () => {
    const place = await aPlace()
    const [writer, store] = [await place.openWriter(), await place.openStore()]
    return {
      closures: (file: string, options: Partial<ImportOptions> = {}) =>
        runImport(writer, [file], { kind: 'closures', ...options }),
      areas: (file: string, options: Partial<ImportOptions> = {}) => runImport(writer, [file], options),
      counts: async () => [
        (await store.listAreas({}, ['uuid'], ALL)).count,
        (await store.listClosures({}, ['uuid'], ALL, 0)).count,
        (await store.listDeleted('closure', {}, ALL)).count,
      ],
    }
  }
  const emptying = { full: true, force: true }

  it('is emptied by a table with a header alone, of the records that came in a file of that name', async () => {
    const stage = await aStage()
    await stage.closures(aTable('closures.csv', 'a,Rock,Office A', 'b,Wood,Office A', '1,Boat,Club'))
    await stage.closures(aTable('north.csv', 'c,Marsh,Office A', 'x,Bay,Office B'))
    const empty = aTable('closures.csv')
    await expect(stage.closures(empty, { full: true })).rejects.toThrow(
      'closures.csv: there is nothing in it. To delete all that it brought of club, office-a, say --full --force.',
    )
    const unasked = await stage.closures(empty)
    expect(unasked.outcome).toBe('refused')
    expect(reportLines(unasked).at(-1)).toContain('--full --force')
    expect(await stage.counts()).toEqual([0, 5, 0])
    const report = await stage.closures(empty, emptying)
    expect(report).toMatchObject({ outcome: 'imported', removals: { uuids: { length: 3 } } })
    expect(reportLines(report)).toContain('3 deleted, as their source has them no longer')
    expect(await stage.counts()).toEqual([0, 2, 3])
    expect((await stage.closures(aTable('north.csv'), { ...emptying, source: 'Office A' })).outcome).toBe('imported')
    expect(await stage.counts()).toEqual([0, 1, 4])
  })

  it('is emptied by a collection without features, if the source is known', async () => {
    const stage = await aStage()
    await stage.areas(aFile(parks, 'parks.geojson'), { source: 'Parks' })
    const empty = aFile([], 'export.geojson')
    await expect(stage.areas(empty, emptying)).rejects.toThrow(
      'export.geojson: there is nothing in it, and nothing came in a file of that name: say --source NAME for the ' +
        'source whose records are to be deleted.',
    )
    await expect(stage.areas(empty, { ...emptying, source: 'Prks' })).rejects.toThrow('nothing came from prks')
    const tried = await stage.areas(empty, { ...emptying, source: 'Parks', dryRun: true })
    expect(tried).toMatchObject({ outcome: 'tried', removals: { uuids: { length: 2 } } })
    expect(await stage.counts()).toEqual([2, 0, 0])
    expect((await stage.areas(empty, { ...emptying, source: 'Parks' })).outcome).toBe('imported')
    expect(await stage.counts()).toEqual([0, 0, 0])
  })
})
