import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { uuidOf } from '#testing/builders.ts'
import { aDirectory, parsed, storeKinds, type StoreKind } from '../store/testing/store.ts'
import type { ImportOptions } from './import-options.ts'
import { aFeature, aFile, runImport } from './testing/import.ts'
import { undoImport, type UndoOptions } from './undo.ts'
import { undoLines } from './undo-lines.ts'

const ALL = { offset: 0, limit: 100 }
const DAY_MS = 86_400_000

/** A park with an id of its source's, or with a uuid. */
const aPark = (id: number | string, name = `Park ${id}`) =>
  aFeature({ ...(typeof id === 'number' ? { id } : { uuid: id }), name, category: 'national_park', country: 'SE' })

/** A table of closures, a row each: `id,name,source`. */
function aTable(...rows: string[]): string {
  const path = join(aDirectory(), 'closures.csv')
  writeFileSync(path, ['id,name,source,lng,lat', ...rows.map((row) => `${row},18,68`)].join('\n'))
  return path
}

/** A store on which each import and each undo is made a day after the one before. */
async function aStage({ aPlace }: Pick<StoreKind, 'aPlace'>) {
  const place = await aPlace()
  let now = Date.parse('2026-05-01T09:00:00Z')
  const writer = await place.openWriter({ now: () => now })
  const store = await place.openStore()
  const run = (files: readonly string[], options: Partial<ImportOptions>) => {
    now += DAY_MS
    return runImport(writer, files, options)
  }
  return {
    place,
    store,
    parks: (parks: Parameters<typeof aFile>[0], options: Partial<ImportOptions> = {}) =>
      run([aFile(parks)], { source: 'Parks', ...options }),
    closures: (file: string, options: Partial<ImportOptions> = {}) => run([file], { kind: 'closures', ...options }),
    undo: (options: Partial<UndoOptions> = {}) => {
      now += DAY_MS
      return undoImport({ source: null, kind: null, dryRun: false, ...options }, writer)
    },
    names: async () => parsed(await store.listAreas({}, ['name', 'id'], ALL)),
    close: async () => writer.close(),
  }
}

