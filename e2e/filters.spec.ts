import { palettes } from '../src/contract/palette/palette.ts'
import { barriersOn } from './drivers/barriers.ts'
import { CAMERA, places } from './data.ts'
import { holdsColour } from './drivers/map-page.ts'
import { expect, test } from './filter-test.ts'
import { uuid } from './services/spec-only.ts'

test.describe('a filter', () => {
  test('narrows list and map, says how many it hides, is a step of the history, and survives a reload', async ({
    app,
    filters,
    page,
    varied,
  }) => {
    await app.open(varied.url, CAMERA)
    await app.drawn(2, 4)
    await filters.open()
    await filters.choice('Activity', 'Hiking').click()
    await expect(app.rows).toHaveText([/Night road/, /Mountain race/, /Ticks about/])
    await filters.close()
    await expect(filters.hidden).toHaveText(/^1 more closure/)
    await app.drawn(2, 3)
    await expect(app.announced).toHaveText('In view: 3 closures and notices. Areas: 2')
    await expect
      .poll(async () => holdsColour(await app.coloursAround(places.inForceEdge, 4), palettes.light.current))
      .toBe(false)
    await expect.poll(() => app.parameter('activity_id')).toBe('3')
    await app.page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(app.rows).toHaveCount(4)
    await expect(filters.hidden).toHaveCount(0)
    await filters.open()
    await filters.choice('Activity', 'Climbing').click()
    await expect(app.rows).toHaveText([/Eagle cliff/])
    await expect.poll(() => app.parameter('activity_id')).not.toBeNull()
    await page.goBack()
    await expect(app.rows).toHaveCount(4)
    await page.goForward()
    await expect(app.rows).toHaveCount(1)
    await page.reload()
    await expect(app.rows).toHaveText([/Eagle cliff/])
    await expect(filters.chips).toHaveText(['Climbing'])
  })

  test('is in the address under the name of the API, and says for each choice how many it would give', async ({
    app,
    filters,
    varied,
  }) => {
    await app.open(varied.url, CAMERA)
    await expect(app.rows).toHaveCount(4)
    await filters.open()
    await expect(filters.choice('Activity', 'Hiking')).toHaveText('Hiking3')
    await expect(filters.choice('Activity', 'Swimming')).toHaveText('Swimming0')
    for (const [group, choice, name, value, rows] of [
      ['Reason', 'Breeding season', 'reason_id', /^\d+$/, [/Eagle cliff/]],
      ['Source', 'Platform', 'source_kind', /^platform$/, [/Night road/, /Mountain race/]],
      ['Source', 'Test Rangers', 'source_id', /^\d+$/, [/Eagle cliff/, /Ticks about/]],
      ['Type', 'Notices', 'type', /^notice$/, [/Ticks about/]],
      ['Status', 'Upcoming', 'status', /^current$/, [/Eagle cliff/, /Night road/, /Ticks about/]],
    ] as const) {
      await filters.choice(group, choice).click()
      await expect(app.rows).toHaveText([...rows])
      await expect.poll(() => app.parameter(name)).toMatch(value)
      await filters.choice(group, choice).click()
      await expect(app.rows).toHaveCount(4)
      await expect.poll(() => app.parameter(name)).toBeNull()
    }
    await test.step('by dates it takes a day from and a day to', async () => {
      await filters.date('Begins', 'from').fill('2198-05-02')
      await expect(app.rows).toHaveText([/Mountain race/])
      await filters.date('Begins', 'from').fill('')
      await filters.date('Ends', 'to').fill('2198-05-31')
      await expect(app.rows).toHaveText([/Night road/, /Mountain race/])
      await expect.poll(() => app.parameter('ends_before')).toBe('2198-05-31')
      await expect(filters.chip('Ends to 31 May 2198')).toBeVisible()
      await filters.date('Ends', 'to').fill('')
      await expect(app.rows).toHaveCount(4)
    })
    await test.step('what one choice leaves is what the others count', async () => {
      await filters.choice('Reason', 'Event').click()
      await expect(filters.choice('Activity', 'Hiking')).toHaveText('Hiking1')
      await expect(filters.choice('Activity', 'Climbing')).toHaveText('Climbing0')
      await expect(filters.choice('Reason', 'Breeding season')).toHaveText('Breeding season1')
    })
  })

  test('by category or country narrows the areas, and says for each how many it would give', async ({
    app,
    filters,
    varied,
  }) => {
    await app.open(varied.url, { ...CAMERA, list: 'areas' })
    await expect(app.rows).toHaveCount(2)
    await filters.open()
    await expect(filters.choice('Kind of area', 'National monument')).toHaveText('National monument1')
    await filters.choice('Kind of area', 'National park').click()
    await expect(app.rows).toHaveText([/Test Forest/])
    await expect(filters.choice('Kind of area', 'National monument')).toHaveText('National monument1')
    await filters.showAll('Country of the area')
    await expect(filters.choice('Country of the area', 'Austria')).toHaveText('Austria0')
    await filters.choice('Country of the area', 'Austria').click()
    await expect(app.rows).toHaveCount(0)
    await expect(app.page.getByText('Nothing in this view matches the filters')).toBeVisible()
    await expect(filters.panel.getByRole('button', { name: 'Show 0' })).toBeVisible()
    await filters.close()
    await filters.chip('Austria').click()
    await expect(app.rows).toHaveText([/Test Forest/])
    await expect(app.page.getByText('1 more area is hidden by filters')).toBeVisible()
    await app.page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(app.rows).toHaveCount(2)
  })

  test('is a chip that takes it away; all go at once too', async ({ app, filters, page, varied }) => {
    await app.open(varied.url, { ...CAMERA, activity_id: '3,4', source_kind: 'platform' })
    await expect(filters.chips).toHaveText(['Hiking', 'Climbing', 'Platform'])
    await filters.open()
    await expect(filters.choice('Activity', 'Hiking')).toBeVisible()
    expect(await barriersOn(page)).toEqual([])
    await filters.close()
    await expect(app.rows).toHaveCount(2)
    await filters.chip('Platform').click()
    await expect(app.rows).toHaveCount(4)
    await filters.chip('Hiking').click()
    await expect(app.rows).toHaveText([/Eagle cliff/])
    await filters.clearAll()
    await expect(app.rows).toHaveCount(4)
    await expect.poll(() => app.parameter('activity_id')).toBeNull()
  })

  test('by activity leaves all that concerns who does it; its feeds and badges carry the same', async ({
    app,
    filters,
    hikeService,
    page,
  }) => {
    await app.open(hikeService.url, { ...CAMERA, activity_id: '3' })
    await expect(app.rows).toHaveText([/Lone pine/, /Far away/, /Night lek/])
    await expect(filters.chips).toHaveText(['Hiking'])
    await expect(filters.hidden).toHaveText(/^1 more closure/)
    expect(app.parameter('activity_id')).toBe('3')
    await page.getByRole('button', { name: 'Share, subscribe' }).click()
    await expect(page.getByRole('link', { name: /^Subscribe/ })).toHaveAttribute('href', /[?&]activity_id=3,1,2&/)
  })

  test('that an address has in part wrong does what it can, and says so', async ({ app, filters, varied }) => {
    await app.open(varied.url, { ...CAMERA, activity_id: '4,abc', colour: 'red' })
    await expect(app.rows).toHaveText([/Eagle cliff/])
    await expect(filters.chips).toHaveText(['Climbing'])
    await expect(app.alert('activity_id')).toBeVisible()
  })

  test('leaves nothing, and that is said', async ({ app, varied }) => {
    await app.open(varied.url, { ...CAMERA, activity_id: '9999' })
    await expect(app.page.getByText('Nothing in this view matches the filters')).toBeVisible()
    await expect(app.page.getByText('4 more closures in view are hidden by filters')).toBeVisible()
  })

  test('is set by keyboard alone; Escape closes the panel, not the card', async ({ app, filters, page, varied }) => {
    await app.open(varied.url, CAMERA)
    await app.row('Eagle cliff').click()
    await expect(app.heading).toHaveText('Eagle cliff')
    await page.getByRole('button', { name: /^Filters/ }).focus()
    await page.keyboard.press('Enter')
    await filters.choice('Activity', 'Climbing').press('Space')
    await expect(app.rows).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(filters.panel).toBeHidden()
    await expect(page.getByRole('button', { name: /^Filters/ })).toBeFocused()
    await expect(app.heading).toHaveText('Eagle cliff')
  })

  test('is taken away by keyboard, and the focus stays with what is left', async ({ app, filters, page, varied }) => {
    await app.open(varied.url, { ...CAMERA, activity_id: '3,4' })
    await expect(filters.chips).toHaveText(['Hiking', 'Climbing'])
    await filters.chip('Hiking').press('Enter')
    await expect(filters.chips).toHaveText(['Climbing'])
    await expect(filters.chip('Climbing')).toBeFocused()
    await filters.chip('Climbing').press('Enter')
    await expect(filters.chips).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Current/ })).toBeFocused()
    await filters.open()
    const countries = filters.panel.getByRole('group', { name: 'Country' }).getByRole('button')
    await countries.filter({ hasText: /^\d+ more$/ }).press('Enter')
    await expect(countries.and(page.locator(':focus'))).toHaveCount(1)
  })

  test('is set on a phone in a sheet, whose button says what there is', async ({ app, filters, page, varied }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await app.open(varied.url, CAMERA)
    await filters.open()
    await filters.choice('Activity', 'Climbing').click()
    await filters.panel.getByRole('button', { name: 'Show 1' }).click()
    await expect(filters.panel).toBeHidden()
    await expect(app.row('Eagle cliff')).toBeInViewport()
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByText(/^data of /)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

test.describe('a service that has only the specification', () => {
  test.beforeEach(({ specOnly }) => {
    specOnly.holds({
      areas: [],
      closures: [
        {
          uuid: uuid(1),
          name: 'Gorge',
          type: 'closure',
          activity_ids: [3],
          reason_id: 7,
          source_id: 1,
          start_on: null,
        },
        {
          uuid: uuid(2),
          name: 'Cliff',
          type: 'closure',
          activity_ids: [4],
          reason_id: 8,
          source_id: 2,
          start_on: null,
        },
      ],
    })
  })

  test('is filtered by the numbers that its records have', async ({ app, filters, specOnly }) => {
    await app.open(specOnly.url, CAMERA, [specOnly.api])
    await expect(app.rows).toHaveCount(2)
    await filters.open()
    await filters.choice('Activity', 'Activity 4').click()
    await expect(app.rows).toHaveText([/Cliff/])
    await expect(filters.chips).toHaveText(['Activity 4'])
    expect(app.foreignRequests).toEqual([])
  })

  test('is shown for another moment', async ({ app, filters, specOnly }) => {
    await app.open(specOnly.url, { ...CAMERA, when: 'tomorrow' }, [specOnly.api])
    await expect(app.rows).toHaveCount(2)
    await expect(filters.notice).toContainText('Wednesday 16 May, 10:00')
  })
})
