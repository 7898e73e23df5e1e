import { chromium, expect, test, type BrowserContext } from '@playwright/test'
import { setTimeout as pause } from 'node:timers/promises'
import { SITE_CACHES } from '../../src/contract/site-caches.ts'
import { headlessShell, WITH_WEBGL } from '../chromium.ts'
import { PackDialog } from '../drivers/pack-dialog.ts'
import { hasExtract } from '../services/extract.ts'
import { serveStore } from '../services/process.ts'
import { options } from './options.ts'
import { packStore, PACKED } from './pack-store.ts'
import { PAGE_WATCH } from './page-watch.ts'
import { report, spreadOf } from './results.ts'
import type { Figures } from './visit.ts'

/** Over the middle of the ground, and near enough for all its kinds. */
const PACKED_VIEW = '/?map=8/42.87/2.16'
const OPENED = '/?map=12/42.55/1.57'
/** Nothing was drawn for so long: the page is done. */
const QUIET_MS = 1500
/** Of the time of the page with a network. */
const MOST = 1.5

/**
 * A pack as large as in real life, opened without a network, and the page with one: both with the app on the device and
 * a worker that has to start; without a network nothing is there but the pack, with one nothing but the service.
 */
test('pack', async () => {
  test.skip(!hasExtract, 'There is no extract of OpenStreetMap in ../shared/data/ground.')
  const { dataDir, groundMB } = await packStore()
  const service = await serveStore(dataDir)
  const browser = await chromium.launch({ ...headlessShell(), args: WITH_WEBGL })
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })
  try {
    console.log(`The ground has ${groundMB.toFixed(1)} MB.`)
    await takeAlong(context, service.url)
    const rounds = new Map<string, Figures[]>([
      ['offline', []],
      ['online', []],
    ])
    for (let round = 0; round <= options.rounds; round++) {
      const ways = round % 2 === 0 ? (['offline', 'online'] as const) : (['online', 'offline'] as const)
      for (const way of ways) {
        const figures = await opened(context, service.url, way === 'offline')
        console.error(`pack, round ${round}: ${way} ${JSON.stringify(figures)}`)
        if (round > 0) rounds.get(way)?.push(figures)
      }
    }
    report('pack', rounds, [{ of: 'offline', to: 'online' }])
    for (const mark of ['row ms', 'area ms', 'idle ms']) {
      const of = (way: string) => (rounds.get(way) ?? []).map((figures) => figures[mark] ?? NaN)
      const ratios = of('offline').map((ms, round) => ms / (of('online')[round] ?? NaN))
      expect.soft(spreadOf(ratios).median, mark).toBeLessThanOrEqual(MOST)
    }
  } finally {
    await browser.close()
    await service.stop()
  }
})

async function takeAlong(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(url + PACKED_VIEW)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const packs = new PackDialog(page)
  await packs.open()
  await packs.take('Large')
  await expect(packs.packs.filter({ hasText: 'Large' })).toContainText('Data of', { timeout: 600_000 })
  console.log(await packs.packs.filter({ hasText: 'Large' }).innerText())
  await expect(packs.packs).toContainText(`${PACKED.areas.toLocaleString('en')} areas`)
  await page.close()
}

async function opened(context: BrowserContext, url: string, isOffline: boolean): Promise<Figures> {
  const before = await context.newPage()
  await before.goto(new URL('/robots.txt', url).href)
  await before.evaluate((name) => caches.delete(name), SITE_CACHES.seen)
  const session = await context.newCDPSession(before)
  await session.send('Network.clearBrowserCache')
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await before.close()
  await context.setOffline(isOffline)
  const page = await context.newPage()
  await page.addInitScript(PAGE_WATCH)
  await page.goto(url + OPENED, { waitUntil: 'commit' })
  while ((await page.evaluate(() => window.benchWatch?.restMs() ?? 0)) < QUIET_MS) await pause(100)
  const { marks } = await page.evaluate(() => window.benchWatch.read())
  await page.close()
  await context.setOffline(false)
  return Object.fromEntries(Object.entries(marks).map(([name, ms]) => [`${name} ms`, ms]))
}
