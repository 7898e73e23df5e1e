import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { aClosure, anArea, uuidOf } from '#testing/builders.ts'
import { aService } from '../../../http/testing/app.ts'
import { StoreDamagedError } from '../../domain/errors.ts'
import { aDirectory, aStore, aWriter, write } from '../../testing/store.ts'
import { openSqliteReader, openSqliteStore } from '../sqlite-store.ts'
import { openSqliteWriter } from '../sqlite-writer.ts'
import { Connection } from './connection.ts'

const PAGE = 4096
const closures = Array.from({ length: 300 }, (_, index) =>
  aClosure({ uuid: uuidOf(index + 1), description: 'Falcons. '.repeat(100) }),
)

/** A directory with a store that nobody has open. */
async function aDirectoryWithStore(): Promise<{ readonly directory: string; readonly file: string }> {
  const directory = aDirectory()
  const writer = aWriter(directory)
  await write(writer, { areas: [anArea()], closures })
  await writer.close()
  return { directory, file: join(directory, 'fieldgate.db') }
}

function overwrite(file: string, firstPage: number, pages: number): void {
  const descriptor = openSync(file, 'r+')
  writeSync(descriptor, Buffer.alloc(pages * PAGE, 0xa5), 0, pages * PAGE, firstPage * PAGE)
  closeSync(descriptor)
}

const damages: readonly (readonly [what: string, damage: (file: string) => void])[] = [
  ['an empty file', (file) => truncateSync(file)],
  ['a file that is cut', (file) => truncateSync(file, PAGE * Math.floor(statSync(file).size / PAGE / 2))],
  ['a file whose head is overwritten', (file) => overwrite(file, 0, 1)],
  ['a file whose second page is overwritten', (file) => overwrite(file, 1, 1)],
  [
    'a file with overwritten pages in the middle',
    (file) => overwrite(file, Math.floor(statSync(file).size / PAGE / 2), 5),
  ],
  ['a file that is something else', (file) => writeFileSync(file, 'uuid,name\n'.repeat(1000))],
]

const openers = [openSqliteStore, openSqliteReader, openSqliteWriter]

it.each(damages)('%s is refused with the way out, and left as it is', async (_, damage) => {
  const { directory, file } = await aDirectoryWithStore()
  damage(file)
  const before = readFileSync(file)
  for (const open of openers) {
    expect(() => open(directory)).toThrow(StoreDamagedError)
    expect(() => open(directory)).toThrow(
      /^The store \S+fieldgate\.db is damaged: [^\n]+\. It was left as it is\. Restore a backup in its place, or /,
    )
  }
  expect(readFileSync(file).equals(before)).toBe(true)
})

it('a store of which only the latest changes are left is no new one', async () => {
  const directory = aDirectory()
  writeFileSync(join(directory, 'fieldgate.db-wal'), 'changes')
  expect(() => openSqliteStore(directory)).toThrow(StoreDamagedError)
  expect(existsSync(join(directory, 'fieldgate.db'))).toBe(false)
})

it('damage that is met while serving is told by what meets it, and by the health from then on', async () => {
  const { directory, file } = await aDirectoryWithStore()
  const lines: string[] = []
  const service = await aService({}, { store: aStore(directory), log: (line) => void lines.push(line) })
  const statusOf = async (path: string) => (await service.request(path)).status
  const list = '/api/v2/closures-and-notices?page_size=1000&status=current,upcoming,expired&fields=*,description'
  expect([await statusOf('/healthz'), await statusOf(list)]).toEqual([200, 200])
  overwrite(file, Math.floor(statSync(file).size / PAGE / 2), 20)
  // A write by somebody else has readers read anew.
  const sql = new Connection(file, 0)
  sql.script('UPDATE edition SET demo = 1')
  sql.close()
  expect(await statusOf(list)).toBe(503)
  expect(lines.splice(0)).toEqual([expect.stringMatching(/^GET \S+: The store \S+ is damaged: /)])
  const health = await service.request('/healthz')
  expect([health.status, await health.json()]).toEqual([
    503,
    { detail: 'The data of this service is damaged. Its operator has to restore a backup.' },
  ])
})
