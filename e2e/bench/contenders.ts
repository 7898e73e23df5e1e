import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { serveStore } from '../services/process.ts'
import { options, sizes, type PageBeside } from './options.ts'
import { filesUnder } from './own-files.ts'
import { buildPages, buildShell, PAGES, PAGES_PATH, shellRoot, type Shell } from './pages/build.ts'
import { RECORDED_STYLE_PATH } from './pages/recorded-style.ts'
import { Line, startProxy, type OwnFile, type Proxy } from './proxy.ts'
import { recordStyle } from './visit/record-style.ts'
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

/** Starts the app and the pages that it is compared with, at each number of areas. `address`: of the app, to record its style. */
export async function startContenders(
  beside: readonly PageBeside[],
  amount: Omit<Amount, 'areas'>,
  address = '/',
): Promise<Contenders> {
  const pages = beside.filter((page) => !isShell(page))
  if (pages.length > 0) await buildPages(pages)
  const shells = beside.filter(isShell)
  for (const shell of shells) await buildShell(shell)
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
    for (const name of shells) {
      const recorded = name === 'shell-style' ? await recordStyle(app.proxy, address) : null
      all.push({ ...(await proxyOf(shellFile(name, recorded))), name })
    }
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

function isShell(page: PageBeside): page is Shell {
  return page === 'shell' || page === 'shell-style'
}

/** What both builds have, the service gives, as it does to the app. */
function shellFile(name: Shell, recorded: OwnFile | null): (path: string) => OwnFile | null {
  const ofShell = filesUnder(shellRoot(name), '/')
  return (path) => {
    if (path === RECORDED_STYLE_PATH) return recorded
    return path !== '/' && existsSync(join(ROOT, 'dist/client', path)) ? null : ofShell(path)
  }
}
