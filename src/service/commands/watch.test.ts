import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { aDirectory } from '../store/testing/store.ts'
import { run } from '../testing/program.ts'
import { checkWatchOptions, watchFolder, type WatchOptions } from './watch.ts'

it('the program imports and reports what comes into a folder, after a new start what it has not imported so', async () => {
  const [folder, data, reports] = [aDirectory(), aDirectory(), aDirectory()]
  const watching = (...options: readonly string[]) =>
    run('import', ['--watch', folder, '--settle', '0.1', '--kind', 'closures', ...options], { DATA_DIR: data })
  writeFileSync(join(folder, 'rocks.csv'), 'id,name,source,lng,lat\nRock,Rock,Rangers,18,68')
  const first = watching('--report', reports)
  await first.saying(/Z rocks\.csv: imported\n[^]* 1 added/)
  first.process.kill('SIGTERM')
  expect(await first.ended).toBe(0)
  expect(readdirSync(reports)).toEqual([expect.stringMatching(/^rocks\.csv-\d{4}.*\.json$/)])
  const again = watching()
  await again.saying(/rocks\.csv: has been imported before as it is/)
  again.process.kill('SIGINT')
  expect(await again.ended).toBe(0)
  expect(again.said()).not.toContain('rocks.csv: is being imported')
  const otherwise = watching('--licence', 'CC BY 4.0')
  await otherwise.saying(/rocks\.csv: imported\n[^]* 1 changed/)
})

it('the program refuses to watch with what would delete', async () => {
  const program = run('import', ['--watch', aDirectory(), '--full'], { DATA_DIR: aDirectory() })
  expect([await program.ended, program.said()]).toEqual([
    1,
    expect.stringContaining('--full does not go with --watch: a file that comes later would be taken for one that has'),
  ])
})

it('watching is refused with what would write nothing, and beside files', () => {
  const check = (files: readonly string[], others: object) => () => checkWatchOptions({ watch: '.', ...others }, files)
  expect(check([], { 'dry-run': true })).toThrow('--dry-run does not go with --watch')
  expect(check(['rocks.csv'], {})).toThrow('or files, not both: rocks.csv')
  expect(check([], { full: false })).not.toThrow()
})

it('watching is refused for a folder that is not there, and with reports that would be imported', async () => {
  const nothing = () => Promise.reject(new Error('Nothing is imported.'))
  const refused = (options: Pick<WatchOptions, 'directory' | 'reports'>) =>
    watchFolder({
      ...options,
      settle: '1',
      dataDir: aDirectory(),
      way: '',
      editionsThere: nothing,
      importFile: nothing,
    })
  const folder = aDirectory()
  await expect(refused({ directory: folder, reports: folder })).rejects.toThrow('reports would be imported')
  const gone = join(folder, 'gone')
  await expect(refused({ directory: gone, reports: null })).rejects.toThrow('there is no such folder')
})
