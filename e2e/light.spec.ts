import type { Page } from '@playwright/test'
import { z } from 'zod'
import { aSquare } from '../src/testing/builders.ts'
import { areas, CAMERA, places } from './data.ts'
import { Clock } from './drivers/clock.ts'
import { layersShown } from './drivers/drawn.ts'
import { FilterPanel } from './drivers/filter-panel.ts'
import { noteLayouts, tilesLaidOut } from './drivers/laid-out.ts'
import { noteRendering } from './drivers/renderings.ts'
import { SearchBar } from './drivers/search-bar.ts'
import { Timeline } from './drivers/timeline.ts'
import { startService } from './services/process.ts'
import { expect, test } from './test.ts'

test('the map lays out what changes, and nothing else', { tag: '@map' }, async ({ app, page, service }) => {
  const filters = new FilterPanel(page)
  const [search, timeline] = [new SearchBar(page), new Timeline(page)]
  await noteLayouts(page)
  const comeToRest = await holdRest(page)
  await app.open(service.url, CAMERA)
  await app.drawn(2, 4)
  const before = await layouts(page)

  await test.step('at the start, each tile once', async () => {
    for (const source of ['areas', 'area-names', 'closure-shapes', 'closure-points']) {
      const tiles = await tilesLaidOut(page, source)
      expect(tiles, source).not.toEqual([])
      expect(tiles.toSorted(), source).toEqual([...new Set(tiles)].toSorted())
    }
    expect(await tilesLaidOut(page, 'area-marks')).toEqual([])
  })
  await test.step('after a small move, nothing', async () => {
    const { x, y } = await app.positionOf(places.areaOnly)
    const drag = async (by: number) => {
      const address = page.url()
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + by, y, { steps: 4 })
      await page.mouse.up()
      await expect.poll(() => page.url()).not.toBe(address)
    }
    const asBefore = await Promise.all([search.input, filters.when('Now')].map(noteRendering))
    await drag(12)
    await drag(-12)
    await comeToRest()
    expect(await layouts(page)).toEqual(before)
    expect(await Promise.all(asBefore.map((isSame) => isSame()))).toEqual([true, true])
  })
  await test.step('under the pointer and selected, the area that is', async () => {
    await app.clickMap(places.areaOnly)
    await expect(app.heading).toHaveText('Test Forest')
    await expect.poll(() => tilesLaidOut(page, 'area-marks')).not.toEqual([])
    await page.getByRole('article').getByRole('button', { name: 'Close', exact: true }).click()
  })
  await test.step('at another time, closures', async () => {
    await timeline.button.click()
    await timeline.drag(0.3, 0.6)
    await expect.poll(async () => (await layouts(page)).shapes).toBeGreaterThan(before.shapes)
    await page.keyboard.press('Escape')
  })
  await test.step('by kind, names of areas', async () => {
    await filters.open()
    await filters.choice('Kind of area', 'National park').click()
    await expect.poll(async () => (await layouts(page)).names).toBeGreaterThan(before.names)
  })
  expect((await layouts(page)).areas).toBe(before.areas)
})

test('layers of closures are drawn where there are some', { tag: ['@map', '@long'] }, async ({ app, page }) => {
  const properties = { id: 'r', type: 'closure', name: 'Ridge', is_binding: true }
  const ridge = { type: 'Feature', properties, geometry: aSquare(14.7, 48.9, 0.1) }
  const service = await startService({ features: { areas, closures: [ridge] } })
  await app.open(service.url, CAMERA)
  await app.drawn(2, 0)
  await expect.poll(() => layersShown(page, 'closure-shapes')).toEqual([])
  const { x, y } = await app.positionOf(places.areaOnly)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 500, y, { steps: 4 })
  await page.mouse.up()
  await app.drawn(2, 1)
  expect(await layersShown(page, 'closure-shapes')).toContain('closure-hatch-pattern')
  await service.stop()
})

