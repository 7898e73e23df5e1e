import { nameOf } from './budget/chunk-names.ts'
import { palettes } from '../src/contract/palette/palette.ts'
import { areas, CAMERA, closures, places } from './data.ts'
import { holdsColour, mostContrast } from './drivers/map-page.ts'
import { expect, test } from './search-test.ts'
import { uuid } from './services/spec-only.ts'

test.describe('the search', () => {
  test('finds towns where villages cannot be loaded, says so, and villages once they can', async ({
    app,
    page,
    search,
    service,
  }) => {
    await page.route('**/gazetteer-villages.pbf', (route) => route.abort())
    await app.open(service.url, CAMERA)
    await search.type('münchen')
    await expect(search.group('Places').filter({ hasText: 'Munich' })).toHaveCount(1)
    await expect(search.note('Not all places could be loaded.')).toBeVisible()
    await page.unroute('**/gazetteer-villages.pbf')
    await search.type('spiegelau')
    await expect(search.group('Places').first()).toContainText('Germany')
    await expect(search.note('Not all places could be loaded.')).toHaveCount(0)
  })

  test('finds areas, closures, places and coordinates anywhere, and goes there', async ({ app, search, service }) => {
    await app.open(service.url, { map: '9/40/5' })
    await search.type('oak')
    await expect(search.group('Protected areas')).toHaveText([/Old Oak/])
    await search.type('forest test')
    await expect(search.group('Protected areas')).toHaveText([/Test Forest/])
    await search.type('brokken brigde')
    await expect(search.group('Closures and notices')).toHaveText([/Broken bridge/])
    await search.type('broken')
    await search.group('Closures and notices').filter({ hasText: 'Broken bridge' }).click()
    await expect(app.heading).toHaveText('Broken bridge')
    await expect.poll(() => app.parameter('map')).toMatch(/\/49\.\d+\/13\.\d+$/)
    await expect(search.results).toHaveCount(0)
    await expect(search.input).toHaveValue('')
    await test.step('places are in the data that comes with the page, and it is said what is nowhere', async () => {
      await search.type('münchen')
      await search.group('Places').filter({ hasText: 'Munich' }).click()
      await expect.poll(() => app.parameter('map')).toMatch(/\/48\.13\d*\/11\.5\d*$/)
      await expect(app.heading).toHaveText('What applies here, now')
      await expect.poll(() => app.parameter('here')).toMatch(/^48\.13\d*\/11\.5\d*$/)
      await search.type('spiegelau')
      await expect(search.group('Places').first()).toContainText('Germany')
      await search.type('qqxxyyzz')
      await expect(search.note('Nothing found for “qqxxyyzz”')).toBeVisible()
      await expect(search.options).toHaveText([/Show only what matches/])
      expect(app.foreignRequests).toEqual([])
    })
    await test.step('coordinates are read in either order, said how, and gone to with Enter', async () => {
      await search.type('47,5 11,25')
      await expect(search.group('Coordinates')).toHaveText([
        /47\.5000° N, 11\.2500° E.*latitude, longitude in decimal degrees/,
        /11\.2500° N, 47\.5000° E.*longitude, latitude in decimal degrees/,
      ])
      await search.input.press('Enter')
      await expect.poll(() => app.parameter('map')).toBe('13/47.5/11.25')
      await expect.poll(() => app.parameter('here')).toBe('47.5/11.25')
      expect(app.parameter('q')).toBeNull()
    })
  })

  test('filters the list by its entry, typos forgiven, and opens the best hit with Enter', async ({
    app,
    filters,
    search,
    service,
  }) => {
    await app.open(service.url, CAMERA)
    await app.drawn(2, 4)
    await search.type('egale')
    await expect(app.rows).not.toHaveCount(1)
    await search.filterOption.click()
    await expect(app.rows).toHaveText([/Eagle cliff/])
    await expect.poll(() => app.parameter('q')).toBe('egale')
    await test.step('what it leaves out is counted, pale on the map, and comes back with its chip', async () => {
      await expect(filters.hidden).toHaveText(/^3 more closures/)
      await expect(app.account).toHaveText('Found: 1 closure or notice. Areas: 0')
      const edge = () => app.coloursAround(places.noticeEdge, 5)
      await expect.poll(async () => holdsColour(await edge(), palettes.light.notice)).toBe(false)
      expect(mostContrast(await edge(), palettes.light.ground)).toBeGreaterThanOrEqual(2)
      await app.page.reload()
      await expect(search.input).toHaveValue('egale')
      await expect(app.rows).toHaveText([/Eagle cliff/])
      await filters.chip('“egale”').click()
      await expect(app.rows).toHaveCount(4)
      await expect.poll(() => app.parameter('q')).toBeNull()
    })
    await search.type('egale clif')
    await search.input.press('Enter')
    await expect(app.heading).toHaveText('Eagle cliff')
    expect(app.parameter('q')).toBeNull()
  })

  test('opens the best hit with Enter, though what searches is still on its way', async ({ app, search, service }) => {
    await app.open(service.url, CAMERA)
    await app.drawn(2, 4)
    let asked = 0
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await app.page.route('**/*.js', async (route) => {
      asked++
      await released
      await route.continue()
    })
    await search.type('egale clif')
    await search.input.press('Enter')
    await expect.poll(() => asked).toBeGreaterThan(0)
    release()
    await expect(app.heading).toHaveText('Eagle cliff')
    expect(app.parameter('q')).toBeNull()
  })

  test('keeps the focus while one types, though a card that was chosen before opens', async ({
    app,
    search,
    service,
  }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await app.page.route(
      ({ pathname }) => nameOf(pathname) === 'card',
      async (route) => {
        await released
        await route.continue()
      },
    )
    await app.open(service.url, CAMERA)
    await app.row('Eagle cliff').click()
    await search.type('tim')
    release()
    await expect(app.heading).toHaveText('Eagle cliff')
    await app.page.keyboard.type('ber')
    await expect(search.input).toHaveValue('timber')
  })

  test('opens what the keys have chosen, gives the focus back, and is reached, moved through and left by keys', async ({
    app,
    search,
    service,
  }) => {
    await app.open(service.url, CAMERA)
    await search.type('forest')
    await expect(search.option('Test Forest')).toBeVisible()
    await search.input.press('ArrowDown')
    await search.input.press('Enter')
    await expect(app.heading).toHaveText('Test Forest')
    await app.page.keyboard.press('Escape')
    await expect(app.heading).toHaveCount(0)
    await expect(search.input).toBeFocused()
    await app.tab('Closures').focus()
    await app.page.keyboard.press('/')
    await expect(search.input).toBeFocused()
    await search.type('forest')
    await expect(search.option('Test Forest')).toBeVisible()
    await search.input.press('ArrowUp')
    await expect(search.active).toHaveText(/Show only what matches “forest”/)
    await search.input.press('ArrowDown')
    await expect(search.active).toHaveCount(0)
    await search.input.press('ArrowDown')
    await expect(search.active).toHaveText(/Test Forest/)
    await expect(search.input).toHaveAttribute('aria-activedescendant', (await search.active.getAttribute('id')) ?? '')
    await search.input.press('Escape')
    await expect(search.results).toHaveCount(0)
    await expect(search.input).toHaveValue('forest')
    await search.input.press('Escape')
    await expect(search.input).toHaveValue('')
    await search.input.press('Escape')
    await expect(app.tab('Closures')).toBeFocused()
    await app.page.keyboard.press('Control+k')
    await expect(search.input).toBeFocused()
  })

  test('says that the service could not be asked, and searches what is loaded', async ({ app, search, service }) => {
    await app.open(service.url, CAMERA)
    await app.drawn(2, 4)
    await app.page.route('**/api/v2/**q=**', (route) => route.abort())
    await search.type('eagle')
    await expect(search.note(/The service could not be asked/)).toBeVisible()
    await expect(search.group('Closures and notices')).toHaveText([/Eagle cliff/])
  })
})

