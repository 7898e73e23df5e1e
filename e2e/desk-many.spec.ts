import { DeskPage } from './drivers/desk-page.ts'
import { expect, test } from './filter-test.ts'
import { uuid } from './services/spec-only.ts'

/** A hundred pages and one, the last of them half full. */
const COUNT = 100_500
const PAGE = 1000

test('the desk reads every page however many there are, stops when it is told, and goes on from there', async ({
  page,
  filters: _present,
  specOnly,
}) => {
  test.slow()
  const asked: number[] = []
  await page.route(/\/closures-and-notices\?.*page_size=1000/, (route) => {
    const url = new URL(route.request().url())
    const number = Number(url.searchParams.get('page') ?? 1)
    asked.push(number)
    const first = (number - 1) * PAGE
    const results = Array.from({ length: Math.min(PAGE, COUNT - first) }, (_, index) => ({
      uuid: uuid(first + index + 1),
      name: `Trail ${first + index}`,
    }))
    url.searchParams.set('page', String(number + 1))
    return route.fulfill({ json: { count: COUNT, next: first + PAGE < COUNT ? url.href : null, results } })
  })
  const desk = new DeskPage(page)
  await desk.open(specOnly.url)
  await page.getByRole('button', { name: 'Stop reading' }).click()
  await expect(page.getByText(/^Reading stopped: [\d,]+ of 100,500 are here\.$/)).toBeVisible()
  await desk.search.fill('trail 42')
  await expect(desk.names.first()).toHaveText(/42/)
  await page.getByRole('button', { name: 'Read on' }).click()
  await desk.search.fill('trail 100499')
  await expect(desk.count).toHaveText('1 of 100,500', { timeout: 90_000 })
  await expect(desk.names).toHaveText(['Trail 100499'])
  expect(asked).toEqual(Array.from({ length: 101 }, (_, index) => index + 1))
})

test('the desk holds few of its rows in the page, which are scrolled through steadily, whatever their heights', async ({
  page,
  specOnly,
}) => {
  const nameOf = (index: number) => `Trail ${index}${' by the long way'.repeat((index % 4) * 2)}`
  const closures = Array.from({ length: 600 }, (_, index) => ({ uuid: uuid(index), name: nameOf(index) }))
  specOnly.holds({ areas: [], closures })
  const desk = new DeskPage(page)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await desk.open(specOnly.url)
    await expect(desk.row(0)).toBeVisible()
    await page.mouse.move(200, 800)
    await expect(async () => {
      await page.mouse.wheel(0, 100_000)
      await expect(desk.row(599)).toBeInViewport({ timeout: 1000 })
    }).toPass()
    expect(await desk.inPage.count()).toBeLessThan(80)
    // Of the rows above, most have not been measured yet.
    for (let times = 0; times < 12; times++) {
      const [row, top] = await desk.rowAround(700)
      await page.mouse.wheel(0, -100)
      await expect.poll(async () => Math.abs((await desk.topOf(row)) - top - 100)).toBeLessThan(2)
    }
    await expect(async () => {
      await page.mouse.wheel(0, -100_000)
      await expect(desk.row(0)).toBeInViewport({ timeout: 1000 })
    }).toPass()
  }
})
