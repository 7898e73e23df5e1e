import { chromium, test, type Browser } from '@playwright/test'
import { headlessShell, WITH_WEBGL } from '../chromium.ts'
import { startService } from '../services/process.ts'
import { options } from './options.ts'
import { startPlainMap } from './plain-map.ts'
import { report } from './results.ts'
import type { Figures } from './visit/visit.ts'

const VIEW = 'map=4.5/50/12'
const PLAIN = 'a plain MapLibre map'

/** What a map adds to a host page until all is idle. */
test('embed', async () => {
  const service = await startService()
  const plain = await startPlainMap(`${service.url}/api/v2/closures-and-notices?format=geojson&page_size=1000`)
  const frames = {
    'app embed': `${service.url}/embed?${VIEW}`,
    'app embed, list open': `${service.url}/embed?${VIEW}&panel=list`,
    [PLAIN]: plain.address,
  }
  const names = Object.keys(frames)
  const rounds = new Map(names.map((name): [string, Figures[]] => [name, []]))
  for (let round = 0; round < options.rounds; round++) {
    const host = await costOf(plain.hostOf(''))
    for (const [name, frame] of Object.entries(frames)) {
      const costs = Object.entries(await costOf(plain.hostOf(frame)))
      rounds.get(name)?.push(Object.fromEntries(costs.map(([figure, cost]) => [figure, cost - (host[figure] ?? 0)])))
    }
  }
  report(
    'embed',
    rounds,
    names.filter((name) => name !== PLAIN).map((of) => ({ of, to: PLAIN })),
  )
  await plain.stop()
  await service.stop()
})

/** Opens a page in a browser of its own and measures until nothing is asked for and nothing is to be drawn. */
async function costOf(address: string): Promise<Figures> {
  const browser = await chromium.launch({ ...headlessShell(), args: WITH_WEBGL })
  const page = await browser.newPage({ viewport: { width: 1000, height: 800 } })
  const sizes: Promise<{ script: boolean; bytes: number; isSent: boolean }>[] = []
  page.on('requestfinished', (request) => {
    const script = /\.m?js(\?|$)/.test(request.url())
    sizes.push(
      request.sizes().then(({ responseBodySize: bytes }) => {
        // Of what the browser had already nothing was sent, and its size is nothing less that of its headers.
        return { script, bytes, isSent: bytes >= 0 }
      }),
    )
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  for (const frame of page.frames().slice(1)) {
    const told = frame.locator('p').filter({ hasText: /^In view: / })
    await frame.locator('[data-drawn]').or(told).first().waitFor({ state: 'attached' })
  }
  await page.waitForLoadState('networkidle')
  const all = (await Promise.all(sizes)).filter(({ isSent }) => isSent)
  const cpuSeconds = await cpuOf(browser)
  await browser.close()
  const sum = (parts: typeof all) => parts.reduce((total, { bytes }) => total + bytes, 0) / 1000
  return {
    requests: all.length,
    kB: sum(all),
    'JS kB': sum(all.filter(({ script }) => script)),
    'renderer CPU s': cpuSeconds,
  }
}

async function cpuOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  return processInfo.filter(({ type }) => type === 'renderer').reduce((total, { cpuTime }) => total + cpuTime, 0)
}
