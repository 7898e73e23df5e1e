import { palettes } from '../src/contract/palette/palette.ts'
import { CAMERA, places } from './data.ts'
import { holdsColour } from './drivers/map-page.ts'
import { expect, test } from './test.ts'

test.describe('the list', () => {
  test(
    'has what is in view, worst first, and lights what the pointer is on',
    { tag: '@map' },
    async ({ app, service }) => {
      await app.open(service.url, CAMERA)
      await app.drawn(2, 4)
      await expect(app.rows).toHaveText([
        /Broken bridge|Eagle cliff/,
        /Eagle cliff|Broken bridge/,
        /Timber works/,
        /Ticks about/,
      ])
      await expect(app.row('Eagle cliff')).toContainText('Closed now · until further notice')
      await expect(app.row('Timber works')).toContainText('Closes Tue 1 Jan 2199')
      await expect(app.tab('Closures')).toContainText('4 in view')
      await expect(app.tab('Areas')).toContainText('2 in view')
      await app.row('Ticks about').hover()
      const before = await app.coloursAround(places.inForceEdge, 6)
      await app.row('Eagle cliff').hover()
      await expect.poll(async () => (await app.coloursAround(places.inForceEdge, 6)).join()).not.toBe(before.join())
    },
  )

  test(
    'and the map follow the status filter; what is left out is pale and counted',
    { tag: '@map' },
    async ({ app, service }) => {
      await app.open(service.url, CAMERA)
      await app.drawn(2, 4)
      await expect(app.statusSwitch('Current')).toContainText('2')
      await app.statusSwitch('Current').click()
      await expect(app.rows).toHaveText([/Timber works/, /Ticks about/])
      await expect(app.page.getByText('2 more closures in view are hidden by filters')).toBeVisible()
      await expect.poll(() => app.parameter('status')).toBe('upcoming')
      await expect
        .poll(async () => holdsColour(await app.coloursAround(places.inForceEdge, 4), palettes.light.current))
        .toBe(false)
      await app.page.goBack()
      await expect(app.rows).toHaveCount(4)
      await app.page.goForward()
      await expect(app.rows).toHaveCount(2)
      await app.page.reload()
      await expect(app.rows).toHaveCount(2)
      await expect(app.statusSwitch('Current')).toHaveAttribute('aria-pressed', 'false')
    },
  )

  test('follows the map, and finds areas by name and closures by what they are for, wherever they are', async ({
    app,
    service,
  }) => {
    await app.open(service.url, { map: '5/40/0' })
    await expect(app.page.getByText('No closure recorded in this view')).toBeVisible()
    await app.tab('Areas').click()
    await expect(app.page.getByText('No protected area recorded in this view')).toBeVisible()
    await app.search('old OAK')
    await expect(app.rows).toHaveText([/Old Oak/])
    await app.row('Old Oak').click()
    await expect(app.heading).toHaveText('Old Oak')
    await expect.poll(() => app.parameter('map')).toMatch(/\/48\.95\d*\/13\.95/)
    await app.search('nowhere')
    await expect(app.page.getByText('Nothing found for “nowhere”')).toBeVisible()
    await app.tab('Closures').click()
    await app.search('peregrine')
    await expect(app.rows).toHaveText([/Eagle cliff/])
  })

  test('narrows areas by category', async ({ app, service, page }) => {
    await app.open(service.url, { ...CAMERA, list: 'areas' })
    await expect(app.rows).toHaveCount(2)
    await page.getByRole('button', { name: 'National park', exact: true }).click()
    await expect(app.rows).toHaveText([/Test Forest/])
    await expect.poll(() => app.parameter('category_id')).toBe('1')
  })

  test('works by keyboard alone', async ({ app, service, page }) => {
    await app.open(service.url, CAMERA)
    await app.row('Timber works').focus()
    await page.keyboard.press('Enter')
    await expect(app.heading).toHaveText('Timber works')
    await expect(app.heading).toBeFocused()
    // The map has gone to what was opened, and the list after it.
    await expect(app.rows).not.toHaveCount(4)
    await test.step('Escape leads back to the map, the list and the row as they were', async () => {
      await page.keyboard.press('Escape')
      await expect(app.heading).toHaveCount(0)
      await expect(app.rows).toHaveCount(4)
      await expect(app.row('Timber works')).toBeFocused()
      await expect.poll(() => app.parameter('map')).toBe(CAMERA.map)
    })
    await page.keyboard.press('ArrowDown')
    await expect(app.row('Ticks about')).toBeFocused()
    await page.keyboard.press('Home')
    await expect(app.rows.first()).toBeFocused()
  })

  for (const kind of ['moving', 'still'] as const) {
    test(
      `leads to a card and back to the same place of a ${kind} map, however often`,
      { tag: kind === 'moving' ? ['@map', '@long'] : [] },
      async ({ app, service, page }) => {
        await app.open(service.url, CAMERA)
        await app.drawn(2, 4)
        const list = await app.restingAddress()
        await app.row('Ticks about').click()
        await expect(app.heading).toHaveText('Ticks about')
        const card = await app.restingAddress()
        for (let times = 0; times < 2; times++) {
          await page.goBack()
          await expect(app.heading).toHaveCount(0)
          expect(await app.restingAddress()).toBe(list)
          await page.goForward()
          await expect(app.heading).toHaveText('Ticks about')
          expect(await app.restingAddress()).toBe(card)
        }
      },
    )
  }
})
