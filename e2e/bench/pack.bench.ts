import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium, expect, test, type Page } from '@playwright/test'
import { SITE_CACHES } from '../../src/contract/site-caches.ts'
import { findChromium, WITH_WEBGL } from '../chromium.ts'
import { PackDialog } from '../drivers/pack-dialog.ts'
import { hasExtract } from '../services/extract.ts'
import { serveStore } from '../services/process.ts'
import { options } from './options.ts'
import { packStore, PACKED } from './pack-store.ts'
import { PAGE_WATCH } from './visit/page-watch.ts'
import { report, spreadOf } from './results.ts'
import type { Figures } from './visit/visit.ts'

/** Over all of the ground, and near enough for all its kinds. */
const [PACKED_VIEW, OPENED] = ['/?map=8/43/2.53', '/?map=12/42.55/1.57']
/** Nothing was drawn for so long: the page is done. */
const QUIET_MS = 1500
/** Of the time of the page with a network, that without one may take. */
const MOST = 1.5
const WAYS = ['offline', 'online'] as const
type Way = (typeof WAYS)[number]

/**
 * A pack as large as in real life, opened without a network, and the page with one: each in a browser that has just been
 * started, on a device that has the app. Without a network it has the pack alone, with one the service alone.
 */
test('pack', async () => {
  test.skip(!hasExtract, 'There is no extract of OpenStreetMap in ../shared/data/ground.')
  const service = await serveStore(await packStore())
  const profile = mkdtempSync(join(tmpdir(), 'fieldgate-bench-pack-'))
  try {
    await onDevice(profile, 'online', (page) => takeAlong(page, service.url))
    const rounds = new Map<string, Figures[]>(WAYS.map((way) => [way, []]))
    for (let round = 0; round <= options.rounds; round++) {
      for (const way of round % 2 === 0 ? WAYS.toReversed() : WAYS) {
        console.error(`pack, ${round === 0 ? 'warming up' : `round ${round}`}: ${way}`)
        const figures = await onDevice(profile, way, (page, goOffline) => opened(page, service.url, goOffline))
        if (round > 0) rounds.get(way)?.push(figures)
      }
    }
    report('pack', rounds, [{ of: 'offline', to: 'online' }])
    for (const mark of ['row ms', 'area ms', 'idle ms']) {
      const [offline = [], online = []] = WAYS.map((way) => rounds.get(way)?.map((figures) => figures[mark] ?? NaN))
      const ratios = offline.map((ms, round) => ms / (online[round] ?? NaN))
      expect.soft(spreadOf(ratios).median, `${mark}, offline / online`).toBeLessThanOrEqual(MOST)
    }
  } finally {
    await service.stop()
    rmSync(profile, { recursive: true })
  }
})

/** Starts the browser of a device, and ends it. */
async function onDevice<T>(profile: string, way: Way, act: (page: Page, ready: () => Promise<void>) => Promise<T>) {
  const context = await chromium.launchPersistentContext(profile, {
    // The shell without windows keeps no worker and no database from one start to the next.
    executablePath: findChromium(),
    args: WITH_WEBGL,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    return await act(page, async () => {
      await session.send('Network.clearBrowserCache')
      await context.setOffline(way === 'offline')
    })
  } finally {
    await context.close()
  }
}

async function takeAlong(page: Page, url: string): Promise<void> {
  await page.goto(url + PACKED_VIEW)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 0 })
  const packs = new PackDialog(page)
  await packs.open()
  await packs.take('Large')
  await expect(packs.packs).toContainText('Data of', { timeout: 600_000 })
  await expect(packs.packs).toContainText(`${PACKED.areas.toLocaleString('en')} areas`)
  console.log((await packs.packs.innerText()).replaceAll('\n', ' '))
}

/** Opens the page on a device that has seen nothing yet, until nothing is drawn any more. */
async function opened(page: Page, url: string, ready: () => Promise<void>): Promise<Figures> {
  await page.goto(new URL('/robots.txt', url).href)
  const { seen, ahead } = SITE_CACHES
  await page.evaluate((names) => Promise.all(names.map((name) => caches.delete(name))), [seen, ahead])
  await ready()
  await page.addInitScript(PAGE_WATCH)
  await page.goto(url + OPENED, { waitUntil: 'commit' })
  while ((await page.evaluate(() => window.benchWatch?.restMs() ?? 0)) < QUIET_MS) await pause(100)
  const { marks } = await page.evaluate(() => window.benchWatch.read())
  return Object.fromEntries(Object.entries(marks).map(([name, ms]) => [`${name} ms`, ms]))
}
