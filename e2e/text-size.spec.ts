import type { Locator } from '@playwright/test'
import { headlessShell, WITHOUT_WEBGL } from './chromium.ts'
import { CAMERA } from './data.ts'
import { expect, test } from './test.ts'

// A visitor whose browser sets text twice as large as usual.
test.use({ launchOptions: { ...headlessShell(), args: [...WITHOUT_WEBGL, '--blink-settings=defaultFontSize=32'] } })

test('the page is as large as the text that the browser is set to, and the map goes on between panels', async ({
  app,
  page,
  service,
}) => {
  await app.open(service.url, CAMERA)
  const row = app.row('Eagle cliff')
  expect(await row.evaluate((element) => getComputedStyle(element).fontSize)).toBe('30px')
  expect(await row.locator('svg').evaluate((sign) => sign.getBoundingClientRect().width)).toBe(46)
  await row.click()
  await expect(app.heading).toHaveText('Eagle cliff')
  // With one panel in the place of the other, as in a window of half the width.
  expect(await app.rows.count()).toBe(0)
  await expect.poll(async () => (await page.getByRole('article').boundingBox())?.width).toBe(688)
})

test('on a phone nothing is cut off', async ({ app, page, service }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await app.open(service.url, CAMERA)
  for (const name of ['What applies here', 'Check my hike', 'Timeline'])
    expect(await isWhole(page.getByRole('button', { name }))).toBe(true)
  await page.getByRole('button', { name: 'Menu' }).click()
  expect(await isWhole(page.getByRole('button', { name: 'Share, print, subscribe' }))).toBe(true)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Timeline' }).click()
  const week = await page.getByRole('button', { name: 'Week' }).boundingBox()
  const day = await page.getByRole('button', { name: 'Day', exact: true }).boundingBox()
  expect(week?.y).toBe(day?.y)
})

test('on paper text is of its usual size', async ({ page, service }) => {
  await page.goto(`${service.url}/desk`)
  const heading = page.getByRole('heading', { level: 1 })
  const size = async () => heading.evaluate((element) => getComputedStyle(element).fontSize)
  const onScreen = Number.parseFloat(await size())
  await page.emulateMedia({ media: 'print' })
  expect(Number.parseFloat(await size())).toBe(onScreen / 2)
})

/** Whether an element is within the window, and what is written in it within the element. */
async function isWhole(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    const { left, right } = node.getBoundingClientRect()
    const holds = node.scrollWidth <= node.clientWidth && node.scrollHeight <= node.clientHeight
    return left >= 0 && right <= innerWidth && holds
  })
}
