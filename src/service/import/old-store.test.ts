import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { aDirectory, parsed, storeKinds, type Place } from '../store/testing/store.ts'
import type { ImportOptions } from './import-options.ts'
import { areaContractNames, closureContractNames } from './mapping/contract-names.ts'
import { aFeature, aFile, runImport } from './testing/import.ts'

const ALL = { offset: 0, limit: 100 }

/** Makes the tables what they were before they kept the files of records. */
const BEFORE_FILES: Readonly<Record<string, string>> = {
  SQLite: `DROP TABLE word; DROP TABLE word_part; DROP TABLE area_words; DROP TABLE closure_words; DROP TABLE word_due;
    PRAGMA user_version = 5`,
  PostGIS: 'DELETE FROM migration WHERE id >= 4',
}
const DROPS =
  'ALTER TABLE origin DROP COLUMN file; DROP TABLE origin_heir; DROP TABLE zone_rules; DROP TABLE area_drawn; DROP TABLE area_tile; DROP TABLE tile_rules; DROP TABLE last_import; DROP TABLE kept_record'

const parks = () => aFile([1, 2].map((id) => aFeature({ id, name: `Park ${id}`, category: 'other', country: 'SE' })))

function closures(name: string): string {
  const path = join(aDirectory(), name)
  writeFileSync(path, 'id,name,source,lng,lat\n1,Rock,Office A,18,68\n2,Wood,Office A,18,68\n1,Bay,Office B,18,68')
  return path
}

async function importInto(place: Place, file: string, options: Partial<ImportOptions>) {
  const writer = await place.openWriter()
  try {
    return (await runImport(writer, [file], options)).written
  } finally {
    await writer.close()
  }
}

describe.each(storeKinds)('a store in $name from before records belonged to sources', ({ name, aPlace }) => {
  it('keeps the uuid of every record when the files come again', async () => {
    const place = await aPlace()
    const oldClosures = { ...closureContractNames, key: 'file-closures' }
    const both = { kind: 'closures', mapping: oldClosures, skipBad: true } as const
    expect(await importInto(place, closures('closures.csv'), both)).toMatchObject({ added: 2 })
    const oldAreas = { ...areaContractNames, key: 'file-parks' }
    await importInto(place, parks(), { mapping: oldAreas })
    await place.script(`${DROPS}; ${BEFORE_FILES[name] ?? ''}`)
    const store = await place.openStore()
    const there = async () => [
      parsed(await store.listAreas({}, ['uuid', 'name'], ALL)),
      parsed(await store.listClosures({}, ['uuid', 'name'], ALL, 0)),
    ]
    const before = await there()
    expect(await importInto(place, closures('closures.csv'), { kind: 'closures', skipBad: true })).toMatchObject({
      changed: 0,
      unchanged: 2,
    })
    expect(await importInto(place, parks(), { source: 'Parks' })).toEqual({ added: 0, changed: 0, unchanged: 2 })
    expect((await store.listDeleted('closure', {}, ALL)).count).toBe(0)
    const [areas, others] = await there()
    expect(areas).toEqual(before[0])
    expect(others).toEqual(expect.arrayContaining([...(before[1] ?? [])]))
  })
})
