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

test.describe('the accessibility statement', () => {
  const accessibility = {
    name: { en: 'Example Park', de: 'Park Beispiel' },
    mail: 'access@park.example',
    law: { en: 'Example Act', de: 'Beispielgesetz' },
    enforcement: { label: 'Complaints office', url: 'https://office.example/' },
    prepared: '2026-11-26',
    lacking: [{ en: 'Scanned orders', de: 'Eingescannte Verordnungen' }],
  }

  test('is in the menu, says who answers for the site, and drafts a message about the page left', async ({
    app,
    page,
    serviceWith,
  }) => {
    const service = await serviceWith({ accessibility })
    await app.open(service.url, { lang: 'de' })
    await page.getByRole('button', { name: 'Menü' }).click()
    const left = page.url()
    await page.getByRole('dialog').getByRole('link', { name: 'Barrierefreiheit' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erklärung zur Barrierefreiheit')
    const main = page.getByRole('main')
    await expect(main).toContainText('Park Beispiel ist bemüht')
    await expect(main).toContainText('(Beispielgesetz)')
    await expect(main).toContainText('am 26. November 2026 erstellt')
    await expect(main.getByRole('listitem').filter({ hasText: 'Eingescannte Verordnungen' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Complaints office' })).toHaveAttribute(
      'href',
      'https://office.example/',
    )
    const draft = new URL((await main.getByRole('link', { name: 'access@park.example' }).getAttribute('href')) ?? '')
    expect(draft.pathname).toBe('access@park.example')
    expect(draft.searchParams.get('body')).toContain(left)
    await expect(main.getByRole('complementary')).toHaveCount(0)
  })

  test('says what an operator has to enter who has entered nothing', async ({ page, service }) => {
    await page.goto(`${service.url}/accessibility`)
    const main = page.getByRole('main')
    await expect(main.getByRole('complementary', { name: 'This statement is not complete' })).toBeVisible()
    await expect(main.getByRole('link', { name: /^Write to/ })).toHaveCount(0)
    await main.getByRole('link', { name: 'how to configure the site' }).click()
    await expect(page.getByRole('heading', { name: 'The accessibility statement' })).toBeInViewport()
  })
})

test('keys move through a page of text before anything in it has the focus', async ({ page, service }) => {
  await page.goto(`${service.url}/accessibility`)
  const end = page.getByRole('main').getByText('This statement follows the model')
  await expect(end).toBeVisible()
  await expect(end).not.toBeInViewport()
  await page.keyboard.press('End')
  await expect(end).toBeInViewport()
})

test('an address that there is not leads to the map', async ({ page, service }) => {
  await page.goto(`${service.url}/nowhere?lang=fr`)
  expect(await barriersOn(page)).toEqual([])
  await page.getByRole('main').getByRole('link').click()
  await expect(page).toHaveURL(/\/\?.*lang=/)
})
