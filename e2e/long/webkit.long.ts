import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { palettes } from '../../src/contract/palette/palette.ts'
import { CAMERA } from '../data.ts'
import { coloursIn, holdsColour } from '../drivers/map-page.ts'
import { DrivenPage } from '../drivers/web-driver.ts'
import { expect, test } from '../test.ts'

/** As Debian installs them: the engine of Safari. Playwright drives none but one of its own. */
const [DRIVER, XVFB] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb']
const PATIENCE = { timeout: 60_000 }

test.skip(!existsSync(DRIVER) || !existsSync(XVFB), `There is no ${DRIVER}, or no ${XVFB}.`)

let processes: readonly ChildProcess[] = []
let page: DrivenPage | null = null

test.beforeEach(async () => {
  const screen = spawn(XVFB, ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = await once(screen.stdio[3] ?? screen, 'data')
  const port = await freePort()
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    // WebGL in software; and no sandbox, which root cannot have.
    env: {
      ...process.env,
      DISPLAY: `:${String(number).trim()}`,
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })
  processes = [screen, driver]
  const address = `http://127.0.0.1:${port}`
  const isReady = () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isReady, PATIENCE).toBe(true)
  page = await DrivenPage.open(address, { browserName: 'MiniBrowser' })
})

test.afterEach(async () => {
  await page?.close()
  for (const one of processes) one.kill()
})

test('in WebKit the map is drawn, signs are as large as they are meant, and the panel of filters is whole', async ({
  service,
}) => {
  const driven = page
  if (driven === null) throw new Error('WebKit has not been started.')
  await driven.goto(`${service.url}/?${new URLSearchParams(CAMERA)}&lang=en`)
  const isDrawn = async () => holdsColour(coloursIn(await driven.screenshot()), palettes.light.current, 4)
  await expect
    .poll(() => driven.evaluate(`document.querySelectorAll('canvas.maplibregl-canvas').length`), PATIENCE)
    .toBe(1)
  await expect.poll(isDrawn, PATIENCE).toBe(true)
  const zooms = `[...new Set([...document.querySelectorAll('svg[width]')].map((svg) => getComputedStyle(svg).zoom))]`
  expect(await driven.evaluate(zooms)).toEqual(['1'])
  await driven.click(`//button[.='Filters']`)
  const panel = `document.querySelector('[popover]:popover-open')`
  const groups = `${panel}?.querySelectorAll('fieldset')`
  await expect.poll(() => driven.evaluate(`${groups}?.length ?? 0`), PATIENCE).toBeGreaterThan(3)
  const below = `${groups}[1].getBoundingClientRect().bottom < ${panel}.getBoundingClientRect().bottom - 60`
  expect(await driven.evaluate(below)).toBe(true)
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}
