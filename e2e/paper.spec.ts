import { palettes } from '../src/contract/palette/palette.ts'
import { DeskPage } from './drivers/desk-page.ts'
import { GuidePage } from './drivers/guide-page.ts'
import { expect, test } from './test.ts'

/** As browsers write the colour of texts on paper. */
const INK = `rgb(${[1, 3, 5].map((at) => parseInt(palettes.light.text.slice(at, at + 2), 16)).join(', ')})`

test.describe('what a browser in dark prints by its own menu', () => {
  test.use({ colorScheme: 'dark' })
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
  })

  test('is a guide in dark ink, with its code whole and no heading alone', async ({ page, service }) => {
    const guide = new GuidePage(page)
    await guide.open(service.url, '/api')
    await expect(guide.text).toHaveCSS('color', INK)
    await expect(guide.heading('Status')).toHaveCSS('break-after', 'avoid')
    await expect(guide.sections.first()).toBeHidden()
    const cut = await guide.code.evaluateAll(
      (boxes) => boxes.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
    )
    expect(cut).toBe(0)
    await page.emulateMedia({ media: 'screen' })
    await expect(guide.text).not.toHaveCSS('color', INK)
  })

  test('is a text page in dark ink, with no closure on two pages, and the data likewise', async ({ page, service }) => {
    await page.goto(`${service.url}/list`)
    await expect(page.locator('body')).toHaveCSS('color', INK)
    await expect(page.locator('.entries > li').first()).toHaveCSS('break-inside', 'avoid')
    await page.goto(`${service.url}/api/v2/?format=api`)
    await expect(page.locator('body')).toHaveCSS('color', INK)
  })

  test('is the desk with the heads of its columns on each page', async ({ page, service }) => {
    await new DeskPage(page).open(service.url)
    // Chromium repeats a head only where no button in it has a box.
    await expect(page.getByRole('columnheader').getByRole('button').first()).toHaveCSS('display', 'contents')
  })
})
