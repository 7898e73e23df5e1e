import { execFileSync } from 'node:child_process'
import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { anArea } from '#testing/builders.ts'
import { run } from '../../testing/program.ts'
import { aCircle, aFeature, aFile } from '../../import/testing/import.ts'
import { aDirectory, aStore, aWriter, write } from '../testing/store.ts'

/** A small disk for the time of the test; null where none can be mounted. */
function aSmallDisk(megabytes = 3): string | null {
  const directory = aDirectory()
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', directory], { stdio: 'ignore' })
  } catch {
    return null
  }
  onTestFinished(() => void execFileSync('umount', ['--lazy', directory]))
  return directory
}

it('an import that fills the disk says so, changes nothing and gives the room back', async ({ skip }) => {
  const directory = aSmallDisk()
  if (directory === null) return skip('No small disk can be mounted here, which takes root.')
  const writer = aWriter(directory)
  await write(writer, { areas: [anArea({ name: 'Kept' })] })
  await writer.close()
  const store = aStore(directory)
  const { updatedAt } = await store.state()
  const parks = Array.from({ length: 100 }, (_, id) =>
    aFeature({ id, name: `Park ${id}`, category: 'other', country: 'SE' }, aCircle(2000)),
  )
  const importing = run('import', [aFile(parks)], { DATA_DIR: directory })
  expect(await importing.ended).toBe(1)
  expect(importing.said()).toContain(
    `The disk of ${join(directory, 'fieldgate.db')} is full, so nothing was changed. Make room there`,
  )
  expect(importing.said()).not.toMatch(/SqliteError| at .*:\d+/)
  expect(statSync(join(directory, 'fieldgate.db-wal')).size).toBe(0)
  expect(await store.state()).toMatchObject({ updatedAt })
  const smaller = run('import', [aFile(parks.slice(0, 2))], { DATA_DIR: directory })
  expect([await smaller.ended, smaller.said()]).toEqual([0, expect.stringContaining('2 added')])
})

it('a service that has no room for its store says so, and leaves nothing of it', async ({ skip }) => {
  const directory = aSmallDisk()
  if (directory === null) return skip('No small disk can be mounted here, which takes root.')
  writeFileSync(join(directory, 'others'), Buffer.alloc(3 * 2 ** 20 - 2 ** 16))
  const service = run('main', [], { PORT: '0', DATA_DIR: join(directory, 'data') })
  expect(await service.ended).toBe(1)
  expect(service.said()).toContain('is full, so nothing was changed. Make room there')
  expect(readdirSync(join(directory, 'data')).filter((name) => name.startsWith('fieldgate.db'))).toEqual([])
})

it('an import into a store that may only be read says why', async ({ skip }) => {
  const directory = aSmallDisk(20)
  if (directory === null) return skip('No small disk can be mounted here, which takes root.')
  const service = run('main', [], { PORT: '0', DATA_DIR: directory })
  await service.saying(/Fieldgate is at/)
  service.process.kill('SIGKILL')
  await service.ended
  execFileSync('mount', ['-o', 'remount,ro', directory])
  const park = aFeature({ id: 1, name: 'Park', category: 'other', country: 'SE' }, aCircle(8))
  const importing = run('import', [aFile([park])], { DATA_DIR: directory })
  expect(await importing.ended).toBe(1)
  expect(importing.said()).toContain(
    `${join(directory, 'fieldgate.db')} cannot be written to: the file system is mounted read-only. Let`,
  )
  expect(importing.said()).not.toMatch(/SqliteError| at .*:\d+/)
})
