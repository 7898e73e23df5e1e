import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const BUILT = join(import.meta.dirname, '../../dist')

/** A running service: the built one, as an operator starts it. */
export interface RunningService {
  readonly url: string
  /** Imports features beside it, as {@link importFeatures} does. */
  importFeatures(features: Features, ...options: readonly string[]): Promise<string>
  stop(): Promise<void>
}

/** GeoJSON features for the import, by their kind. */
export interface Features {
  readonly areas?: readonly unknown[]
  readonly closures?: readonly unknown[]
}

/** What a service starts with. */
export interface StartOptions {
  readonly config?: object
  /** A data directory that is copied. */
  readonly data?: string
  /** What is imported before. Without data and features the service makes its demonstration. */
  readonly features?: Features
  /** Whether it makes pictures for links: whether it can takes a while to find out. */
  readonly previews?: boolean
}

/** Starts a service on a data directory of its own, on any free port. */
export async function startService({
  config = {},
  data,
  features,
  previews = false,
}: StartOptions = {}): Promise<RunningService> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fieldgate-e2e-'))
  if (data !== undefined) await cp(data, dataDir, { recursive: true })
  if (features !== undefined) await importFeatures(dataDir, features)
  await writeFile(join(dataDir, 'config.json'), JSON.stringify(config))
  const { child, url } = await running(dataDir, BUILT, previews)
  return {
    url,
    importFeatures: (features, ...options) => importFeatures(dataDir, features, ...options),
    async stop() {
      await ended(child)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Starts the service of a build on a data directory as it is. */
export async function serveStore(
  dataDir: string,
  built = BUILT,
): Promise<{ readonly url: string; readonly pid: number; stop(): Promise<void> }> {
  const { child, url } = await running(dataDir, built)
  return { url, pid: child.pid ?? NaN, stop: () => ended(child) }
}

/** Makes the demonstration in a data directory. */
export async function makeDemo(dataDir: string): Promise<void> {
  const { child } = await running(dataDir)
  await ended(child)
}

/** Writes features to files and imports these into a data directory, areas first; resolves with what was printed. */
export async function importFeatures(
  dataDir: string,
  { areas, closures }: Features,
  ...options: readonly string[]
): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'fieldgate-files-'))
  let printed = ''
  for (const [kind, features] of Object.entries({ areas, closures })) {
    if (features === undefined) continue
    const file = join(directory, `${kind}.geojson`)
    await writeFile(file, JSON.stringify({ type: 'FeatureCollection', features }))
    printed += await runImport(dataDir, [file, '--kind', kind, ...options])
  }
  await rm(directory, { recursive: true })
  return printed
}

const inDirectory = (dataDir: string) => ({ ...process.env, DATA_DIR: dataDir, PORT: '0' })

/** Imports files into a data directory with the import of a build; resolves with what was printed. */
export async function runImport(dataDir: string, args: readonly string[], built = BUILT): Promise<string> {
  const run = spawn(process.execPath, [join(built, 'service/import.js'), ...args], {
    env: inDirectory(dataDir),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [run.stdout, run.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()))
  await once(run, 'close')
  return output
}

type Child = ChildProcessByStdio<null, Readable, null>

async function running(
  dataDir: string,
  built = BUILT,
  previews = false,
): Promise<{ readonly child: Child; readonly url: string }> {
  const child = spawn(process.execPath, [join(built, 'service/main.js')], {
    env: { ...inDirectory(dataDir), PREVIEWS: previews ? '1' : '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return { child, url: await addressOf(child.stdout) }
}

async function ended(child: Child): Promise<void> {
  child.kill('SIGTERM')
  if (child.exitCode === null) await once(child, 'exit')
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
