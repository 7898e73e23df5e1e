import { setTimeout as pause } from 'node:timers/promises'
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import { headlessShell, WITH_WEBGL } from '../../chromium.ts'
import { options } from '../options.ts'
import { PAGE_WATCH } from './page-watch.ts'
import type { Proxy } from '../proxy.ts'

/** Nothing is drawn and nothing is asked for, for so long: the page is done. */
const QUIET_MS = 1200
const NEVER_MS = 600_000
const MB = 1e6
const KB = 1000

/** Figures by their names. */
export type Figures = Readonly<Record<string, number>>

/** A page that was opened as at a first visit, in a browser of its own. */
export class Visit {
  readonly page: Page
  readonly #browser: Browser
  readonly #session: CDPSession
  readonly #proxy: Proxy
  #cpuBefore: Figures = {}

  private constructor(browser: Browser, page: Page, session: CDPSession, proxy: Proxy) {
    this.#browser = browser
    this.page = page
    this.#session = session
    this.#proxy = proxy
  }

  /** `hasWorker`: whether the service worker, once the map is drawn, takes the whole app along for later visits. */
  static async to(proxy: Proxy, path: string, { hasWorker }: { readonly hasWorker: boolean }): Promise<Visit> {
    const browser = await chromium.launch({ ...headlessShell(), args: WITH_WEBGL })
    const page = await browser.newPage({
      viewport: { width: 1280, height: 800 },
      locale: 'en-GB',
      serviceWorkers: hasWorker ? 'allow' : 'block',
    })
    const session = await page.context().newCDPSession(page)
    if (options.slowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: options.slowdown })
    await page.addInitScript(PAGE_WATCH)
    proxy.reset()
    await page.goto(new URL(path, proxy.url).href, { waitUntil: 'commit' })
    return new Visit(browser, page, session, proxy)
  }

  /** Resolves when nothing is drawn any more, and nothing asked for; to how long ago that began, in ms. */
  async quiet(): Promise<number> {
    const since = performance.now()
    for (;;) {
      const drawnMs = await this.page.evaluate(() => window.benchWatch?.restMs() ?? 0)
      const restMs = Math.min(this.#proxy.traffic().quietMs, drawnMs)
      if (restMs >= QUIET_MS) return restMs
      if (performance.now() - since > NEVER_MS) throw new Error(`${this.page.url()} does not come to rest.`)
      await pause(100)
    }
  }

  /** Resolves when nothing is asked for any more, and the page has had a turn: one without a map. */
  async still(): Promise<void> {
    while (this.#proxy.traffic().quietMs < QUIET_MS) {
      await pause(100)
      await this.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    }
  }

  /** Begins to count anew. */
  async reset(): Promise<void> {
    this.#proxy.reset()
    this.#cpuBefore = await this.#cpu()
    await this.page.evaluate(() => window.benchWatch.reset())
  }

  /** What was counted since the visit began, or since {@link reset}. */
  async figures(): Promise<Figures> {
    const watched = await this.page.evaluate(() => window.benchWatch.read())
    const { longTasks } = watched
    const { requests, bytes, scriptBytes } = this.#proxy.traffic()
    const cpu = await this.#cpu()
    const cpuOf = (type: string) => (cpu[type] ?? 0) - (this.#cpuBefore[type] ?? 0)
    return {
      'long tasks, sum ms': longTasks.reduce((sum, ms) => sum + ms, 0),
      'longest task ms': Math.max(0, ...longTasks),
      requests,
      kB: bytes / KB,
      'JS kB': scriptBytes / KB,
      'vertex MB': watched.vertexBytes / MB,
      'vertex MB held': watched.vertexBytesHeld / MB,
      'index MB': watched.indexBytes / MB,
      'setData calls': watched.setData,
      frames: watched.frames,
      'gaps over 100 ms': watched.longGaps,
      'longest gap ms': watched.longestGapMs,
      'renderer CPU s': cpuOf('renderer'),
      'GPU process CPU s': cpuOf('GPU'),
      'heap MB': await this.heapMB(),
    }
  }

  /** When each thing was there first, in ms since the navigation began. */
  async marks(): Promise<Figures> {
    const { marks } = await this.page.evaluate(() => window.benchWatch.read())
    return Object.fromEntries(Object.entries(marks).map(([name, ms]) => [`${name} ms`, ms]))
  }

  async end(): Promise<void> {
    await this.#browser.close()
  }

  async #cpu(): Promise<Figures> {
    const session = await this.#browser.newBrowserCDPSession()
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    await session.detach()
    const sums: Record<string, number> = {}
    for (const { type, cpuTime } of processInfo) sums[type] = (sums[type] ?? 0) + cpuTime
    return sums
  }

  /** What is left of the heap when all is collected that nothing holds. */
  async heapMB(): Promise<number> {
    await this.#session.send('HeapProfiler.collectGarbage')
    return (await this.#session.send('Runtime.getHeapUsage')).usedSize / MB
  }
}
