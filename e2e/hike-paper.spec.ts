import { PNG } from 'pngjs'
import { palettes } from '../src/contract/palette/palette.ts'
import { CAMERA } from './data.ts'
import { coloursIn, holdsColour } from './drivers/map-page.ts'
import { ShareDialog } from './drivers/share-dialog.ts'
import { clippingOf, Paper } from './drivers/share-paper.ts'
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

test('the dialog prints the check of a hike as it stands, and its line on the page of the view', async ({
  app,
  hike,
  hikeService,
  page,
}) => {
  test.slow()
  const share = new ShareDialog(page)
  const paper = new Paper(page, share)
  await paper.watch()
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printedWith = document.querySelector('dialog[open]') ? 'the dialog' : 'its rows'
    }
  })
  await app.open(hikeService.url, { ...CAMERA, hike: '2026-05-15T06:00' })
  await expect(hike.card).toBeVisible()
  await page.keyboard.press('ControlOrMeta+p')
  await expect(share.button('Print this view (1 page, A4)')).toBeVisible()
  await expect(share.button('Print the check of this hike')).toBeHidden()
  await page.keyboard.press('Escape')
  await hike.choose('evening.gpx', ROUTE)
  await expect(hike.rows.last()).toContainText('Dog rule')
  await share.openFromMenu()
  const { picture } = await paper.print('Print this view (1 page, A4)')
  expect(picture === null ? 0 : longestInk(picture)).toBeGreaterThan(60)
  await share.button('Print the check of this hike').click()
  await expect(page.locator('html')).toHaveAttribute('data-printed-with', 'its rows')
  await expect(hike.rows.last()).toBeVisible()
})

/** The most pixels of ink in a row of a picture: those of a line from west to east, for no name has so many. */
function longestInk(picture: Buffer): number {
  const { width } = PNG.sync.read(picture)
  const isInk = coloursIn(picture).map((colour) => holdsColour([colour], palettes.light.text, 8))
  const rows = Array.from({ length: isInk.length / width }, (_, row) => isInk.slice(row * width, (row + 1) * width))
  return Math.max(...rows.map((row) => row.filter(Boolean).length))
}
