import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EXTRACT, HEIGHTS } from '../services/extract.ts'
import { runImport } from '../services/process.ts'
import { BENCH_DIRECTORY } from './options.ts'

const ROOT = join(import.meta.dirname, '../..')
const GENERATOR = ['src/service/bench', 'src/service/import/demo/random.ts', 'src/service/import/demo/outline.ts']
const MADE = /made-.*\.ts$|clusters\.ts$|demo\/.*\.ts$/
/** What says how a store of a build looks. */
const SCHEMA = ['src/service/store/sqlite/database/schema.ts', 'src/service/tiles', 'src/contract/tiles']

/** How much is made. */
export interface Amount {
  readonly areas: number
  readonly closures: number
  /** Whether a ground is made of a real extract. */
  readonly hasGround: boolean
}

/** A data directory with so many made areas and closures, as the import of a build leaves it: made once, and kept. */
export async function madeStore(root: string, { areas, closures, hasGround }: Amount): Promise<string> {
  const directory = join(BENCH_DIRECTORY, root === ROOT ? 'stores' : `stores-${hashOf([root])}`)
  const store = join(directory, `${areas}-${closures}${hasGround ? '-ground' : ''}`)
  const keyFile = join(store, 'key')
  // Closures are dated around a day, and an old store would have none to come.
  const day = `${new Date().toISOString().slice(0, 7)}-01`
  const schema = hasGround ? [...SCHEMA, 'src/service/ground'] : SCHEMA
  const key = hashOf([day, ...sources(ROOT, GENERATOR, MADE), ...sources(root, schema, /(?<!\.test)\.ts$/)])
  if (existsSync(keyFile) && readFileSync(keyFile, 'utf8') === key) return store
  rmSync(store, { recursive: true, force: true })
  mkdirSync(store, { recursive: true })
  console.log(`Making a store of ${areas} areas and ${closures} closures …`)
  await fill(store, root, 'areas', String(areas))
  await fill(store, root, 'closures', String(closures), day)
  if (hasGround) {
    const env = { ...process.env, DATA_DIR: store }
    execFileSync(process.execPath, [join(root, 'dist/service/ground.js'), EXTRACT, HEIGHTS], { env })
  }
  writeFileSync(keyFile, key)
  return store
}

async function fill(store: string, root: string, kind: string, ...what: readonly string[]): Promise<void> {
  const file = join(store, `${kind}.geojson`)
  execFileSync(process.execPath, [join(ROOT, 'dist/service/bench.js'), kind, file, ...what])
  const printed = await runImport(store, [file, '--kind', kind], join(root, 'dist'))
  if (printed.includes('Nothing was imported')) throw new Error(printed)
  rmSync(file)
}

function sources(root: string, paths: readonly string[], name: RegExp): string[] {
  return paths
    .map((path) => join(root, path))
    .filter((full) => existsSync(full))
    .flatMap((full) => {
      if (statSync(full).isFile()) return [full]
      return readdirSync(full, { recursive: true, encoding: 'utf8' }).map((inner) => join(full, inner))
    })
    .filter((file) => name.test(file))
    .sort()
    .map((file) => readFileSync(file, 'utf8'))
}

function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text).update('\0')
  return hash.digest('hex').slice(0, 16)
}
