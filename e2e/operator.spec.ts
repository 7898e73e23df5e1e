import { barriersOn } from './drivers/barriers.ts'
import { CAMERA } from './data.ts'
import { DeskPage } from './drivers/desk-page.ts'
import { SearchBar } from './drivers/search-bar.ts'
import { backgrounds, expect, test } from './operator-test.ts'
import { uuid } from './services/spec-only.ts'
import { aSquareArea } from '../src/testing/builders.ts'

test.describe('a region', () => {
  const region = { region: { name: 'Lower Forest', bbox: [13.2, 48.7, 13.65, 48.95] } }

  test('is named in the menu, is where the map starts and stays, and what lists, counts, search and desk keep to', async ({
    app,
    operator,
    page,
    serviceWith,
  }) => {
    const service = await serviceWith(region)
    await app.open(service.url)
    await expect(await operator.openMenu()).toContainText('Region: Lower Forest.')
    await page.keyboard.press('Escape')
    await expect(app.rows).toHaveText([/Eagle cliff/, /Timber works/])
    await expect(app.tab('Closures')).toContainText('2 in view')
    await expect(app.tab('Areas')).toContainText('1 in view')
    await app.search('t')
    await expect(app.rows).toHaveText([/Timber works/])
    const search = new SearchBar(page)
    await search.type('bridge')
    await expect(search.note('Searched only within Lower Forest.')).toBeVisible()
    await expect(search.group('Closures and notices')).toHaveCount(0)
    const desk = new DeskPage(page)
    await desk.open(service.url)
    await expect(desk.rows).toHaveText([/Eagle cliff/, /Timber works/])
  })

  test('holds the map that a link would send elsewhere', async ({ app, serviceWith }) => {
    const service = await serviceWith(region)
    await app.open(service.url, { map: '3/60/100' })
    await app.drawn(/\d+/, /\d+/)
    const [zoom = 0, lat = 0, lng = 0] = (app.parameter('map') ?? '').split('/').map(Number)
    expect(zoom).toBeGreaterThan(7)
    expect(lat).toBeCloseTo(48.95, 1)
    expect(lng).toBeCloseTo(13.65, 1)
  })
})

test.describe('a banner', () => {
  const link = { label: 'More', url: 'https://www.example.org/fire' }

  test('of an emergency is an alert above everything, and stays', async ({ app, operator, page, serviceWith }) => {
    const service = await serviceWith({ banner: { text: '<b>Fire</b> danger', level: 'emergency', link } })
    await app.open(service.url, CAMERA)
    const banner = app.alert('<b>Fire</b> danger')
    await expect(banner).toBeVisible()
    await expect(banner.getByRole('link')).toHaveAttribute('href', link.url)
    await expect(banner.getByRole('button')).toHaveCount(0)
    const { y, height } = (await banner.boundingBox()) ?? { y: -1, height: 0 }
    expect(y).toBe(0)
    const side = await page.getByRole('region', { name: 'What is in view' }).boundingBox()
    expect(side?.y).toBeGreaterThanOrEqual(height)
    const button = await page.getByRole('button', { name: 'Menu' }).boundingBox()
    const menu = await (await operator.openMenu()).boundingBox()
    expect(menu?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0))
  })

  test('for information is put away for the session', async ({ app, operator, page, serviceWith }) => {
    const service = await serviceWith({ banner: { text: { en: 'New data', de: 'Neue Daten' }, level: 'info' } })
    await app.open(service.url, CAMERA)
    await operator.banner('New data').getByRole('button', { name: 'Close' }).click()
    await expect(operator.banner('New data')).toHaveCount(0)
    await page.reload()
    await expect(app.rows).toHaveCount(4)
    await expect(operator.banner('New data')).toHaveCount(0)
  })

  test('comes and goes by the clock', async ({ app, operator, page, serviceWith }) => {
    const banner = {
      text: 'Storm',
      level: 'warning',
      from: '2026-07-01T06:00:00+02:00',
      until: '2026-07-01T08:00:00+02:00',
    }
    const service = await serviceWith({ banner })
    await page.clock.install({ time: new Date('2026-07-01T03:58:30Z') })
    await app.open(service.url, CAMERA)
    await expect(app.rows.first()).toBeVisible()
    await expect(operator.banner('Storm')).toHaveCount(0)
    await page.clock.runFor(120_000)
    await expect(operator.banner('Storm')).toBeVisible()
    await expect(operator.banner('Storm').getByRole('button')).toHaveCount(0)
    await page.clock.fastForward('02:00:00')
    await expect(operator.banner('Storm')).toHaveCount(0)
  })
})