describe.each(storeKinds)('the undo of an import, in $name', (kind) => {
  it('brings back what was changed and removed, with its numbers, and removes what was added', async () => {
    const stage = await aStage(kind)
    await stage.parks([aPark(1), aPark(2), aPark(3)])
    const before = parsed(await stage.store.listAreas({}, ['uuid', 'id', 'name', 'created_at', 'geometry'], ALL))
    await stage.parks([aPark(1), aPark(2, 'Wood'), aPark(4)], { full: true })
    const report = await stage.undo()
    expect(undoLines(report)).toEqual([
      'The import of parks (areas) of 2026-05-03 09:00 UTC has been taken back:',
      '  1 changed: as they were before',
      '  1 deleted: there again',
      '  1 added: deleted',
    ])
    expect(parsed(await stage.store.listAreas({}, ['uuid', 'id', 'name', 'created_at', 'geometry'], ALL))).toEqual(
      before,
    )
    const changed = { updated_after: '2026-05-04' }
    expect(parsed(await stage.store.listAreas(changed, ['name', 'updated_at'], ALL))).toEqual([
      { name: 'Park 2', updated_at: '2026-05-04T09:00:00.000Z' },
      { name: 'Park 3', updated_at: '2026-05-04T09:00:00.000Z' },
    ])
    expect((await stage.store.listDeleted('area', { date: '2026-05-03' }, ALL)).count).toBe(1)
    expect((await stage.parks([aPark(1), aPark(2), aPark(3)])).written).toEqual({ added: 0, changed: 0, unchanged: 3 })
  })

  it('says when it was made already, and how to have the import again', async () => {
    const stage = await aStage(kind)
    await expect(stage.undo()).rejects.toThrow('There is no import to take back.')
    await stage.parks([aPark(1)])
    await stage.undo()
    expect(await stage.names()).toEqual([])
    await expect(stage.undo()).rejects.toThrow(
      'The last import of parks has been taken back already, at 2026-05-04T09:00:00.000Z. To have it again, import its file.',
    )
    await expect(stage.undo({ source: 'Prks' })).rejects.toThrow('Imports are known of parks.')
    await stage.parks([aPark(1)])
    expect(await stage.undo()).toMatchObject({ outcome: 'undone', last: { added: 1 } })
  })

  it('is of the last import that changed something', async () => {
    const stage = await aStage(kind)
    await stage.parks([aPark(1)])
    await stage.parks([aPark(1, 'Wood')])
    await stage.parks([aPark(1, 'Wood')])
    await stage.parks([aPark(1, 'Lake')], { dryRun: true })
    await stage.undo()
    expect(await stage.names()).toEqual([{ name: 'Park 1', id: 1 }])
  })

  it('shows what would come of it and changes nothing', async () => {
    const stage = await aStage(kind)
    await stage.parks([aPark(1), aPark(2)])
    const { updatedAt } = await stage.store.state()
    const report = await stage.undo({ dryRun: true })
    expect(undoLines(report)).toEqual(
      expect.arrayContaining(['  2 added: deleted', 'This was a trial: nothing was changed.']),
    )
    expect((await stage.names()).length).toBe(2)
    expect((await stage.store.state()).updatedAt).toBe(updatedAt)
    expect(await stage.undo()).toMatchObject({ outcome: 'undone' })
  })

  it('asks which source is meant, and takes back that one alone', async () => {
    const stage = await aStage(kind)
    await stage.parks([aPark(1)])
    await stage.closures(aTable('1,Rock,Office A', '2,Wood,Office B'))
    const report = await stage.undo()
    expect(undoLines(report)).toEqual([
      'There is more than one import that could be taken back:',
      '  2026-05-03 09:00 UTC  office-a (closures): 1 added, 0 changed, 0 deleted',
      '  2026-05-03 09:00 UTC  office-b (closures): 1 added, 0 changed, 0 deleted',
      '  2026-05-02 09:00 UTC  parks (areas): 1 added, 0 changed, 0 deleted',
      'Say which with --source NAME, and --kind areas|closures where it has both. Nothing was taken back.',
    ])
    await stage.undo({ source: 'Office A' })
    expect(parsed(await stage.store.listClosures({}, ['name'], ALL, 0))).toEqual([{ name: 'Wood' }])
    expect((await stage.names()).length).toBe(1)
    await stage.undo({ kind: 'area' })
    expect(await stage.names()).toEqual([])
  })

  it('is refused where another source has taken records since, until its import is taken back', async () => {
    const stage = await aStage(kind)
    const uuids = Array.from({ length: 12 }, (_, index) => uuidOf(index + 1))
    await stage.parks(uuids.map((uuid) => aPark(uuid, `Old ${uuid.slice(-2)}`)))
    await stage.parks(
      uuids.map((uuid) => aPark(uuid, `New ${uuid.slice(-2)}`)),
      { source: 'Others', force: true },
    )
    const report = await stage.undo({ source: 'Parks' })
    const lines = undoLines(report)
    expect(lines[0]).toBe(
      'The import of parks (areas) of 2026-05-02 09:00 UTC cannot be taken back: 12 of its records have been changed since.',
    )
    expect(lines[1]).toBe(`  New 01, ${uuidOf(1)}: is there as a record of others`)
    expect(lines.slice(11)).toEqual(['  … and 2 more', expect.stringContaining('Nothing was taken back.')])
    expect((await stage.names())[0]).toEqual({ name: 'New 01', id: 1 })
    await stage.undo({ source: 'Others' })
    expect((await stage.names())[0]).toEqual({ name: 'Old 01', id: 1 })
    expect(await stage.undo({ source: 'Parks' })).toMatchObject({ outcome: 'undone' })
    expect(await stage.names()).toEqual([])
  })

  it('is refused where records are gone or came back since, as others’', async () => {
    const stage = await aStage(kind)
    await stage.parks([aPark(uuidOf(1)), aPark(uuidOf(2))])
    await stage.parks([aPark(uuidOf(2), 'Wood')], { full: true })
    await stage.parks([aPark(uuidOf(1), 'Back')], { source: 'Others', force: true })
    await stage.parks([aPark(uuidOf(2), 'Theirs')], { source: 'Others', force: true })
    await stage.parks([aPark(uuidOf(3))], { source: 'Others', force: true, full: true })
    await stage.parks([aPark(uuidOf(1), 'Back')], { source: 'Others', force: true })
    expect(undoLines(await stage.undo({ source: 'Parks' })).slice(1, 3)).toEqual([
      `  Back, ${uuidOf(1)}: is there as a record of others`,
      `  ${uuidOf(2)}: has been deleted`,
    ])
  })

  it('gives records back to the source that they were taken from as they were', async () => {
    const stage = await aStage(kind)
    await stage.parks([aPark(uuidOf(1)), aPark(uuidOf(2))])
    await stage.parks([aPark(uuidOf(1)), aPark(uuidOf(3))], { source: 'Others', force: true })
    await stage.undo({ source: 'Others' })
    const again = await stage.parks([aPark(uuidOf(2))], { full: true })
    expect(again.removals).toEqual({ kind: 'removed', uuids: [uuidOf(1)] })
  })

  it('is known of a store from before imports were kept, of the first one that follows', async () => {
    const stage = await aStage(kind)
    await stage.parks([aPark(1), aPark(2)])
    await stage.close()
    const back = kind.name === 'SQLite' ? 'PRAGMA user_version = 11' : 'DELETE FROM migration WHERE id >= 9'
    await stage.place.script(`DROP TABLE last_import; DROP TABLE kept_record; ${back}`)
    const writer = await stage.place.openWriter()
    const options = { source: null, kind: null, dryRun: false }
    await expect(undoImport(options, writer)).rejects.toThrow('There is no import to take back.')
    await runImport(writer, [aFile([aPark(1, 'Wood'), aPark(2)])], { source: 'Parks' })
    expect(await undoImport(options, writer)).toMatchObject({ outcome: 'undone', last: { changed: 1 } })
    expect(await stage.names()).toEqual([
      { name: 'Park 1', id: 1 },
      { name: 'Park 2', id: 2 },
    ])
  })
})
