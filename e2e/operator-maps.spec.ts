import { CAMERA, places } from './data.ts'
import { holdsColour } from './drivers/map-page.ts'
import { backgrounds, expect, test } from './operator-test.ts'
import { GROUNDS } from './services/map-server.ts'
import { palettes } from '../src/contract/palette/palette.ts'

test.beforeEach(({ maps }) => maps.refuse('/refused'))

test.describe('backgrounds of the map', { tag: '@map' }, () => {
  const choices = [
    { name: 'Streets', id: 'streets', ground: GROUNDS.style, credit: 'Base: © Street & Co, © Others' },
    { name: 'Photos', id: 'photos', ground: GROUNDS.pictures, credit: 'Base: © Photos' },
    { name: 'Paths', id: 'paths', ground: palettes.light.ground, credit: 'Base: © Paths' },
  ]
  test('are asked of nobody before one is chosen that is offered, lie below the rest, and are kept in the address', async ({
    app,
    operator,
    maps,
    serviceWith,
  }) => {
    const service = await serviceWith(backgrounds(maps))
    await app.open(service.url, { ...CAMERA, base: 'moon' })
    await expect(app.alert('base')).toBeVisible()
    await app.drawn(2, 4)
    await operator.openLegend()
    await expect(operator.backgrounds.getByRole('radio')).toHaveCount(6)
    await expect(operator.backgrounds.getByRole('radio', { name: 'Quiet' })).toBeChecked()
    await expect(operator.credits).toContainText('Natural Earth')
    expect(app.foreignRequests).toEqual([])
    for (const { name, id, ground, credit } of choices) {
      await operator.chooseBackground(name)
      await expect.poll(() => app.parameter('base')).toBe(id)
      await expect.poll(async () => holdsColour(await app.coloursAround(places.outside, 8), ground)).toBe(true)
      await expect(operator.credits).toContainText(credit)
      await app.drawn(2, 4)
      expect(holdsColour(await app.coloursAround(places.inForce, 8), palettes.light.current)).toBe(true)
      await operator.chooseBackground('Quiet')
      await expect.poll(() => app.parameter('base')).toBeNull()
      await expect
        .poll(async () => holdsColour(await app.coloursAround(places.outside, 8), palettes.light.ground))
        .toBe(true)
    }
    expect(app.foreignRequests.filter((url) => !url.startsWith(maps.url))).toEqual([])
    expect(app.problems).toEqual([])
  })

  test(
    'have another style in dark, icons of their own, and come with a link',
    { tag: '@long' },
    async ({ app, page, maps, serviceWith }) => {
      const service = await serviceWith(backgrounds(maps))
      await page.emulateMedia({ colorScheme: 'dark' })
      await app.open(service.url, { ...CAMERA, base: 'streets' }, [maps.url])
      await app.drawn(2, 4)
      await expect.poll(async () => holdsColour(await app.coloursAround(places.outside, 8), GROUNDS.dark)).toBe(true)
      expect(maps.asked.filter((path) => path.startsWith('/icons'))).not.toEqual([])
      await page.emulateMedia({ colorScheme: 'light' })
      await expect.poll(async () => holdsColour(await app.coloursAround(places.outside, 8), GROUNDS.style)).toBe(true)
      expect(app.problems).toEqual([])
    },
  )

  test(
    'give way to the built-in one, with a word, where they cannot be loaded',
    { tag: '@long' },
    async ({ app, page, operator, maps, serviceWith }) => {
      const service = await serviceWith(backgrounds(maps))
      await app.open(service.url, { ...CAMERA, base: 'gone' }, [maps.url])
      for (const name of ['Gone', 'Refused']) {
        if (name === 'Refused') await operator.chooseBackground(name)
        await expect(page.getByText(`“${name}” could not be loaded.`)).toBeVisible()
        await app.drawn(2, 4)
        await expect(operator.credits).toContainText('Natural Earth')
        await expect
          .poll(async () => holdsColour(await app.coloursAround(places.outside, 8), palettes.light.ground))
          .toBe(true)
        await operator.chooseBackground('Photos')
        await expect(page.getByText('could not be loaded')).toHaveCount(0)
        await expect
          .poll(async () => holdsColour(await app.coloursAround(places.outside, 8), GROUNDS.pictures))
          .toBe(true)
      }
    },
  )

  test(
    'take the word of the failure of the one before along',
    { tag: '@long' },
    async ({ app, operator, page, maps, serviceWith }) => {
      const service = await serviceWith(backgrounds(maps))
      await page.route('**/near-*.pbf', (route) => route.abort())
      await app.open(service.url, CAMERA, [maps.url])
      const banner = app.alert('The background map could not be loaded.')
      await expect(banner).toBeVisible()
      await operator.chooseBackground('Photos')
      await expect
        .poll(async () => holdsColour(await app.coloursAround(places.outside, 8), GROUNDS.pictures))
        .toBe(true)
      await expect(banner).toBeHidden()
    },
  )

  test('are tried again when that is asked for', { tag: '@long' }, async ({ app, page, maps, serviceWith }) => {
    const service = await serviceWith(backgrounds(maps))
    // To MapLibre such a picture is none, not a failure.
    maps.refuse('/pictures', 404)
    await app.open(service.url, { ...CAMERA, base: 'photos' }, [maps.url])
    await expect(page.getByText('“Photos” could not be loaded.')).toBeVisible()
    maps.refuse(null)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.poll(async () => holdsColour(await app.coloursAround(places.outside, 8), GROUNDS.pictures)).toBe(true)
  })
})
