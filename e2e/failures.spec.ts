import { palettes } from '../src/contract/palette/palette.ts'
import { CAMERA } from './data.ts'
import { holdsColour } from './drivers/map-page.ts'
import { hideDevice } from './drivers/noisy-canvas.ts'
import { Timeline } from './drivers/timeline.ts'
import { expect, test } from './filter-test.ts'

const API = '**/api/v2/**'

test.describe('when something fails', () => {
  test('the data stays, the failure is said, and all is well again with the service', async ({
    app,
    service,
    page,
  }) => {
    await app.open(service.url, CAMERA)
    await expect(app.rows).toHaveCount(4)
    await page.route(API, (route) => route.fulfill({ status: 503, json: { detail: 'Out of order.' } }))
    await app.statusSwitch('Expired').click()
    await expect(app.alert('The service answered with an error (503)')).toBeVisible()
    await expect(app.rows).toHaveCount(4)
    await page.unroute(API)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(app.alert('The service answered')).toHaveCount(0)
    await expect(app.rows).toHaveCount(4)
  })

  test('names that cannot be read are not waited for: rows have numbers in their place', async ({
    app,
    service,
    page,
  }) => {
    await page.route('**/api/v2/reasons**', (route) => route.fulfill({ status: 500, json: {} }))
    await app.open(service.url, CAMERA)
    await expect(app.row('Eagle cliff')).toContainText(/Reason \d/)
    await expect(app.row('Eagle cliff')).not.toContainText('…')
  })

  test('a service out of reach is told from one that refuses', async ({ app, service, page }) => {
    await page.route(API, (route) => route.abort())
    await app.open(service.url, CAMERA)
    await expect(app.alert('The service cannot be reached')).toBeVisible()
  })

  test('what a first visit could not read comes by itself once it can be', async ({ app, service, page }) => {
    await page.clock.install()
    await page.route(API, (route) => route.fulfill({ status: 429, json: { detail: 'Request was throttled.' } }))
    await app.open(service.url, CAMERA)
    await expect(app.alert('The service answered with an error (429)')).toBeVisible()
    await page.unroute(API)
    for (let minutes = 0; minutes < 2; minutes++) await page.clock.fastForward('01:10')
    await expect(app.rows).toHaveCount(4)
    await expect(app.row('Eagle cliff')).toContainText('Breeding season')
    await expect(app.alert(/./)).toHaveCount(0)
  })

  test('ground that was not loaded is drawn as such and counted as nothing, and a row that was shown opens', async ({
    app,
    service,
    page,
  }) => {
    const beyond = [14.9, 48.9] as const
    const hasHairlines = async () => holdsColour(await app.coloursAround(beyond, 8), palettes.light.grid, 4)
    await app.open(service.url, CAMERA)
    await app.drawn(2, 4)
    await page.waitForLoadState('networkidle')
    await page.getByRole('application', { name: /^Map of/ }).focus()
    await page.keyboard.press('ArrowRight')
    await page.waitForLoadState('networkidle')
    await page.route('**/*', (route) => route.abort())
    await test.step('beyond what was loaded', async () => {
      for (let times = 0; times < 7; times++) await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('tabpanel').getByText('Not loaded for this view')).toBeVisible()
      for (const name of ['Current', 'Upcoming', 'Notices'] as const) {
        await expect(app.statusSwitch(name)).toHaveText(`${name}–`)
      }
      await expect(app.tab('Closures')).toHaveText('Closures–')
      await expect(app.tab('Areas')).toHaveText('Areas–')
      await expect.poll(hasHairlines).toBe(true)
      expect(holdsColour(await app.coloursAround([14.05, 48.9], 8), palettes.light.grid, 4)).toBe(false)
      await expect(app.alert('The service cannot be reached')).toHaveCount(1)
      await expect(page.getByText('could not be loaded')).toHaveCount(0)
    })
    await test.step('what applies at a place opens, and says what is not known', async () => {
      await page.keyboard.press('Enter')
      await expect(app.heading).toHaveText(/^What applies here/)
      await expect(page.getByRole('article').getByRole('alert').first()).toContainText('The service cannot be reached')
      await expect(page.getByText(/reload/i)).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(app.heading).toHaveCount(0)
    })
    await test.step('within it, the map and the list know what they knew', async () => {
      await app.row('Eagle cliff').click()
      await expect(app.heading).toHaveText('Eagle cliff')
      const card = page.getByRole('article')
      await expect(card).toContainText('Closed now')
      await expect(card).toContainText('Breeding season')
      await expect(card.getByRole('alert')).toContainText('The service cannot be reached. What else is recorded')
      await expect(app.tab('Closures')).toHaveText(/\d in view/)
      await expect(page.getByText('Not loaded for this view')).toHaveCount(0)
      await expect(page.getByText(/reload/i)).toHaveCount(0)
    })
    await test.step('with the service, all of it', async () => {
      await page.unroute('**/*')
      await page.getByRole('article').getByRole('button', { name: 'Retry' }).click()
      await expect(page.getByRole('article')).toContainText('Peregrines breed here')
    })
  })

  test('a part that cannot be loaded says so, takes nothing with it, and comes when asked again', async ({
    app,
    service,
    page,
  }) => {
    const timeline = new Timeline(page)
    await app.open(service.url, CAMERA)
    await expect(app.rows).toHaveCount(4)
    await page.route('**/assets/*.js', (route) => route.abort())
    await timeline.button.click()
    await expect(app.alert('This could not be loaded. The site may have been updated')).toBeVisible()
    await expect(app.rows).toHaveCount(4)
    await page.unroute('**/assets/*.js')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(timeline.slider).toBeVisible()
    await expect(app.alert('This could not be loaded.')).toHaveCount(0)
  })

  test('a map whose stylesheet is lost once is loaded again, with its styles', async ({ app, service, page }) => {
    let lost = 0
    await page.route('**/assets/*.css', async (route) => {
      const isOfMap = (await (await route.fetch()).text()).includes('.maplibregl-')
      return isOfMap && lost++ === 0 ? route.abort('connectionreset') : route.fallback()
    })
    await app.open(service.url, CAMERA)
    await expect(app.rows).toHaveCount(4)
    await expect.poll(() => lost).toBe(2)
    await expect(page.getByText('The map cannot be shown here.')).toHaveCount(0)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  test('an address that cannot be read falls back and says so once', async ({ app, filters, service, page }) => {
    await app.open(service.url, {
      map: 'x/y/z',
      status: 'open',
      area: '1',
      when: 'someday',
      here: '99/13',
      base: 'moon',
    })
    const told = app.alert('map, area, when, here, status, base')
    await expect(told).toBeVisible()
    await app.drawn(/\d+/, /\d+/)
    await expect(filters.when('Now')).toHaveAttribute('aria-pressed', 'true')
    await expect(app.heading).toHaveCount(0)
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(told).toHaveCount(0)
    expect(app.foreignRequests).toEqual([])
  })

  test('without WebGL the list still works', async ({ app, service, page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null
    })
    await app.open(service.url, CAMERA)
    await expect(page.getByText('The map cannot be shown here.')).toBeVisible()
    await expect(app.rows).toHaveCount(4)
    await app.row('Eagle cliff').click()
    await expect(app.heading).toHaveText('Eagle cliff')
  })

  test(
    'a map whose signs the browser would give as noise is a still picture',
    { tag: ['@map', '@long'] },
    async ({ app, page, service }) => {
      await hideDevice(page)
      await app.open(service.url, CAMERA)
      await app.drawn(2, 4)
      await expect(page.getByText('A still picture')).toBeVisible()
    },
  )

  test(
    'areas that failed are no trouble any more where the map shows others',
    { tag: ['@map', '@long'] },
    async ({ app, page, service }) => {
      const isTile = ({ pathname }: URL) => /\/protected-areas\/tiles\/\d/.test(pathname)
      const trouble = app.alert('Some protected areas could not be loaded')
      await page.route(isTile, (route) => route.abort())
      await app.open(service.url, CAMERA)
      await expect(trouble).toBeVisible()
      await page.unroute(isTile)
      for (let times = 0; times < 3; times++) await page.getByRole('button', { name: 'Zoom in' }).click()
      await expect(trouble).toHaveCount(0)
    },
  )

  test('a map whose worker cannot start is a still picture', { tag: '@map' }, async ({ app, page, service }) => {
    await page.route(/maplibre-gl-worker/, (route) => route.abort())
    await app.open(service.url, CAMERA)
    await app.drawn(2, 4)
    await expect(page.getByText('A still picture')).toBeVisible()
    await expect(app.row('Eagle cliff')).toBeVisible()
  })

  test(
    'a map whose drawing is taken away is a still picture until it can move again',
    { tag: ['@map', '@long'] },
    async ({ app, page, service }) => {
      const moving = page.locator('.maplibregl-canvas:not([data-lost])')
      const lose = () =>
        moving.evaluate((canvas) => {
          if (!(canvas instanceof HTMLCanvasElement)) return
          canvas.dataset['lost'] = ''
          canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext()
        })
      await app.open(service.url, CAMERA)
      await app.drawn(2, 4)
      await test.step('soon, at the first time', async () => {
        await lose()
        await expect(moving).toBeVisible()
        await app.drawn(2, 4)
      })
      await test.step('when the page is seen again, after that', async () => {
        await lose()
        await expect(page.getByText('A still picture')).toBeVisible()
        await app.drawn(2, 4)
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
        await expect(moving).toBeVisible()
        await app.drawn(2, 4)
      })
      expect(app.problems).toEqual([])
    },
  )
})
