import { FilterPanel } from './drivers/filter-panel.ts'
import { SearchBar } from './drivers/search-bar.ts'
import { expect, frameOf, test } from './embed-test.ts'
import { CAMERA, spots } from './features/here.ts'

const UI = 'search,filter,list,legend,locate,share'

test('every part works where frames of other sites may keep nothing, and the way back is the page’s own', async ({
  forgetfulHost: host,
  hereService,
}) => {
  const { page } = host
  await host.open(frameOf(hereService, { ...CAMERA, ui: UI, panel: 'list' }, 'style="width: 1000px; height: 700px"'))
  const map = host.map('Map')
  const steps = await page.evaluate(() => history.length)
  await test.step('nothing can be kept', async () => {
    await expect(map.rows).toHaveCount(3)
    const kept = map.inside.locator('html').evaluate(() => localStorage.length)
    await expect(kept).rejects.toThrow('SecurityError')
  })
  await test.step('the map is drawn', () => expect(map.account).toHaveText('In view: 3 closures and notices. Areas: 2'))
  await test.step('the search goes by keys', async () => {
    const search = new SearchBar(map.inside)
    await search.type('stork')
    await expect(search.group('Closures and notices')).toHaveText([/Stork nest/])
    await search.input.press('ArrowDown')
    await expect(search.active).toHaveText(/Stork nest/)
    await search.input.press('Enter')
    await expect(map.heading).toHaveText('Stork nest')
    await expect(search.input).toHaveValue('')
  })
  await test.step('what is open stands beside its place, wherever the map goes', async () => {
    await expect.poll(() => map.isBeside([13.48, 48.96])).toBe(true)
    await map.button('Zoom out').click()
    await expect.poll(() => map.isBeside([13.48, 48.96])).toBe(true)
    await map.button('Zoom in').click()
  })
  await test.step('what is open in brief opens in whole, and closes', async () => {
    await map.button('Details').click()
    await expect(map.inside.getByRole('article', { name: 'Stork nest' })).toContainText('Test Rangers')
    await page.keyboard.press('Escape')
    await expect(map.heading).toHaveCount(0)
  })
  await test.step('the list goes by keys', async () => {
    await map.rows.first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(map.rows.nth(1)).toBeFocused()
    const name = (await map.rows.nth(1).innerText()).split('\n')[0] ?? ''
    await page.keyboard.press('Enter')
    await expect(map.heading).toHaveText(name)
    await map.button('Close').click()
    await expect(map.heading).toHaveCount(0)
  })
  await test.step('filters narrow list and map', async () => {
    const filters = new FilterPanel(map.inside)
    await filters.open()
    await filters.choice('Type', 'Notices').click()
    await expect(map.rows).toHaveText([/Fire danger/])
    await filters.choice('Type', 'Notices').click()
    await expect(map.rows).toHaveCount(3)
    await filters.close()
    await expect(filters.panel).toBeHidden()
  })
  await test.step('a click on several things asks which', async () => {
    await map.clickMap(spots.crowded)
    await expect(map.heading).toHaveText('Which one?')
    const entries = map.inside.getByRole('article').getByRole('listitem').getByRole('button')
    await expect(entries).toHaveCount(5)
    await entries.filter({ hasText: 'Night quiet' }).click()
    await expect(map.heading).toHaveText('Night quiet')
    await map.button('Close').click()
  })
  await test.step('a right click asks what applies', async () => {
    await map.clickMap(spots.single, 'right')
    await expect(map.heading).toHaveText(/^What applies here/)
    await map.button('Close').click()
    await expect(map.heading).toHaveCount(0)
  })
  expect(host.problems).toEqual([])
  await test.step('the link is there to be copied by hand where the page does not let it be copied', async () => {
    await map.button('Share').click()
    await expect(map.alerts.getByRole('textbox')).toHaveValue(new RegExp(`^${hereService.url}/\\?`))
  })
  expect(host.problems).toEqual([expect.stringContaining('Clipboard')])
  expect(await page.evaluate(() => history.length)).toBe(steps)
})
