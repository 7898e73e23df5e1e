import { CAMERA, places } from './data.ts'
import { holdsColour } from './drivers/map-page.ts'
import { backgrounds, expect, test } from './operator-test.ts'
import { GROUNDS } from './services/map-server.ts'
import { palettes } from '../src/ui/theme/palette.ts'

test.beforeEach(({ maps }) => maps.refuse('/refused'))

test.describe('backgrounds of the map', { tag: '@map' }, () => {
  test('are asked of nobody before a visitor chooses one', async ({ app, operator, maps, serviceWith }) => {
    const service = await serviceWith(backgrounds(maps))
    await app.open(service.url, CAMERA)
    await app.drawn(2, 4)
    await expect(operator.backgrounds.getByRole('radio')).toHaveCount(6)
    await expect(operator.backgrounds.getByRole('radio', { name: 'Quiet' })).toBeChecked()
    await expect(operator.credits).toContainText('Natural Earth')
    expect(app.foreignRequests).toEqual([])
    expect(app.problems).toEqual([])
  })

  const choices = [
    { name: 'Streets', id: 'streets', ground: GROUNDS.style, credit: 'Base: © Street & Co, © Others' },
    { name: 'Photos', id: 'photos', ground: GROUNDS.pictures, credit: 'Base: © Photos' },
    { name: 'Paths', id: 'paths', ground: palettes.light.ground, credit: 'Base: © Paths' },
  ]
  for (const { name, id, ground, credit } of choices) {
    test(`are chosen and kept in the address, below areas and closures: ${name}`, async ({
      app,
      operator,
      maps,
      serviceWith,
    }) => {
      const service = await serviceWith(backgrounds(maps))
      await app.open(service.url, CAMERA, [maps.url])
      await app.drawn(2, 4)
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
      expect(app.problems).toEqual([])
      expect(app.foreignRequests).toEqual([])
    })
  }

  test('have another style in dark, icons of their own, and come with a link', async ({
    app,
    page,
    maps,
    serviceWith,
  }) => {
    const service = await serviceWith(backgrounds(maps))
    await page.emulateMedia({ colorScheme: 'dark' })
    await app.open(service.url, { ...CAMERA, base: 'streets' }, [maps.url])
    await app.drawn(2, 4)
    await expect.poll(async () => holdsColour(await app.coloursAround(places.outside, 8), GROUNDS.dark)).toBe(true)
    expect(maps.asked.filter((path) => path.startsWith('/icons'))).not.toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(async () => holdsColour(await app.coloursAround(places.outside, 8), GROUNDS.style)).toBe(true)
    expect(app.problems).toEqual([])
  })

  for (const { name, id } of [
    { name: 'Gone', id: 'gone' },
    { name: 'Refused', id: 'refused' },
  ]) {
    test(`give way to the built-in one, with a word, where they cannot be loaded: ${name}`, async ({
      app,
      page,
      operator,
      maps,
      serviceWith,
    }) => {
      const service = await serviceWith(backgrounds(maps))
      await app.open(service.url, { ...CAMERA, base: id }, [maps.url])
      await expect(page.getByText(`“${name}” could not be loaded.`)).toBeVisible()
      await app.drawn(2, 4)
      await expect(operator.credits).toContainText('Natural Earth')
      expect(holdsColour(await app.coloursAround(places.outside, 8), palettes.light.ground)).toBe(true)
      await operator.chooseBackground('Photos')
      await expect(page.getByText('could not be loaded')).toHaveCount(0)
      await expect
        .poll(async () => holdsColour(await app.coloursAround(places.outside, 8), GROUNDS.pictures))
        .toBe(true)
    })
  }

  test('are tried again when that is asked for', async ({ app, page, maps, serviceWith }) => {
    const service = await serviceWith(backgrounds(maps))
    // To MapLibre such a picture is none, not a failure.
    maps.refuse('/pictures', 404)
    await app.open(service.url, { ...CAMERA, base: 'photos' }, [maps.url])
    await expect(page.getByText('“Photos” could not be loaded.')).toBeVisible()
    maps.refuse(null)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.poll(async () => holdsColour(await app.coloursAround(places.outside, 8), GROUNDS.pictures)).toBe(true)
  })

  test('that nobody offers are said to be unknown, once', async ({ app, maps, serviceWith }) => {
    const service = await serviceWith(backgrounds(maps))
    await app.open(service.url, { ...CAMERA, base: 'moon' })
    await expect(app.alert('base')).toBeVisible()
    await app.drawn(2, 4)
    expect(app.foreignRequests).toEqual([])
  })
})
