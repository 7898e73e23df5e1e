import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import { benchCached } from './cached-bench.ts'
import { benchCrossings } from './crossings-bench.ts'
import { benchImport, importAndTell } from './import-bench.ts'
import { benchList, benchMisses } from './list-bench.ts'
import { areaFeatures, makeAreas } from './made-areas.ts'
import { madeClosures } from './made-closures.ts'
import { resultLine, type Result } from './measure.ts'
import { serveAndTell, serveConstantAndTell } from './processes.ts'
import { benchSearch } from './search-bench.ts'
import { benchServedTiles } from './served-tiles-bench.ts'
import { benchTiles } from './tile-bench.ts'
import { writeFeatures } from './write-features.ts'

const FILE = resolve('../shared/data/se-naturvardsregistret.geojson.gz')

const results: Result[] = []

/** Prints the benchmarks, as far as they can be run, as figures against their targets, and leaves them as a file. */
async function bench(program: string, file: string): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'fieldgate-bench-'))
  try {
    if (existsSync(FILE)) await benchRealData(program, join(root, 'real'))
    else console.log(`Some benchmarks need ${FILE}, which is not there.`)
    await benchMadeData(program, join(root, 'few'), join(root, 'many'))
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
  if (file !== '') writeFileSync(file, JSON.stringify(results))
}

async function benchRealData(program: string, dataDir: string): Promise<void> {
  print(await benchImport(program, FILE, dataDir, 500))
  const store = openSqliteStore(dataDir)
  print([await benchTiles(store)])
  await store.close()
  print([await benchList(program, dataDir)])
}

async function benchMadeData(program: string, few: string, many: string): Promise<void> {
  print([await benchCrossings()])
  await makeAreas(few, 20_000)
  print(await benchCached(program, few))
  const file = `${many}.geojson`
  await writeFeatures(file, areaFeatures(300_000))
  print(await benchImport(program, file, many, 1500))
  print(await benchMisses(program, few, many))
  print(await benchServedTiles(program, many))
  print(await benchSearch(program, many))
}

function print(found: readonly Result[]): void {
  for (const result of found) console.log(resultLine(result))
  results.push(...found)
}

const program = fileURLToPath(import.meta.url)
const [, , role, first = '', second = '', third = ''] = process.argv
if (role === 'import') await importAndTell(first, second)
else if (role === 'serve') await serveAndTell(first)
else if (role === 'constant') await serveConstantAndTell()
else if (role === 'areas') await writeFeatures(first, areaFeatures(Number(second)))
else if (role === 'closures') await writeFeatures(first, madeClosures('benchmark', Number(second), third))
else await bench(program, first)
