import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { palettes } from '../../src/contract/palette/palette.ts'
import { CAMERA } from '../data.ts'
import { coloursIn, holdsColour } from '../drivers/map-page.ts'
import { expect, test } from '../test.ts'

/** As Debian installs them. Playwright drives no Firefox but one of its own. */
const [FIREFOX, XVFB] = ['/usr/bin/firefox-esr', '/usr/bin/Xvfb']
const PATIENCE = { timeout: 60_000 }

test.skip(!existsSync(FIREFOX) || !existsSync(XVFB), `There is no ${FIREFOX}, or no ${XVFB}.`)

let [screen, browser]: [ChildProcess | null, Browser | null] = [null, null]

test.beforeEach(async () => {
  screen = spawn(XVFB, ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = await once(screen.stdio[3] ?? screen, 'data')
  browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: false,
    env: { ...process.env, DISPLAY: `:${String(number).trim()}` },
    // WebGL in software, on the screen above; and no sandbox, which root cannot have.
    extraPrefsFirefox: {
      'webgl.force-enabled': true,
      'gfx.x11-egl.force-enabled': true,
      'security.sandbox.content.level': 0,
      'intl.accept_languages': 'en-GB',
    },
  })
})

test.afterEach(async () => {
  await browser?.close()
  screen?.kill()
})

test('in Firefox the map is drawn at each visit, from the device too, and a region is taken along', async ({
  service,
}) => {
  const page = await openPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  const go = async (url: string) => {
    const before = errors.length
    await page.goto(url)
    // What was on its way when the page was left has failed.
    errors.splice(before)
  }
  const map = `${service.url}/?${new URLSearchParams(CAMERA)}`
  await test.step('at the first visit', async () => {
    await go(map)
    await mapIsDrawn(page)
  })
  await test.step('with the app on the device', async () => {
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, PATIENCE)
    await go(`${service.url}/desk`)
    await page.waitForSelector('tbody th', PATIENCE)
    await go(map)
    await mapIsDrawn(page)
  })
  await test.step('a region', async () => {
    for (const button of ['Menu', 'Regions for use offline', 'Take a region along', 'Download'])
      await page.locator(`aria/${button}[role="button"]`).setTimeout(PATIENCE.timeout).click()
    await page.waitForFunction(() => document.querySelector('dialog')?.innerText.includes('Data of'), PATIENCE)
  })
  expect(errors).toEqual([])
})

async function openPage(): Promise<Page> {
  if (browser === null) throw new Error('Firefox has not been started.')
  const page = await browser.newPage()
  await page.setViewport({ width: 1280, height: 800 })
  return page
}

/** Waits until the map, and no still picture, has the edge of a closure. */
async function mapIsDrawn(page: Page): Promise<void> {
  await page.waitForSelector('canvas.maplibregl-canvas', PATIENCE)
  const beside = { x: 400, y: 100, width: 800, height: 600 }
  const isDrawn = async () =>
    holdsColour(coloursIn(Buffer.from(await page.screenshot({ clip: beside }))), palettes.light.current, 4)
  await expect.poll(isDrawn, PATIENCE).toBe(true)
}
