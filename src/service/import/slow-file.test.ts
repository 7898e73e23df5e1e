import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Geometry } from 'geojson'
import { describe, expect, it } from 'vitest'
import { run } from '../testing/program.ts'
import { aDirectory, storeKinds } from '../store/testing/store.ts'
import { box, dbfOf, shpOf } from './reading/testing/reading.ts'
import { aFeature, aFile } from './testing/import.ts'

const COLUMNS = [
  ['uuid', 'C', 36],
  ['name', 'C', 20],
  ['category', 'C', 20],
  ['country', 'C', 2],
] as const

/** An outline that crosses itself some 10,000 times, which takes long to put right. */
function aTangle(): Geometry {
  const ring = Array.from({ length: 300 }, (_, index) => [18 + ((index * 0.618) % 1), 65 + ((index * 0.7548) % 1)])
  return { type: 'Polygon', coordinates: [[...ring, ...ring.slice(0, 1)]] }
}

/** A shapefile whose table is a pipe: it can be read as far as somebody writes it. */
function aSlowShapefile(): { readonly shp: string; readonly pipe: string; readonly table: Buffer } {
  const folder = aDirectory()
  const [shp, pipe] = [join(folder, 'slow.shp'), join(folder, 'slow.dbf')]
  writeFileSync(shp, shpOf([{ type: 'MultiPolygon', coordinates: [[box(18, 68, 0.1)]] }]))
  execFileSync('mkfifo', [pipe])
  const row = ['00000000-0000-4000-8000-000000000001', 'Slow', 'other', 'SE']
  return { shp, pipe, table: dbfOf(COLUMNS, [row]) }
}

// Programs that write at once need a database with more than one session.
describe.each(storeKinds.filter(({ isConcurrent }) => isConcurrent))('an import on $name', ({ aPlace }) => {
  it('that waits for its file does not keep others waiting, and is complete when the rest comes', async () => {
    const place = await aPlace()
    const temporary = join(aDirectory(), 'tmp')
    mkdirSync(temporary)
    const { shp, pipe, table } = aSlowShapefile()
    const slow = run('import', [shp], { ...place.environment, TMPDIR: temporary })
    const writing = createWriteStream(pipe)
    // Opens when the import reads the table, which it then waits for.
    await once(writing, 'open')
    writing.write(table.subarray(0, 40))
    const good = run(
      'import',
      [aFile([aFeature({ id: 1, name: 'Good', category: 'other', country: 'SE' })])],
      place.environment,
    )
    expect([await good.ended, good.said()]).toEqual([0, expect.stringContaining('1 added')])
    writing.end(table.subarray(40))
    expect([await slow.ended, slow.said()]).toEqual([0, expect.stringContaining('1 added')])
    expect(readdirSync(temporary)).toEqual([])
    const store = await place.openStore()
    expect(await store.listAreas({}, ['uuid'], { offset: 0, limit: 0 })).toMatchObject({ count: 2 })
  })

  it('that repairs a shape does not keep others waiting, and is complete when that is done', async () => {
    const place = await aPlace()
    const { shp, pipe, table } = aSlowShapefile()
    const good = run('import', [shp], place.environment)
    const writing = createWriteStream(pipe)
    await once(writing, 'open')
    const tangled = aFile([aFeature({ id: 1, name: 'Slow', source: 'Rangers' }, aTangle())], 'slow.geojson')
    const slow = run('import', [tangled, '--kind', 'closures'], place.environment)
    await slow.saying(/50 %, 1 record/)
    // The other one waits for no more than its table, and says that it has it. Then the first is stopped while it repairs.
    writing.end(table)
    await good.saying(/%, 1 record/)
    slow.process.kill('SIGSTOP')
    expect([await good.ended, good.said()]).toEqual([0, expect.stringContaining('1 added')])
    const store = await place.openStore()
    const closuresNow = async () => (await store.listClosures({}, ['uuid'], { offset: 0, limit: 0 }, 0)).count
    expect(await closuresNow()).toBe(0)
    slow.process.kill('SIGCONT')
    expect([await slow.ended, slow.said()]).toEqual([0, expect.stringContaining('crossing outlines dissolved')])
    expect(await closuresNow()).toBe(1)
  })
})
