import { chromium, test, type Browser } from '@playwright/test'
import { findChromium, WITH_WEBGL } from '../chromium.ts'
import { startService } from '../services/process.ts'
import { startPlainMap } from './plain-map.ts'

const RUNS = 5
const VIEW = 'map=4.5/50/12'

interface Cost {
  readonly requests: number
  /** Over the network, compressed, headers not counted. */
  readonly kilobytes: number
  readonly scriptKilobytes: number
  /** Of all processes that run pages, workers included. */
  readonly cpuSeconds: number
}

test('what a map adds to a host page until all is idle', async () => {
  const service = await startService()
  const plain = await startPlainMap(`${service.url}/api/v2/closures-and-notices?format=geojson&page_size=1000`)
  const frames = {
    'no map': '',
    'the embed': `${service.url}/embed?${VIEW}`,
    'the embed, list open': `${service.url}/embed?${VIEW}&panel=list`,
    'a plain MapLibre map': plain.address,
  }
  const costs = new Map<string, Cost[]>()
  for (let run = 0; run < RUNS; run++) {
    for (const [name, frame] of Object.entries(frames)) {
      costs.set(name, [...(costs.get(name) ?? []), await costOf(plain.hostOf(frame))])
    }
  }
  const base = median(costs.get('no map') ?? [])
  const compared = minus(median(costs.get('a plain MapLibre map') ?? []), base)
  for (const name of Object.keys(frames)) {
    if (name !== 'no map') console.log(line(name, minus(median(costs.get(name) ?? []), base), compared))
  }
  await plain.stop()
  await service.stop()
})

/** Opens a page in a browser of its own and measures until nothing is asked for and nothing is to be drawn. */
async function costOf(address: string): Promise<Cost> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: WITH_WEBGL })
  const page = await browser.newPage({ viewport: { width: 1000, height: 800 } })
  const sizes: Promise<{ script: boolean; bytes: number }>[] = []
  page.on('requestfinished', (request) => {
    const script = /\.m?js(\?|$)/.test(request.url())
    sizes.push(request.sizes().then(({ responseBodySize }) => ({ script, bytes: responseBodySize })))
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  for (const frame of page.frames().slice(1)) {
    await frame.locator('[data-drawn], output:not(:empty)').first().waitFor({ state: 'attached' })
  }
  await page.waitForLoadState('networkidle')
  const all = await Promise.all(sizes)
  const cpuSeconds = await cpuOf(browser)
  await browser.close()
  const sum = (parts: typeof all) => parts.reduce((total, { bytes }) => total + bytes, 0) / 1000
  return {
    requests: all.length,
    kilobytes: sum(all),
    scriptKilobytes: sum(all.filter(({ script }) => script)),
    cpuSeconds,
  }
}

async function cpuOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  return processInfo.filter(({ type }) => type === 'renderer').reduce((total, { cpuTime }) => total + cpuTime, 0)
}

function median(costs: readonly Cost[]): Cost {
  const of = (name: keyof Cost) => costs.map((cost) => cost[name]).sort((a, b) => a - b)[costs.length >> 1] ?? 0
  return {
    requests: of('requests'),
    kilobytes: of('kilobytes'),
    scriptKilobytes: of('scriptKilobytes'),
    cpuSeconds: of('cpuSeconds'),
  }
}

function minus(cost: Cost, base: Cost): Cost {
  return {
    requests: cost.requests - base.requests,
    kilobytes: cost.kilobytes - base.kilobytes,
    scriptKilobytes: cost.scriptKilobytes - base.scriptKilobytes,
    cpuSeconds: cost.cpuSeconds - base.cpuSeconds,
  }
}

function line(name: string, cost: Cost, compared: Cost): string {
  const part = (key: keyof Cost, unit: string, digits: number) =>
    `${cost[key].toFixed(digits)} ${unit} (${(cost[key] / compared[key]).toFixed(2)} ×)`
  const parts = [
    part('requests', 'requests', 0),
    part('kilobytes', 'kB', 0),
    part('scriptKilobytes', 'kB of scripts', 0),
    part('cpuSeconds', 's CPU', 2),
  ]
  return `${name.padEnd(22)} ${parts.join(', ')}`
}