test.describe('names and languages', () => {
  test('are the operator’s, in the visitor’s language', async ({ app, operator, page, serviceWith }) => {
    const service = await serviceWith({
      title: { en: 'Parks', de: 'Schutzgebiete' },
      legalLinks: [{ label: { en: 'Imprint', de: 'Impressum' }, url: 'https://www.example.org/imprint' }],
    })
    await app.open(service.url, { ...CAMERA, lang: 'de' })
    await expect(page).toHaveTitle('Schutzgebiete')
    const menu = await operator.openMenu()
    await expect(menu.getByRole('link', { name: 'Impressum' })).toHaveAttribute(
      'href',
      'https://www.example.org/imprint',
    )
    // The menu is drawn anew in the other language, so that there is no state to wait for.
    await menu.getByRole('radio', { name: 'English' }).click()
    await expect(page).toHaveTitle('Parks')
  })

  test('are those that are offered, whatever the device or a link wants', async ({
    app,
    operator,
    page,
    serviceWith,
  }) => {
    const service = await serviceWith({ languages: ['de'], title: 'Parks' })
    await app.open(service.url, CAMERA)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.getByRole('group', { name: 'Sprache' })).toHaveCount(0)
    const menu = await operator.openMenu()
    await expect(menu.getByRole('group', { name: 'Darstellung' })).toBeVisible()
    await expect(menu.getByRole('group', { name: 'Sprache' })).toHaveCount(0)
    await app.open(service.url, { ...CAMERA, lang: 'en' })
    await expect(app.alert('lang')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  })
})

test('all that the operator says holds for a service of the specification alone, too', async ({
  app,
  operator,
  page,
  specOnly,
  serviceWith,
}) => {
  const cliff = { type: 'closure', start_on: '2020-01-01', end_on: null, geometry: aSquareArea(13.4, 48.8) }
  specOnly.holds({
    areas: [],
    closures: [
      { ...cliff, uuid: uuid(1), name: 'Eagle cliff' },
      { ...cliff, uuid: uuid(2), name: 'Far away', geometry: aSquareArea(20, 50) },
    ],
  })
  const service = await serviceWith({
    apiBase: specOnly.api,
    title: 'Parks',
    region: { name: 'Lower Forest', bbox: [13.2, 48.7, 13.65, 48.95] },
    banner: { text: 'Fire danger', level: 'emergency' },
  })
  await app.open(service.url, {}, [specOnly.api])
  await expect(page).toHaveTitle('Parks')
  await expect(app.rows).toHaveText([/Eagle cliff/])
  await expect(app.alert('Fire danger')).toBeVisible()
  await expect(await operator.openMenu()).toContainText('Region: Lower Forest.')
})

test(
  'what the operator says meets no barrier that can be measured, wide and narrow',
  { tag: ['@map', '@long'] },
  async ({ app, operator, page, maps, serviceWith }) => {
    const service = await serviceWith({
      ...backgrounds(maps),
      banner: { text: 'Very high fire danger', level: 'emergency', link: { label: 'More', url: 'https://a.example/' } },
    })
    await page.setViewportSize({ width: 390, height: 844 })
    await app.open(service.url, { ...CAMERA, base: 'gone' }, [maps.url])
    await page.getByRole('button', { name: 'Legend' }).click()
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await expect(page.getByText('“Gone” could not be loaded.')).toBeVisible()
      await expect(operator.backgrounds).toBeVisible()
      await expect(app.alert('Very high fire danger')).toBeVisible()
      expect(await barriersOn(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  },
)
