import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { aDirectory, aStore } from '../../store/testing/store.ts'
import { run } from '../../testing/program.ts'

/** A table of closures with those names. */
const table = (...names: readonly string[]) =>
  ['id,name,source,lng,lat', ...names.map((name) => `${name},${name},Rangers,18,68`)].join('\n')

/** A folder that is being watched into a store, and what changes it. */
function aWatchedFolder() {
  const [folder, data] = [aDirectory(), aDirectory()]
  const options = ['--watch', folder, '--settle', '0.1', '--kind', 'closures']
  return {
    folder,
    data,
    put: (name: string, text: string) => writeFileSync(join(folder, name), text),
    watching: (...others: readonly string[]) => run('import', [...options, ...others], { DATA_DIR: data }),
    count: async () => (await aStore(data).listClosures({}, ['uuid'], { offset: 0, limit: 1 }, 0)).count,
  }
}

it('a watched folder has each file imported, again when it has changed, and deletes nothing of one that goes', async () => {
  const { folder, put, watching, count } = aWatchedFolder()
  put('rocks.csv', table('Rock'))
  const program = watching()
  await program.saying(/Z rocks\.csv: imported\n[^]* 1 added/)
  put('caves.csv', table('Cave', 'Hollow'))
  await program.saying(/Z caves\.csv: imported\n[^]* 2 added/)
  put('rocks.csv', table('Rock', 'Cliff'))
  await program.saying(/ 1 added, 0 changed, 1 unchanged/)
  rmSync(join(folder, 'rocks.csv'))
  await program.saying(/Z rocks\.csv: has gone; nothing is deleted, and what it brought stays/)
  program.process.kill('SIGTERM')
  expect(await program.ended).toBe(0)
  expect(await count()).toBe(4)
})

it('a file that has been imported is not imported again after a new start, but with other options', async () => {
  const { put, watching } = aWatchedFolder()
  put('rocks.csv', table('Rock'))
  const first = watching()
  await first.saying(/rocks\.csv: imported\n/)
  first.process.kill('SIGINT')
  expect(await first.ended).toBe(0)
  const again = watching()
  await again.saying(/rocks\.csv: has been imported before as it is/)
  again.process.kill('SIGINT')
  await again.ended
  expect(again.said()).not.toContain('rocks.csv: is being imported')
  const otherwise = watching('--licence', 'CC BY 4.0')
  await otherwise.saying(/rocks\.csv: imported\n[^]* 1 changed/)
})

it('files are imported again, in their earlier order, once the store was restored from a backup', async () => {
  const { data, put, watching, count } = aWatchedFolder()
  const watched = async (name: string) => {
    const program = watching()
    await program.saying(new RegExp(`${name}: imported\\n`))
    program.process.kill('SIGINT')
    await program.ended
  }
  put('rocks.csv', table('Rock'))
  await watched('rocks.csv')
  const [store, backup] = [join(data, 'fieldgate.db'), join(aDirectory(), 'backup.db')]
  copyFileSync(store, backup)
  put('lakes.csv', table('Lake'))
  await watched('lakes.csv')
  put('caves.csv', table('Cave'))
  await watched('caves.csv')
  copyFileSync(backup, store)
  const program = watching()
  await program.saying(/lakes\.csv: imported\n[^]*caves\.csv: imported\n/)
  expect(program.said()).toContain('rocks.csv: has been imported before as it is')
  expect(await count()).toBe(3)
})

it('a file that cannot be imported is told, and the next one is imported', async () => {
  const { put, watching } = aWatchedFolder()
  put('a-broken.csv', 'id,name\n1,"Rock')
  put('rocks.csv', table('Rock'))
  const program = watching()
  await program.saying(/rocks\.csv: imported\n/)
  expect(program.said()).toMatch(/Z a-broken\.csv: not imported: .*a-broken\.csv: /)
  put('a-broken.csv', table('Cave'))
  await program.saying(/a-broken\.csv: imported\n/)
})

it('links, hidden and unfinished files and folders are left alone, and the parts of a shapefile wait for each other', async () => {
  const { folder, put, watching, count } = aWatchedFolder()
  const elsewhere = join(aDirectory(), 'elsewhere.csv')
  writeFileSync(elsewhere, table('Elsewhere'))
  symlinkSync(elsewhere, join(folder, 'link.csv'))
  put('.hidden.csv', table('Hidden'))
  put('rocks.csv.part', table('Rock'))
  put('lakes.shp', 'no shapes')
  mkdirSync(join(folder, 'deeper'))
  const program = watching()
  await program.saying(/link\.csv: left alone, as it is a link/)
  await program.saying(/\.hidden\.csv: left alone, as it is hidden/)
  await program.saying(/deeper: left alone, as it is a folder/)
  await program.saying(/lakes\.shp: left alone, as it waits for its \.dbf/)
  await program.saying(/rocks\.csv\.part: left alone, as by its name it is not finished/)
  renameSync(join(folder, 'rocks.csv.part'), join(folder, 'rocks.csv'))
  await program.saying(/rocks\.csv: imported\n/)
  expect(program.said()).not.toContain('lakes.shp: not imported')
  put('lakes.dbf', 'no table')
  await program.saying(/lakes\.shp: not imported/)
  expect(await count()).toBe(1)
})

it('each import of a watched folder leaves a report where that is wanted', async () => {
  const { put, watching } = aWatchedFolder()
  const reports = aDirectory()
  put('rocks.csv', table('Rock'))
  const program = watching('--report', reports)
  await program.saying(/rocks\.csv: imported\n/)
  expect(readdirSync(reports)).toEqual([expect.stringMatching(/^rocks\.csv-\d{4}.*\.json$/)])
})

it('watching is refused with what would delete or write nothing, and for a folder that is not there', async () => {
  const { folder, watching } = aWatchedFolder()
  const refused = async (...options: readonly string[]) => {
    const program = watching(...options)
    return [await program.ended, program.said()] as const
  }
  expect(await refused('--full')).toEqual([1, expect.stringContaining('--full does not go with --watch')])
  expect(await refused('--dry-run')).toEqual([1, expect.stringContaining('--dry-run does not go with --watch')])
  expect(await refused('rocks.csv')).toEqual([1, expect.stringContaining('or files, not both: rocks.csv')])
  expect(await refused('--report', folder)).toEqual([1, expect.stringContaining('reports would be imported')])
  rmSync(folder, { recursive: true })
  expect(await refused()).toEqual([1, expect.stringContaining('there is no such folder')])
})
