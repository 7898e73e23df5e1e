import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import { benchImport, importAndTell } from './import-bench.ts'
import { benchList, serveAndTell } from './list-bench.ts'
import { resultLine } from './measure.ts'
import { benchTiles } from './tile-bench.ts'

const FILE = resolve('../shared/data/se-naturvardsregistret.geojson.gz')

/** Prints the benchmarks, as far as they can be run, as figures against their targets. */
async function bench(program: string): Promise<void> {
  if (!existsSync(FILE)) {
    console.log(`The benchmarks need ${FILE}, which is not there.`)
    return
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'fieldgate-bench-'))
  try {
    for (const result of await benchImport(program, FILE, dataDir)) console.log(resultLine(result))
    const store = openSqliteStore(dataDir)
    console.log(resultLine(await benchTiles(store)))
    await store.close()
    console.log(resultLine(await benchList(program, dataDir)))
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const program = fileURLToPath(import.meta.url)
const [, , role, first = '', second = ''] = process.argv
if (role === 'import') await importAndTell(first, second)
else if (role === 'serve') await serveAndTell(first)
else await bench(program)
