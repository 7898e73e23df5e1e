import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createService } from '../http/app.ts'
import { styleComplaints } from '../config/config-basemaps.ts'
import { ConfigError, readConfig } from '../config/config.ts'
import { Fetcher } from '../fetching/fetcher.ts'
import { MapFolder } from '../maps/folder/map-folder.ts'
import { seedDemo } from '../import/seed.ts'
import { collectLessOften } from '../http/heap.ts'
import { listen, ListenError, type Listening } from '../http/server.ts'
import { PaintThread } from '../output/preview/paint-thread.ts'
import { ClosurePaths } from '../paths/closure-paths.ts'
import { readSettings, SettingsError, type Settings } from '../config/settings.ts'
import { outliveLog } from './outlive-log.ts'
import { StoreBusyError, StoreError } from '../store/domain/errors.ts'
import { openStore, openWriter } from '../store/open-store.ts'
import type { Store, StoreState } from '../store/domain/store.ts'

/** What the operator can put right: told in a sentence, without a trace. */
const EXPECTED = [SettingsError, ConfigError, StoreError, ListenError]

async function main(): Promise<void> {
  outliveLog()
  collectLessOften()
  const settings = readSettings(process.env)
  const config = readConfig(settings.configFile, { required: settings.configRequired })
  const store = await openStore(settings)
  const maps = new MapFolder(join(settings.dataDir, 'maps'), { log: console.error })
  const paths = new ClosurePaths({ store, maps, now: Date.now, log: console.error })
  let listening: Listening | null = null
  try {
    await maps.look()
    if (await store.madeByOtherRules()) await renewInstants(settings)
    if (settings.demo && isDemoDue(await store.state(), Date.now())) await seed(settings, store)
    const painter = settings.previews ? paintThread() : null
    const service = createService({
      ...settings,
      painter,
      store,
      config,
      maps,
      paths,
      now: Date.now,
      webRoot: builtApp(),
      log: console.error,
    })
    const { revision } = await store.state()
    listening = await listen(service.fetch, settings)
    endOnSignal(listening, async () => {
      await painter?.close()
      await paths.close()
      await maps.close()
      await store.close()
    })
    paths.follow(revision)
    console.log(`Fieldgate is at ${settings.publicUrl ?? addressAt(settings.host ?? 'localhost', listening.port)}`)
    for (const complaint of await styleComplaints(config.basemaps, new Fetcher(settings))) console.error(complaint)
  } catch (error) {
    // A service without its store would answer nothing but failures.
    await listening?.close()
    await store.close()
    throw error
  }
}

function addressAt(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

const DEMO_AGE_MS = 86_400_000

/** Whether a store is to get demonstration data: nothing is in it, or only such data from another day. */
function isDemoDue({ demo, updatedAt }: StoreState, now: number): boolean {
  return updatedAt === null || (demo && now - Date.parse(updatedAt) > DEMO_AGE_MS)
}

/** Makes the instants of closures again, as each transaction does that finds them made by other rules of time zones. */
async function renewInstants(settings: Settings): Promise<void> {
  const writer = await openWriter(settings)
  try {
    const transaction = await writer.begin()
    await transaction.commit({ demo: transaction.holds === 'demo' })
  } catch (error) {
    // A service on a replica, or one that may only read, goes on with what there is.
    if (!(error instanceof StoreError)) throw error
    const until = 'Until an import with this version of Node, closures may begin and end by the old ones'
    console.error(`The rules of time zones have changed. ${until}: ${error.message}`)
  } finally {
    await writer.close()
  }
}

async function seed(settings: Settings, store: Store): Promise<void> {
  const writer = await openWriter(settings)
  try {
    // Another service, or an import, may have been faster.
    await seedDemo(writer, Date.now(), async () => isDemoDue(await store.state(), Date.now()))
  } catch (error) {
    // An import is at work: its data is what there will be.
    if (!(error instanceof StoreBusyError)) throw error
  } finally {
    await writer.close()
  }
}

/** The web app that was built beside this program; null where there is none, as while developing. */
function builtApp(): string | null {
  const directory = fileURLToPath(new URL('../client', import.meta.url))
  return existsSync(join(directory, 'index.html')) ? directory : null
}

/** What paints pictures, if that was built and this machine has what it takes; null where there is none. */
function paintThread(): PaintThread | null {
  const file = fileURLToPath(new URL('preview.js', import.meta.url))
  if (!existsSync(file)) return null
  const thread = new PaintThread({ file, log: console.error })
  // Nobody waits for it: until it is known, no picture is offered.
  void thread.look()
  return thread
}

function endOnSignal(listening: Listening, close: () => Promise<void>): void {
  const end = async () => {
    await listening.close()
    await close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end())
}

try {
  await main()
} catch (error) {
  const isExpected = error instanceof Error && EXPECTED.some((kind) => error instanceof kind)
  console.error(isExpected ? error.message : error)
  process.exitCode = 1
}
