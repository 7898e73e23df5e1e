import { CAMERA } from './data.ts'
import { HikeCard } from './drivers/hike-card.ts'
import { expect, test } from './test.ts'

test('keys lead to what is near, through the list as one stop, and can be switched off', async ({
  app,
  page,
  service,
}) => {
  await app.open(service.url, CAMERA)
  await expect(app.rows).toHaveCount(4)
  const dialog = page.getByRole('dialog')
  await test.step('what is in view is listed by its distance, and found by the first letters of a name', async () => {
    await page.keyboard.press('l')
    await expect(dialog).toHaveAccessibleName('In view, by distance')
    const rows = dialog.getByRole('listitem')
    await expect(rows).not.toHaveCount(0)
    await expect(rows.last()).toContainText(/km (north|east|south|west)/)
    await page.keyboard.type('eag')
    await expect(rows).toHaveCount(1)
    await page.keyboard.press('ArrowDown')
    await expect(rows.getByRole('button')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(app.heading).toHaveText('Eagle cliff')
    await expect(app.heading).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(app.heading).toHaveCount(0)
  })
  await test.step('the list is one stop, where it was left', async () => {
    await app.rows.first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(app.rows.nth(1)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(app.rows.and(page.locator(':focus'))).toHaveCount(0)
    await page.keyboard.press('Shift+Tab')
    await expect(app.rows.nth(1)).toBeFocused()
  })
  await test.step('the search leads back to it, however often its keys were pressed', async () => {
    for (const key of ['Control+k', 'Control+k', 'Escape']) await page.keyboard.press(key)
    await expect(app.rows.nth(1)).toBeFocused()
  })
  await test.step('the keys of a browser for printing offer pages of paper', async () => {
    await page.keyboard.press('Control+p')
    await expect(dialog.getByRole('button', { name: 'Print this view (1 page, A4)' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog')).toHaveCount(0)
    await expect(app.rows.nth(1)).toBeFocused()
  })
  await test.step('? tells the keys, and where single ones are switched off they write', async () => {
    await page.keyboard.press('?')
    await expect(dialog).toHaveAccessibleName('Keys')
    await expect(dialog.getByRole('term').filter({ hasText: 'Enter' }).first()).toBeVisible()
    await dialog.getByRole('checkbox', { name: /^Single keys/ }).uncheck()
    await page.keyboard.press('Escape')
    await page.reload()
    await expect(app.rows).toHaveCount(4)
    for (const key of ['?', 'l', '/']) await page.keyboard.press(key)
    await expect(page.locator('dialog')).toHaveCount(0)
    await expect(page.getByRole('combobox', { name: /Search/ })).not.toBeFocused()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: /Search/ })).toBeFocused()
  })
  await test.step('buttons move the map for those who cannot drag it', async () => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('checkbox', { name: 'Buttons to move the map' }).check()
    await page.keyboard.press('Escape')
    const lng = () => Number(app.parameter('map')?.split('/')[2] ?? CAMERA.map.split('/')[2])
    const before = lng()
    await page.getByRole('group', { name: 'Move the map' }).getByRole('button', { name: 'East' }).click()
    await expect.poll(lng).toBeGreaterThan(before)
  })
})

test('a hike is drawn without sight: by coordinates, each point told and listed', async ({
  app,
  hikeService,
  page,
}) => {
  await app.open(hikeService.url, CAMERA)
  const hike = new HikeCard(page)
  await hike.open()
  await hike.card.getByRole('button', { name: 'Draw on the map' }).press('Enter')
  const field = hike.card.getByRole('combobox', { name: /^Add a point/ })
  const add = async (coordinates: string) => {
    await field.fill(coordinates)
    await expect(hike.card.getByRole('option').first()).toContainText('latitude, longitude')
    await field.press('Enter')
    await expect(field).toHaveValue('')
  }
  const told = hike.card.getByRole('status').filter({ hasText: /^Point / })
  await field.fill('4')
  await expect(hike.card).toContainText('Try one word of the name')
  await expect(hike.card).not.toContainText('Nothing found')
  await add('48.90, 13.30')
  await expect(told).toHaveText('Point 1: 48.9000° N, 13.3000° E')
  await add('49.10, 13.30')
  await add('48.90, 13.45')
  await expect(told).toContainText(/^Point 3: .*, .* km south-east of the point before$/)
  await hike.card.getByRole('button', { name: 'Remove point 2' }).press('Enter')
  await expect(field).toBeFocused()
  await expect(told).toHaveText(/^Point 2: .*, 11 km east of the point before$/)
  await hike.card.getByRole('button', { name: 'Finish' }).press('Enter')
  await expect(hike.verdict).toBeVisible()
})

test('a closure is found and read by what the page says alone', async ({ app, page, service }) => {
  await app.open(service.url, CAMERA)
  await expect(app.rows).toHaveCount(4)
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - region "What is in view":
      - heading "Fieldgate" [level=1]
      - search:
        - combobox "Search area, closure, place"
      - group "When"
      - tablist "What is in view":
        - tab /Closures 4 in view/ [selected]
        - tab /Areas/
      - tabpanel:
        - list:
          - listitem:
            - button /Eagle cliff Closed now/
  `)
  await app.row('Eagle cliff').press('Enter')
  await expect(app.heading).toBeFocused()
  await expect(page.getByRole('complementary')).toMatchAriaSnapshot(`
    - article "Eagle cliff":
      - heading "Eagle cliff" [level=2]
      - paragraph: Closed now · until further notice
      - term: Not allowed
      - definition:
        - list:
          - listitem: Entering the area
      - term: Valid
      - definition:
        - paragraph: Until further notice
      - term: Why
      - definition:
        - paragraph: Breeding season. Peregrines breed here
  `)
})
