import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MAIN = join(import.meta.dirname, '../../dist/service/main.js')
const IMPORT = join(import.meta.dirname, '../../dist/service/import.js')

/** A running service: the built one, as an operator starts it. */
export interface RunningService {
  readonly url: string
  /** Runs the import beside it; resolves with what it printed. */
  importFiles(...args: readonly string[]): Promise<string>
  /** Writes features to files and imports these, areas first; resolves with what was printed. */
  importFeatures(features: Features, ...options: readonly string[]): Promise<string>
  stop(): Promise<void>
}

/** GeoJSON features for the import, by their kind. */
export interface Features {
  readonly areas?: readonly unknown[]
  readonly closures?: readonly unknown[]
}

/** Starts a service on an empty data directory of its own, on any free port. */
export async function startService(config: object = {}): Promise<RunningService> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fieldgate-e2e-'))
  await writeFile(join(dataDir, 'config.json'), JSON.stringify(config))
  const env = { ...process.env, DATA_DIR: dataDir, PORT: '0' }
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const url = await addressOf(child.stdout)
  const importFiles = (...args: readonly string[]) => runImport(args, env)
  return {
    url,
    importFiles,
    async importFeatures({ areas, closures }, ...options) {
      const directory = await mkdtemp(join(tmpdir(), 'fieldgate-files-'))
      let printed = ''
      for (const [kind, features] of Object.entries({ areas, closures })) {
        if (features === undefined) continue
        const file = join(directory, `${kind}.geojson`)
        await writeFile(file, JSON.stringify({ type: 'FeatureCollection', features }))
        printed += await importFiles(file, '--kind', kind, ...options)
      }
      await rm(directory, { recursive: true })
      return printed
    },
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function runImport(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const run = spawn(process.execPath, [IMPORT, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [run.stdout, run.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()))
  await once(run, 'close')
  return output
}

async function addressOf(output: Readable): Promise<string> {
  let printed = ''
  for await (const text of output.iterator({ destroyOnReturn: false })) {
    printed += String(text)
    const address = /http:\/\/\S+?:\d+/.exec(printed)?.[0]
    if (address !== undefined) return address
  }
  throw new Error(`The service ended before it named its address. It printed:\n${printed}`)
}
