import { join } from 'node:path'
import { expect, it } from 'vitest'
import { aCircle, aFeature, aFile } from '../import/testing/import.ts'
import { Connection } from '../store/sqlite/database/connection.ts'
import { aDirectory, aStore } from '../store/testing/store.ts'
import { run, type Running } from '../testing/program.ts'

/** Ends the reading of what a program says, as where what keeps its log is restarted. */
function hangUp({ process }: Running): void {
  process.stdout?.destroy()
  process.stderr?.destroy()
}

it('a service goes on where nobody reads its log any more', async () => {
  const directory = aDirectory()
  const service = run('main', [], { PORT: '0', DATA_DIR: directory })
  const [, address] = await service.saying(/Fieldgate is at (http:\S+)/)
  hangUp(service)
  const sql = new Connection(join(directory, 'fieldgate.db'), 5000)
  sql.script('ALTER TABLE closure_field RENAME TO gone')
  for (const offset of [0, 1, 2]) {
    const list = new URL(`/api/v2/closures-and-notices?page_size=1&offset=${offset}`, address)
    // Each of them is a line of the log.
    expect((await fetch(list)).status).toBe(500)
  }
  sql.script('ALTER TABLE gone RENAME TO closure_field')
  sql.close()
  expect((await fetch(new URL('/healthz', address))).status).toBe(200)
})

it('an import whose words nobody reads imports, and ends as one that has', async () => {
  const directory = aDirectory()
  const park = aFeature({ id: 1, name: 'Park', category: 'other', country: 'SE' }, aCircle(8))
  const importing = run('import', [aFile([park])], { DATA_DIR: directory })
  hangUp(importing)
  expect(await importing.ended).toBe(0)
  const areas = await aStore(directory).listAreas({}, ['uuid'], { offset: 0, limit: 1 })
  expect(areas.count).toBe(1)
})
