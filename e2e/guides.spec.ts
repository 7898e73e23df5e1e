import { barriersOn } from './drivers/barriers.ts'
import { GuidePage } from './drivers/guide-page.ts'
import { expect, test } from './test.ts'

test.describe('the guides', () => {
  test('are found from the map, lead to each other and back, in the visitor’s language', async ({ app, service }) => {
    await app.open(service.url, { lang: 'de' })
    await app.page.getByRole('button', { name: 'Menü' }).click()
    await app.page.getByRole('link', { name: 'Anleitungen' }).click()
    await expect(app.page.getByRole('heading', { level: 1 })).toHaveText('Anleitungen')
    const guide = new GuidePage(app.page)
    await app.page.getByRole('main').getByRole('link', { name: 'Für Betreiber' }).click()
    await expect(guide.title).toHaveText('For operators')
    await expect(guide.text).toHaveAttribute('lang', 'en')
    await app.page.getByRole('link', { name: 'Für Besucher' }).click()
    await expect(guide.title).toHaveText('Für Besucher')
    await expect(guide.text).not.toHaveAttribute('lang')
    await app.page.getByRole('link', { name: 'Zur Karte' }).click()
    await expect(app.page.getByRole('tab', { name: /^Sperrungen/ })).toBeVisible()
    expect(app.problems).toEqual([])
    expect(app.foreignRequests).toEqual([])
  })

  test('open at the section that the address names, and go to others', async ({ page, service }) => {
    const guide = new GuidePage(page)
    await guide.open(service.url, '/api#status')
    await expect(guide.heading('Status')).toBeInViewport()
    await guide.sections.filter({ hasText: 'Caching' }).click()
    await expect(guide.heading('Caching')).toBeInViewport()
    await expect(guide.heading('Status')).not.toBeInViewport()
    await guide.names.filter({ hasText: 'For visitors' }).click()
    await expect(guide.title).toHaveText('For visitors')
    await guide.sections.filter({ hasText: 'Timeline' }).click()
    await guide.language.selectOption('Deutsch')
    await expect(guide.title).toHaveText('Für Besucher')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    expect(new URL(page.url())).toMatchObject({ pathname: '/guides/visitors', search: '?lang=de', hash: '#timeline' })
    await page.reload()
    await expect(guide.heading('Zeitleiste')).toBeInViewport()
  })

  test('fit into narrow and wide windows, and meet no barrier that can be measured', async ({ page, service }) => {
    const guide = new GuidePage(page)
    for (const path of ['', '/visitors?lang=de', '/operators', '/api', '/conformance?lang=de']) {
      await guide.open(service.url, path)
      await expect(guide.title).toBeVisible()
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
        expect(await barriersOn(page)).toEqual([])
      }
    }
  })
})
