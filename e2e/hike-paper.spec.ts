import { CAMERA } from './data.ts'
import { clippingOf } from './drivers/share-paper.ts'
import { expect, ROUTE, test } from './hike-test.ts'

for (const [width, height] of [
  [1280, 500],
  [390, 700],
] as const) {
  test(`what a hike touches is printed whole, from a window ${width} px wide`, async ({
    app,
    hike,
    hikeService,
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await app.open(hikeService.url, { ...CAMERA, hike: '2026-05-15T06:00' })
    await hike.choose('evening.gpx', ROUTE)
    await expect(hike.rows.last()).toContainText('Dog rule')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: 'Check my hike' })).toBeHidden()
    await expect(hike.card.getByRole('button', { name: 'Close', exact: true })).toBeHidden()
    expect(await clippingOf(hike.rows.last())).toEqual([])
    await page.emulateMedia({ media: 'screen' })
    await expect(page.getByRole('button', { name: 'Check my hike' })).toBeVisible()
  })
}
