import type { Locator } from '@playwright/test'
import { expect, test } from './test.ts'

for (const theme of ['light', 'sunlight']) {
  test(`on a phone the open legend covers neither its button nor what the page says above (${theme})`, async ({
    app,
    page,
    demoService,
  }) => {
    await page.setViewportSize({ width: 390, height: 700 })
    await app.open(demoService.url, { theme })
    const button = page.getByRole('button', { name: 'Legend' })
    await button.click()
    const legend = page.getByRole('region', { name: 'Legend' })
    await expect(legend).toBeVisible()
    for (const other of [button, page.getByText('closures are invented'), page.getByRole('search')]) {
      expect(await overlap(legend, other)).toBe(0)
    }
  })
}

test('on a phone the sheet makes room for the legend, and comes back', async ({ app, page, demoService }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await app.open(demoService.url)
  await expect(app.rows.first()).toBeInViewport()
  const [button, legend] = [page.getByRole('button', { name: 'Legend' }), page.getByRole('region', { name: 'Legend' })]
  await button.click()
  await expect(legend.getByText('Upcoming closure')).toBeInViewport()
  await expect(app.rows.first()).not.toBeInViewport()
  await button.click()
  await expect(app.rows.first()).toBeInViewport()
})

test('on a phone the sheet is raised by its handle, which is a button after that, too', async ({
  app,
  page,
  demoService,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await app.open(demoService.url)
  await expect(app.rows.first()).toBeInViewport()
  const larger = page.getByRole('button', { name: 'Make the list larger' })
  const smaller = page.getByRole('button', { name: 'Make the list smaller' })
  await larger.hover()
  await page.mouse.down()
  await page.mouse.move(195, 60, { steps: 4 })
  await page.mouse.up()
  await expect(smaller).toBeVisible()
  await smaller.press('Enter')
  await expect(larger).toBeVisible()
})

/** Pixels that two things share, by their boxes. */
async function overlap(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (a === null || b === null) throw new Error('One of them is not drawn.')
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return Math.max(0, width) * Math.max(0, height)
}
