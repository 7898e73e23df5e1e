import { CAMERA, places } from './data.ts'
import { holdsColour } from './drivers/map-page.ts'
import { expect, test } from './operator-test.ts'
import { frameOf, test as embedTest } from './embed-test.ts'
import { palettes } from '../src/contract/palette/palette.ts'
import { groundColours } from '../src/map/ground/ground-colours.ts'
import { DEFAULT_BASEMAPS } from '../src/contract/config/default-basemaps.ts'
import type { MapServer } from './services/map-server.ts'

/** The default configuration, with a server of the test in the public one's place. */
const offering = ({ url }: MapServer) => ({
  basemaps: DEFAULT_BASEMAPS.map((basemap) =>
    basemap.tilejson === undefined ? basemap : { ...basemap, tilejson: `${url}/planet` },
  ),
})
const TOLD = 'From OpenFreeMap, a third party: it learns your internet address and the part of the map you look at.'
const asked = ({ asked: paths }: MapServer) => paths.filter((path) => path.startsWith('/planet'))

test.describe('the public map of detail', { tag: '@map' }, () => {
  test('is named with what it learns, asked of nobody before it is chosen, and drawn in our own colours', async ({
    app,
    page,
    operator,
    maps,
    serviceWith,
  }) => {
    const service = await serviceWith(offering(maps))
    const before = asked(maps).length
    await app.open(service.url, CAMERA, [maps.url])
    await app.drawn(2, 4)
    await operator.openLegend()
    await expect(operator.backgrounds.getByText(TOLD)).toBeVisible()
    const choice = operator.backgrounds.getByRole('radio', { name: 'Detailed, from OpenFreeMap' })
    await expect(choice).toHaveAccessibleDescription(new RegExp(TOLD))
    expect(asked(maps).length).toBe(before)
    await choice.check()
    const isWood = async (theme: 'light' | 'dark') =>
      holdsColour(await app.coloursAround(places.outside, 8), groundColours[theme].wood)
    await expect.poll(() => isWood('light')).toBe(true)
    await expect(operator.credits).toContainText('OpenFreeMap, © OpenMapTiles, © OpenStreetMap')
    expect(asked(maps).length).toBeGreaterThan(before)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => isWood('dark')).toBe(true)
    await page.emulateMedia({ colorScheme: 'light' })
    expect(app.foreignRequests).toEqual([])
    expect(app.problems).toEqual([])

    await test.step('on this device the choice holds', async () => {
      await page.reload()
      await expect.poll(() => isWood('light')).toBe(true)
    })
  })

  test(
    'is not chosen by a link: whoever follows one is asked first',
    { tag: '@long' },
    async ({ app, page, maps, serviceWith }) => {
      const service = await serviceWith(offering(maps))
      const before = asked(maps).length
      await app.open(service.url, { ...CAMERA, base: 'openfreemap' }, [maps.url])
      await app.drawn(2, 4)
      await expect(page.getByText(/^This link asks for the background “Detailed, from OpenFreeMap”/)).toContainText(
        TOLD,
      )
      await page.getByRole('button', { name: 'Not now' }).click()
      await expect.poll(() => app.parameter('base')).toBeNull()
      await expect(page.getByText('This link asks for')).toHaveCount(0)
      await app.open(service.url, { ...CAMERA, base: 'openfreemap' }, [maps.url])
      await app.drawn(2, 4)
      expect(asked(maps).length).toBe(before)
      await page.getByRole('button', { name: 'Show it' }).click()
      await expect
        .poll(async () => holdsColour(await app.coloursAround(places.outside, 8), groundColours.light.wood))
        .toBe(true)
    },
  )

  test(
    'leaves the built-in map where its host fails, with a word',
    { tag: '@long' },
    async ({ app, page, operator, maps, serviceWith }) => {
      const service = await serviceWith(offering(maps))
      await app.open(service.url, CAMERA, [maps.url])
      await app.drawn(2, 4)
      for (const path of ['/planet', '/planet/']) {
        maps.refuse(path, 503)
        await operator.chooseBackground('Detailed')
        await expect(page.getByText('“Detailed, from OpenFreeMap” could not be loaded.')).toBeVisible()
        await expect(operator.credits).toContainText('Natural Earth')
        await expect
          .poll(async () => holdsColour(await app.coloursAround(places.outside, 8), palettes.light.ground))
          .toBe(true)
        await operator.chooseBackground('Plain')
        await expect(page.getByText('could not be loaded')).toHaveCount(0)
      }
      maps.refuse(null)
    },
  )

  test(
    'is offered as it comes, allowed by the policy, and switched off by one line',
    { tag: '@long' },
    async ({ app, page, operator, serviceWith }) => {
      for (const { config, count } of [
        { config: {}, count: 2 },
        { config: { basemaps: [] }, count: 0 },
      ]) {
        const service = await serviceWith(config)
        const policy = (await page.request.get(service.url)).headers()['content-security-policy']
        expect(policy?.includes('https://tiles.openfreemap.org')).toBe(count > 0)
        await app.open(service.url, CAMERA)
        await app.drawn(2, 4)
        await operator.openLegend()
        await expect(page.getByRole('region', { name: 'Legend' })).toBeVisible()
        await expect(operator.backgrounds.getByRole('radio')).toHaveCount(count)
      }
      expect(app.problems).toEqual([])
    },
  )
})

embedTest('the embed neither offers the public map nor is allowed to ask it', async ({ host, maps, serviceWith }) => {
  const service = await serviceWith(offering(maps))
  const before = asked(maps).length
  const policy = (await host.page.request.get(`${service.url}/embed`)).headers()['content-security-policy']
  expect(policy).not.toContain(maps.url)
  await host.open(frameOf(service, { ...CAMERA, base: 'openfreemap', ui: 'legend' }))
  const map = host.map('Map')
  await expect(map.account).toHaveText('In view: 4 closures and notices. Areas: 2')
  await map.button(/^Legend/).click()
  await expect(map.inside.getByRole('region', { name: 'Legend' })).toBeVisible()
  await expect(map.inside.getByRole('radio')).toHaveCount(0)
  await expect(map.inside.getByText('OpenFreeMap')).toHaveCount(0)
  expect(asked(maps).length).toBe(before)
})