test.describe('the search on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('has rows for fingers over the whole sheet', async ({ app, search, service }) => {
    await app.open(service.url, CAMERA)
    await search.type('e')
    await search.type('oak')
    const option = search.option('Old Oak')
    expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(48)
    await option.tap()
    await expect(app.heading).toHaveText('Old Oak')
  })
})

test.describe('the search of a service that cannot search', () => {
  test.beforeEach(({ specOnly }) => {
    specOnly.holds({
      areas: areas.map(({ properties }, index) => ({
        uuid: uuid(index + 1),
        id: index + 1,
        name: properties?.name,
        category_id: 1,
      })),
      closures: closures.map(({ properties, geometry }, index) => ({
        uuid: uuid(index + 11),
        name: properties?.name,
        type: 'closure',
        start_on: '2020-01-01',
        end_on: null,
        geometry,
      })),
    })
  })

  test('looks through what is loaded, and says so', async ({ app, search, specOnly }) => {
    await app.open(specOnly.url, CAMERA, [specOnly.api])
    await expect(app.tab('Areas')).toContainText('2')
    await search.type('aegle')
    await expect(search.group('Closures and notices')).toHaveText([/Eagle cliff/])
    await expect(search.note(/cannot search names/)).toBeVisible()
    await search.type('old oak')
    await search.group('Protected areas').click()
    await expect(app.heading).toHaveText('Old Oak')
    await search.type('passau')
    await expect(search.group('Places')).toHaveText([/Passau.*Germany/])
    expect(app.foreignRequests).toEqual([])
  })
})
