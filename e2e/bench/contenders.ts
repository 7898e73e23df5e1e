import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { serveStore } from '../services/process.ts'
import { options, sizes, type PageBeside } from './options.ts'
import { filesUnder } from './own-files.ts'
import { buildPages, buildShell, PAGES, PAGES_PATH, SHELL } from './pages/build.ts'
import { Line, startProxy, type Proxy } from './proxy.ts'
import { madeStore, type Amount } from './stores.ts'

const ROOT = join(import.meta.dirname, '../..')

/** A page that is measured, with so many areas. */
export interface Contender {
  readonly name: PageBeside | 'app' | 'other'
  readonly areas: number
  readonly proxy: Proxy
  readonly servicePid: number
  /** The path of its page, to which a query is added. */
  readonly path: string
}

export interface Contenders {
  readonly all: readonly Contender[]
  stop(): Promise<void>
}

/** The app, and what it is compared with, at each number of areas. */
export async function startContenders(
  beside: readonly PageBeside[],
  amount: Omit<Amount, 'areas'>,
): Promise<Contenders> {
  const pages = beside.filter((page) => page !== 'shell')
  if (pages.length > 0) await buildPages(pages)
  if (beside.includes('shell')) await buildShell()
  const stops: (() => Promise<void>)[] = []
  const all: Contender[] = []
  const serve = async (root: string, areas: number) => {
    const service = await serveStore(await madeStore(root, { ...amount, areas }), join(root, 'dist'))
    const proxy = async (ownFile = pageFile) => {
      const started = await startProxy(service.url, { ownFile, line })
      stops.push(() => started.stop())
      return { areas, proxy: started, servicePid: service.pid, path: '/' }
    }
    stops.unshift(() => service.stop())
    return proxy
  }
  for (const areas of sizes) {
    const proxyOf = await serve(ROOT, areas)
    const app = await proxyOf()
    all.push({ ...app, name: 'app' })
    for (const name of pages) all.push({ ...app, name, path: `${PAGES_PATH}${name}.html` })
    if (beside.includes('shell')) all.push({ ...(await proxyOf(shellFile)), name: 'shell' })
    if (options.against !== null) all.push({ ...(await (await serve(options.against, areas))()), name: 'other' })
  }
  return {
    all,
    async stop() {
      for (const stop of stops.toReversed()) await stop()
    },
  }
}

const line = options.slowNetwork ? new Line(10e6, 40) : null
const pageFile = filesUnder(PAGES, PAGES_PATH)
const ofShell = filesUnder(SHELL, '/')
/** What both builds have, the service gives, as it does to the app. */
const shellFile = (path: string) => (path !== '/' && existsSync(join(ROOT, 'dist/client', path)) ? null : ofShell(path))
