import type { Frame, Page, Request, Route } from '@playwright/test'
import { nameOf } from './chunk-names.ts'

const LIST = /\/closures-and-notices\?/
const SCRIPT = /\.m?js$/
/** MapLibre's own files: they come as they are published, and are counted apart. */
const MAPLIBRE = /\/maplibre-gl[^/]*\.mjs$/
/** What is loaded ahead, once the page has nothing else to do: however busy the machine is, it belongs to the measure. */
const AHEAD = 'card'
/** "In view: 12 closures and notices. Areas: 3", in whatever language. */
const DRAWN = /\p{L}\s?: [^.:]*\d[^.:]* [^.:]+\. \p{L}+\s?: \d+$/u
/** The messages of a language. */
const MESSAGES = /(?:^|-)([a-z]{2})$/
/** Longer than React holds back what is ready to be shown, in ms. */
const PAUSE_MS = 500

export interface Script {
  readonly path: string
  /** What the build calls it. */
  readonly name: string
  /** As it is sent with gzip. */
  readonly bytes: number
  readonly isMapLibre: boolean
}

/** What a page asks for by itself, each script once; no person acts. */
export interface PageStart {
  /** Without MapLibre's. */
  readonly beforeFirstRow: readonly Script[]
  /** These and all others. */
  readonly toIdle: readonly Script[]
  /** The languages whose messages are among them. */
  readonly languages: readonly string[]
  /** The addresses that are asked for, of any kind, to idle; what the browser has of one it asks for once. */
  readonly requests: readonly string[]
}

/**
 * Opens a page and counts what it loads. No race decides what comes before the first row of the list: the answer with
 * the closures and the files of MapLibre are held back until the page asks for nothing else, which is the most that
 * can be loaded before that row. Then the answer is let through, and every script that is asked for from then on is
 * held until the row is there, so a row that waits for one of them fails by timeout. At last all is let through until
 * the map says what it has drawn, the page has asked for what it loads ahead, and asks for nothing more.
 */
export async function measureStart(page: Page, address: string, service: string): Promise<PageStart> {
  const requests = new Requests(page)
  const list = new Gate(false)
  const maplibre = new Gate(false)
  const later = new Gate(true)
  await page.route(
    ({ pathname }) => SCRIPT.test(pathname),
    async (route) => (MAPLIBRE.test(pathOf(route.request())) ? maplibre : later).pass(route),
  )
  await page.route(LIST, async (route) => list.pass(route))

  const frame = await open(page, address, service)
  await requests.quiet(frame, list, maplibre)
  const beforeFirstRow = requests.scripts()
  later.close()
  list.open()
  await frame.locator('[data-rows] li').first().waitFor()
  later.open()
  maplibre.open()
  await frame.locator('p').filter({ hasText: DRAWN }).waitFor({ state: 'attached' })
  await requests.until(AHEAD)
  await requests.quiet(frame)

  const weighed = await Promise.all(requests.scripts().map(async (path) => weigh(new URL(path, service))))
  return {
    beforeFirstRow: weighed.filter(({ path, isMapLibre }) => !isMapLibre && beforeFirstRow.includes(path)),
    toIdle: weighed,
    languages: [...new Set(weighed.flatMap(({ name }) => MESSAGES.exec(name)?.[1] ?? []))],
    requests: [...new Set(requests.asked.map((request) => request.url()))],
  }
}

/** Opens an address; resolves with the frame of the service, which is the page itself or within it. */
async function open(page: Page, address: string, service: string): Promise<Frame> {
  const isOpen = page.waitForEvent('framenavigated', (frame) => frame.url().startsWith(service))
  await page.goto(address, { waitUntil: 'commit' })
  return isOpen
}

/** Holds requests back while it is closed. */
class Gate {
  readonly held = new Set<Request>()
  #isOpen: boolean
  #waiting: (() => void)[] = []

  constructor(isOpen: boolean) {
    this.#isOpen = isOpen
  }

  open(): void {
    this.#isOpen = true
    for (const go of this.#waiting.splice(0)) go()
  }

  close(): void {
    this.#isOpen = false
  }

  async pass(route: Route): Promise<void> {
    const request = route.request()
    this.held.add(request)
    if (!this.#isOpen) await new Promise<void>((go) => this.#waiting.push(go))
    this.held.delete(request)
    await route.continue()
  }
}

/** The requests of a page since it was opened. */
class Requests {
  readonly asked: Request[] = []
  readonly #ended = new Set<Request>()
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    const ended = (request: Request) => this.#ended.add(request)
    page.on('request', (request) => this.asked.push(request))
    page.on('requestfinished', ended)
    page.on('requestfailed', ended)
  }

  /** The paths of all scripts, each once. */
  scripts(): readonly string[] {
    return [...new Set(this.asked.map(pathOf).filter((path) => SCRIPT.test(path)))]
  }

  /** Resolves when a script was asked for, by what the build calls it. */
  async until(name: string): Promise<void> {
    if (this.scripts().some((path) => nameOf(path) === name)) return
    await this.#page.waitForRequest((request) => nameOf(pathOf(request)) === name)
  }

  /** Resolves when all has been answered that no gate holds back, and the page had time to ask for more and did not. */
  async quiet(frame: Frame, ...gates: readonly Gate[]): Promise<void> {
    const isSettled = (request: Request) => this.#ended.has(request) || gates.some(({ held }) => held.has(request))
    for (let known = -1; known !== this.asked.length || !this.asked.every(isSettled);) {
      known = this.asked.length
      await frame.evaluate(
        // In the background: after all that the page has to do by then.
        async (delay) => scheduler.postTask(() => {}, { delay, priority: 'background' }),
        PAUSE_MS,
      )
    }
  }
}

async function weigh(url: URL): Promise<Script> {
  const answer = await fetch(url, { headers: { 'Accept-Encoding': 'gzip' } })
  const bytes = Number(answer.headers.get('Content-Length'))
  return { path: url.pathname, name: nameOf(url.pathname), bytes, isMapLibre: MAPLIBRE.test(url.pathname) }
}

function pathOf(request: Request): string {
  return new URL(request.url()).pathname
}
