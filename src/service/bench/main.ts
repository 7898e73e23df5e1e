import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import { benchCached } from './cached-bench.ts'
import { benchCrossings } from './crossings-bench.ts'
import { benchImport, benchUnplaced, importAndTell } from './import-bench.ts'
import { benchList, benchMisses } from './list-bench.ts'
import { areaFeatures } from './made-areas.ts'
import { madeClosures } from './made-closures.ts'
import { madeStore } from './made-store.ts'
import { benchMapServer } from './map-server-bench.ts'
import { resultLine, type Result } from './measure.ts'
import { serveAndTell, serveConstantAndTell } from './processes.ts'
import { benchSearch } from './search-bench.ts'
import { benchServedTiles } from './served-tiles-bench.ts'
import { benchTiles } from './tile-bench.ts'
import { writeFeatures } from './write-features.ts'

const FILE = resolve('../shared/data/se-naturvardsregistret.geojson.gz')

const USAGE = `Usage: node dist/service/bench.js all RESULTS AREAS,AREAS     leaves what the service costs, with few areas and many, as JSON
       node dist/service/bench.js areas FILE COUNT            writes made areas as GeoJSON
       node dist/service/bench.js closures FILE COUNT DAY     writes made closures, dated around a day such as 2026-05-01
npm run bench -- service calls it, compares and keeps what it says.`

const results: Result[] = []

/**
 * Prints the benchmarks, as far as they can be run, as figures against their targets, and leaves them as a file.
 * @param sizes two numbers of made areas, or one
 */
async function bench(program: string, file: string, sizes: readonly number[]): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'fieldgate-bench-'))
  try {
    if (existsSync(FILE)) await benchRealData(program, join(root, 'real'))
    else console.log(`Some benchmarks need ${FILE}, which is not there.`)
    await benchMadeData(program, root, sizes)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
  writeFileSync(file, JSON.stringify(results))
}

async function benchRealData(program: string, dataDir: string): Promise<void> {
  print(await benchImport(program, FILE, dataDir, 500))
  const store = openSqliteStore(dataDir)
  print([await benchTiles(store)])
  await store.close()
  print([await benchList(program, dataDir)])
}

async function benchMadeData(program: string, root: string, sizes: readonly number[]): Promise<void> {
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)]
  print([await benchCrossings()])
  print([await benchUnplaced(program, root)])
  const few = await madeStore(program, root, least)
  const many = most === least ? few : await madeStore(program, root, most)
  print(many.results)
  print(await benchCached(program, few.store.dataDir))
  print(await benchMapServer(program, few.store.dataDir))
  print(await benchMisses(program, few.store, many.store))
  print(await benchServedTiles(program, many.store.dataDir))
  print(await benchSearch(program, many.store.dataDir))
}

function print(found: readonly Result[]): void {
  for (const result of found) console.log(resultLine(result))
  results.push(...found)
}

const program = fileURLToPath(import.meta.url)
const [, , role, first = '', second = '', third = ''] = process.argv
const sizes = second.split(',').map(Number)
if (role === 'import') await importAndTell(first, second)
else if (role === 'serve') await serveAndTell(first)
else if (role === 'constant') await serveConstantAndTell()
else if (role === 'areas' && Number(second) > 0) await writeFeatures(first, areaFeatures(Number(second)))
else if (role === 'closures' && third !== '')
  await writeFeatures(first, madeClosures('benchmark', Number(second), third))
else if (role === 'all' && sizes.every((size) => size > 0)) await bench(program, first, sizes)
else {
  console.error(USAGE)
  process.exitCode = role === '--help' ? 0 : 1
}
