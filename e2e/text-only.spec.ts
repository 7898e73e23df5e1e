import { barriersOn } from './drivers/barriers.ts'
import { CAMERA } from './data.ts'
import { expect, test } from './test.ts'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a closure near a place on a day is found by the form, and read', async ({ page, service }) => {
    await page.goto(`${service.url}/?${new URLSearchParams(CAMERA)}`)
    await test.step('the page of the map leads to the same as text', async () => {
      await page.getByRole('link', { name: 'Text only' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Closures, advice and notices')
      await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0)
    })
    await test.step('the form finds the area of the place', async () => {
      await page.getByText('Search by name, day and activity').click()
      await page.getByLabel('Name or text').fill('forest')
      await page.getByLabel('On which day').fill('2099-07-01')
      await page.getByRole('button', { name: 'Show' }).click()
      await page.getByRole('link', { name: 'Test Forest' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test Forest')
    })
    await test.step('a closure of it tells how it stands on that day', async () => {
      const [first] = await page.getByRole('heading', { level: 3 }).all()
      const name = (await first?.textContent()) ?? ''
      await first?.getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(page.getByRole('main')).toContainText('Valid')
      await expect(page.getByRole('contentinfo')).toContainText('Shown for Wed 1 Jul 2099')
    })
    await test.step('the map shows the same', async () => {
      const map = await page.getByRole('link', { name: 'See this on the map' }).getAttribute('href')
      expect(map).toMatch(/^\/\?closure=[0-9a-f-]{36}&.*when=2099-07-01/)
    })
  })
})

test('text pages are read at 320 px, by everyone', async ({ page, demoService }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/list?lang=de', '/list?q=%C5%A0umava&lang=fr']) {
    await page.goto(demoService.url + path)
    await page.locator('summary').click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(await barriersOn(page)).toEqual([])
    await page.getByRole('main').getByRole('link').last().click()
    expect(await barriersOn(page)).toEqual([])
  }
})

test('a long title stands above what the operator says, in one language or in all', async ({ page, serviceWith }) => {
  const title = 'Protected areas and closures of the Nature Parks of the Eastern Uplands and their Lakes'
  const banner = { text: 'Very high fire danger', level: 'info' }
  for (const languages of [['de'], ['de', 'en']]) {
    const service = await serviceWith({ title, banner, languages })
    await page.goto(`${service.url}/list`)
    const bottom = await page.getByRole('link', { name: title }).evaluate((link) => link.getBoundingClientRect().bottom)
    const top = await page.locator('.note').evaluate((note) => note.getBoundingClientRect().top)
    expect(top).toBeGreaterThan(bottom)
  }
})