test(
  'a minute in which nothing changes lays out nothing, and renders no panel anew',
  { tag: ['@map', '@long'] },
  async ({ app, page, service }) => {
    const clock = new Clock(page)
    await noteLayouts(page)
    await clock.stopBefore('2198-05-15T12:00:00Z', async () => {
      await app.open(service.url, CAMERA)
      await app.drawn(2, 4)
    })
    const before = await layouts(page)
    expect(before.shapes).toBeGreaterThan(0)
    const parts = [new SearchBar(page).input, new FilterPanel(page).when('Now')]
    const asBefore = await Promise.all(parts.map(noteRendering))
    await clock.run(11)
    await clock.run(1)
    expect(await layouts(page)).toEqual(before)
    expect(await Promise.all(asBefore.map((isSame) => isSame()))).toEqual([true, true])
  },
)

test(
  'ground whose closures are being read is marked once that takes long',
  { tag: ['@map', '@long'] },
  async ({ app, page, service }) => {
    const clock = new Clock(page)
    await clock.stopBefore('2198-05-15T12:00:00Z', async () => {
      await app.open(service.url, CAMERA)
      await app.drawn(2, 4)
    })
    let answer = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/closures-and-notices?*', async (route) => {
      await answered
      await route.continue()
    })
    const { x, y } = await app.positionOf(places.areaOnly)
    const asked = page.waitForRequest('**/closures-and-notices?*')
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - 500, y, { steps: 4 })
    await page.mouse.up()
    await clock.run(0.1)
    await asked
    expect(await layersShown(page, 'not-loaded')).toEqual([])
    await clock.run(1)
    expect(await layersShown(page, 'not-loaded')).toEqual(['not-loaded'])
    await clock.untilAnswered('/closures-and-notices', async () => answer())
    expect(await layersShown(page, 'not-loaded')).toEqual([])
  },
)

test('the first card asks for what the map does not know, and tells what it does', async ({ app, page }) => {
  const beside = { id: 'beside', name: 'Moor beside', category_id: 'nature_reserve', country_id: 'DE' }
  const service = await startService({
    features: { areas: [...areas, { type: 'Feature', properties: beside, geometry: aSquare(13.85, 48.9, 0.1) }] },
  })
  const ofBeside = await (await fetch(`${service.url}/api/v2/protected-areas?q=beside&fields=uuid`)).json()
  const properties = { id: 'r', type: 'closure', name: 'Ridge', protected_area_uuids: [uuidIn(ofBeside)] }
  await service.importFeatures({ closures: [{ type: 'Feature', properties, geometry: aSquare(13.8, 48.9, 0.1) }] })
  // What was read is good for some seconds; a slow machine takes more.
  await page.clock.setFixedTime(Date.now())
  await app.open(service.url, CAMERA)
  await app.drawn(3, 1)
  await page.waitForLoadState('networkidle')
  const asked: URL[] = []
  page.on('request', (request) => asked.push(new URL(request.url())))
  await app.clickMap(places.areaOnly)
  await expect(page.getByRole('article')).toContainText(/Also reaching into this area.*Ridge/s)
  await page.waitForLoadState('networkidle')
  const lists = asked.filter(({ pathname }) => pathname === '/api/v2/closures-and-notices')
  expect(lists.map(({ searchParams }) => searchParams.has('protected_area_uuid'))).toEqual([true])
  expect(asked.filter(({ pathname }) => pathname.startsWith('/api')).length).toBeLessThanOrEqual(5)
  await service.stop()
})

function uuidIn(answer: unknown): string {
  const [first] = z.object({ results: z.array(z.object({ uuid: z.string() })) }).parse(answer).results
  return first?.uuid ?? 'none'
}

/** How many tiles of some sources were laid out since the start. */
async function layouts(page: Page) {
  const count = async (source: string) => (await tilesLaidOut(page, source)).length
  return {
    areas: await count('areas'),
    names: await count('area-names'),
    shapes: await count('closure-shapes'),
    cover: await count('closure-cover'),
  }
}

/** The browser tells the page that it has nothing else to do only when what this returns is called. */
async function holdRest(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = []
    window.requestIdleCallback = (callback) => waiting.push(callback)
    window.addEventListener('test:rest', () => {
      for (const callback of waiting.splice(0)) callback({ didTimeout: false, timeRemaining: () => 50 })
    })
  })
  return () =>
    page.evaluate(async () => {
      window.dispatchEvent(new Event('test:rest'))
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    })
}
