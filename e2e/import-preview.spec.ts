import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { barriersOn } from './drivers/barriers.ts'
import { runImport } from './services/process.ts'
import { expect, test } from './test.ts'

/** No path has a slash in a name. */
const HOSTILE = '<img src=x onerror="alert(1)"><b>'

function aPark(id: number, name: string, lng: number) {
  const ring = [
    [lng, 60],
    [lng + 0.5, 60],
    [lng + 0.5, 60.5],
    [lng, 60.5],
    [lng, 60],
  ]
  const properties = { id, name, category: 'national_park', country: 'SE' }
  return { type: 'Feature', properties, geometry: { type: 'Polygon', coordinates: [ring] } }
}

test('the page about a trial of an import shows it, runs nothing of the data, and asks for nothing', async ({
  page,
}) => {
  const directory = await mkdtemp(join(tmpdir(), 'fieldgate-preview-'))
  const file = join(directory, `${HOSTILE}.geojson`)
  const write = (features: readonly object[]) =>
    writeFile(file, JSON.stringify({ type: 'FeatureCollection', features }))
  const [data, source] = [join(directory, 'data'), ['--source', 'Parks']]
  await write([aPark(1, 'Rock', 13), aPark(2, 'Wood', 15)])
  await runImport(data, [file, ...source])
  await write([aPark(1, 'Rocks', 13), aPark(3, 'a < b & c', 17), aPark(3, HOSTILE, 17)])
  expect(await runImport(data, [file, ...source, '--dry-run'])).toContain('.geojson.preview.html shows it')

  const problems: string[] = []
  page.on('console', (message) => problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('dialog', (dialog) => problems.push(dialog.message()))
  page.on('request', (request) => problems.push(...(request.isNavigationRequest() ? [] : [request.url()])))
  await page.goto(pathToFileURL(`${file}.preview.html`).href)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Added: 1', 'Changed: 1', 'Refused: 1'])
  await expect(page.getByRole('row', { name: 'a < b & c' })).toBeVisible()
  await expect(page.locator('.about').first()).toContainText(`${HOSTILE}.geojson`)
  expect(await page.locator('img').count()).toBe(0)
  const map = page.getByRole('img', { name: /^Map of the records/ })
  const whole = await map.getAttribute('viewBox')
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(map).not.toHaveAttribute('viewBox', whole ?? '')
  await map.press('0')
  await expect(map).toHaveAttribute('viewBox', whole ?? '')
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await barriersOn(page)).toEqual([])
    }
  }
  expect(problems).toEqual([])
  await rm(directory, { recursive: true })
})
