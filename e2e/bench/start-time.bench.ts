import { chromium, expect, test, type Browser } from '@playwright/test'
import { findChromium, WITH_WEBGL } from '../chromium.ts'
import { startService } from '../services/process.ts'

const PAIRS = 9
/** 10 Mbit/s, and 40 ms to the service and back. */
const NETWORK = { offline: false, downloadThroughput: 10e6 / 8, uploadThroughput: 10e6 / 8, latency: 40 }

interface Times {
  /** From the navigation to the paint with the first row of the list, in ms. */
  readonly row: number
  /** To the map's account of what it has drawn, in ms. */
  readonly map: number
}

test('how soon a visitor reads the first row, against another build', async () => {
  const other = process.env.OTHER_URL
  expect(other, 'Name the service of the other build: OTHER_URL=http://localhost:4700 npm run bench:start').toBeTruthy()
  const service = await startService()
  const browser = await chromium.launch({ executablePath: findChromium(), args: WITH_WEBGL })
  const addresses = { this: service.url, other: other ?? '' }
  const times = { this: [] as Times[], other: [] as Times[] }
  for (const name of ['this', 'other'] as const) await timesOf(browser, addresses[name])
  for (let pair = 0; pair < PAIRS; pair++) {
    for (const name of pair % 2 === 0 ? (['this', 'other'] as const) : (['other', 'this'] as const)) {
      times[name].push(await timesOf(browser, addresses[name]))
    }
  }
  for (const what of ['row', 'map'] as const) console.log(line(what, times.this, times.other))
  await browser.close()
  await service.stop()
})

/** Opens a start page as at a first visit: nothing is known of it. */
async function timesOf(browser: Browser, address: string): Promise<Times> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await page.addInitScript(noteTimes)
  await page.goto(address, { waitUntil: 'commit' })
  const times = await page.waitForFunction(() => {
    const [row] = performance.getEntriesByName('row')
    const [map] = performance.getEntriesByName('map')
    return row !== undefined && map !== undefined && { row: row.startTime, map: map.startTime }
  })
  const read = await times.jsonValue()
  await context.close()
  if (read === false) throw new Error('The page has no times.')
  return read
}

/** Runs in the page: marks the paint that shows each thing first. */
function noteTimes(): void {
  const awaited = new Map([
    ['row', '[data-rows] li'],
    ['map', 'output:not(:empty)'],
  ])
  new MutationObserver((_, observer) => {
    for (const [name, selector] of awaited) {
      if (document.querySelector(selector) === null) continue
      awaited.delete(name)
      requestAnimationFrame(() => setTimeout(() => performance.mark(name)))
    }
    if (awaited.size === 0) observer.disconnect()
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

function line(what: keyof Times, own: readonly Times[], other: readonly Times[]): string {
  const of = (times: readonly Times[]) => times.map((time) => time[what]).sort((a, b) => a - b)
  const [ours, theirs] = [of(own), of(other)]
  const ratio = median(ours) / median(theirs)
  return `${what}: ${ratio.toFixed(2)} × (${spread(ours)} against ${spread(theirs)} ms)`
}

function spread(sorted: readonly number[]): string {
  return `${Math.round(median(sorted))} [${Math.round(sorted[0] ?? NaN)}–${Math.round(sorted.at(-1) ?? NaN)}]`
}

function median(sorted: readonly number[]): number {
  return sorted[sorted.length >> 1] ?? NaN
}
