import { barriersOn } from './drivers/barriers.ts'
import { expect, test } from './test.ts'

test.describe('the page of licences', () => {
  test('names whom data, map and software are owed to', async ({ app, page, demoService }) => {
    await app.open(demoService.url, { lang: 'de' })
    await page.getByRole('button', { name: 'Menü' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Lizenzen' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lizenzen')
    const main = page.getByRole('main')
    await expect(main.getByRole('listitem').filter({ hasText: 'Demo authority' })).toContainText(/CC0.*Einträge/)
    await expect(main.getByRole('link', { name: 'Natural Earth' })).toBeVisible()
    const react = main.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'react', exact: false }) })
    await expect(react.filter({ hasText: /^react / })).toContainText('MIT')
    expect(app.problems).toEqual([])
    expect(app.foreignRequests).toEqual([])
  })
})

test.describe('the page of the data', () => {
  test('says what there is and leads to it', async ({ page, service }) => {
    await page.goto(`${service.url}/data`)
    const main = page.getByRole('main')
    await expect(main.getByText('2 protected areas')).toBeVisible()
    await expect(main.getByText('4 closures and notices')).toBeVisible()
    await main.getByRole('link', { name: '/api/v2/closures-and-notices', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goBack()
    const feed = await main.getByRole('link', { name: /^RSS/ }).getAttribute('href')
    expect((await page.request.get(feed ?? '')).headers()['content-type']).toContain('rss')
  })

  test('has of a service of the specification alone what that has', async ({ page, specOnly }) => {
    await page.goto(`${specOnly.url}/data`)
    const main = page.getByRole('main')
    await expect(main.getByText('0 closures and notices')).toBeVisible()
    await expect(main.getByText('This service has the common interface alone')).toBeVisible()
    await expect(main.getByRole('link', { name: /^RSS/ })).toHaveCount(0)
    await page.goto(`${specOnly.url}/licences`)
    await expect(main.getByText('None recorded.').first()).toBeVisible()
    await expect(main.getByRole('link', { name: 'CC0' })).toBeVisible()
  })
})

test('both fit into narrow and wide windows, and meet no barrier that can be measured', async ({ page, service }) => {
  for (const path of ['/data', '/licences']) {
    await page.goto(service.url + path)
    await expect(page.getByRole('listitem').filter({ hasText: path === '/data' ? 'RSS' : /^zustand/ })).toBeVisible()
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect(await barriersOn(page)).toEqual([])
    }
  }
})
