import { CAMERA } from './data.ts'
import { DeskPage } from './drivers/desk-page.ts'
import { ShareDialog } from './drivers/share-dialog.ts'
import { Paper } from './drivers/share-paper.ts'
import { expect, test as base } from './filter-test.ts'
import { startService, type RunningService } from './services/process.ts'
import { uuid } from './services/spec-only.ts'

/** More than the map reads of one view, and more than a browser prints at once. */
const MANY = 2_100

interface Fixtures {
  readonly share: ShareDialog
  readonly paper: Paper
  readonly desk: DeskPage
}

const test = base.extend<Fixtures>({
  share: async ({ page, filters: _present }, provide) => {
    await provide(new ShareDialog(page))
  },
  paper: async ({ page, share }, provide) => {
    const paper = new Paper(page, share)
    await paper.watch()
    await provide(paper)
  },
  desk: async ({ page, filters: _present }, provide) => {
    const desk = new DeskPage(page)
    await desk.watchPrinter()
    await provide(desk)
  },
})

test.beforeEach(() => test.slow())

const common = { type: 'closure', source: 'Test Rangers', source_kind: 'authority', time_zone: 'Europe/Berlin' }
const pointOf = (index: number) => ({
  type: 'Point',
  coordinates: [13.3 + (index % 50) / 100, 48.8 + (Math.floor(index / 50) % 40) / 200],
})
const hikes = Array.from({ length: MANY }, (_, index) => ({
  type: 'Feature',
  properties: { ...common, id: `h${index}`, name: `Trail ${index}`, activity_ids: ['hiking'] },
  geometry: pointOf(index),
}))
/** The last to begin, so that it is not among those that are read first. */
const climb = {
  type: 'Feature',
  properties: { ...common, id: 'c', name: 'Rare cliff', activity_ids: ['climbing'], start_on: '2199-01-01' },
  geometry: pointOf(0),
}
const specClosures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    uuid: uuid(index + 1),
    name: `Trail ${index}`,
    type: 'closure',
    time_zone: 'Europe/Berlin',
    geometry: pointOf(index),
    start_on: null,
    end_on: null,
  }))

test.describe('more closures than the map reads', () => {
  let service: RunningService
  test.beforeAll(async () => {
    service = await startService({ features: { closures: [...hikes, climb] } })
  })
  test.afterAll(() => service.stop())

  test('are all on paper, the worst first, though a page does not arrive at first', async ({
    app,
    share,
    paper,
    page,
  }) => {
    await app.open(service.url, CAMERA)
    await expect(app.tab('Closures')).toHaveText('Closures2,101 in view')
    await page.route(/worst-first.*after=/, (route) => route.abort())
    await share.openFromMenu()
    await share.button(/^Print the whole list \(2,101 closures and notices, about \d\d pages\)/).click()
    await expect(share.dialog.getByRole('alert')).toHaveText('Reading stopped at 1,000 of 2,101. What is read is kept.')
    await page.unroute(/worst-first.*after=/)
    const again = page.waitForRequest(/worst-first/)
    await share.button('Retry').click()
    expect((await again).url()).toContain('after=')
    await share.button('Print part 1: rows 1 to 1,051').click()
    const first = await paper.printed()
    expect(first.words).toContain('2,101 closures and notices in this view')
    expect(first.words).toContain('All 2,101 are listed on the pages that follow, and in the other parts.')
    expect(first.foot).toContain('Part 1 of 2: rows 1 to 1,051 of 2,101')
    expect(first.words).not.toContain('could be read')
    expect(first.picture).not.toBeNull()
    await expect(share.said('1 of 2 parts handed to the print dialog.')).toBeVisible()
    const second = await paper.print('Print part 2: rows 1,052 to 2,101')
    expect(second.foot).toContain('Part 2 of 2: rows 1,052 to 2,101 of 2,101')
    expect(second.picture).toBeNull()
    expect(second.sheets).toBeGreaterThan(20)
    expect(second.sheets).toBeLessThan(40)
    await expect(share.said('2 of 2 parts handed to the print dialog.')).toBeVisible()
    const rows = [...first.rows, ...second.rows]
    expect(new Set(rows).size).toBe(MANY + 1)
    expect(rows).toHaveLength(MANY + 1)
    expect(rows.at(-1)).toContain('Rare cliff')
    expect(rows.filter((row) => row.includes('Closed now')).length).toBe(MANY)
    // What is laid out for the printer alone is not laid out for the screen.
    expect(second.words).not.toContain('Rare cliff')
    await share.button('Done').click()
    await expect(share.dialog.getByRole('list', { name: 'Parts of the list' })).toHaveCount(0)
  })

  test('are all on paper at the desk, and leave its page afterwards', { tag: '@long' }, async ({ desk, page }) => {
    await desk.open(service.url)
    await expect(desk.count).toHaveText('2,101 closures and notices')
    await desk.take('Print').click()
    await expect(page.getByText(/^That takes 110 pages of paper or more, too many for one go/)).toBeVisible()
    expect(await desk.printedRows()).toBeNull()
    await page.getByRole('button', { name: 'Print part 1: rows 1 to 1,051' }).click()
    await expect.poll(() => desk.printedRows()).toBe(1_051)
    await expect(desk.printedTable).toHaveCount(0)
    await page.getByRole('button', { name: 'Print part 2: rows 1,052 to 2,101' }).click()
    await expect.poll(() => desk.printedRows()).toBe(1_050)
    await expect(page.getByText('2 of 2 parts handed to the print dialog.')).toBeVisible()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('list', { name: 'Parts of the list' })).toHaveCount(0)
    await expect(desk.rows.first()).toBeVisible()
  })
})

test.describe('of a service of the specification alone', () => {
  test('all of several pages are on paper', { tag: '@long' }, async ({ app, share, paper, specOnly }) => {
    specOnly.holds({ areas: [], closures: specClosures(MANY) })
    await app.open(specOnly.url, CAMERA, [specOnly.api])
    await expect(app.tab('Closures')).toHaveText('Closures≥ 2,000 in view')
    await share.openFromMenu()
    await share.button(/whole list \(≥ 2,000 closures and notices, \d\d pages or more/).click()
    const { rows, words } = await paper.print('Print part 1: rows 1 to 1,050')
    const { rows: others } = await paper.print('Print part 2: rows 1,051 to 2,100')
    expect(new Set([...rows, ...others]).size).toBe(MANY)
    expect(words).toContain('2,100 closures and notices in this view')
    expect(words).not.toContain('≥')
  })

  test(
    'no part is printed that nobody asks for, and one can be called off',
    { tag: '@long' },
    async ({ app, desk, share, page, specOnly }) => {
      specOnly.holds({ areas: [], closures: specClosures(MANY) })
      await app.open(specOnly.url, CAMERA, [specOnly.api])
      await share.openFromMenu()
      await share.button(/whole list/).click()
      await expect(share.dialog.getByText(/^That takes 50 pages of paper or more, too many for one go/)).toBeVisible()
      await expect(share.dialog.getByRole('link', { name: 'The table, with CSV' })).toHaveAttribute(
        'href',
        /^\/desk\?map=/,
      )
      await share.button('Do not print').click()
      await expect(share.dialog.getByRole('list', { name: 'Parts of the list' })).toHaveCount(0)
      await desk.open(specOnly.url)
      await expect(desk.count).toHaveText('2,100 closures and notices')
      await desk.take('Print').click()
      const part = page.getByRole('button', { name: 'Print part 2' })
      await expect(part).toBeEnabled()
      await desk.holdLongWork()
      await part.click()
      await expect(desk.printedTable).toHaveAttribute('data-made', 'false')
      await expect(part).toBeDisabled()
      await expect(part).toBeFocused()
      await page.getByRole('button', { name: 'Do not print' }).last().click()
      await expect(desk.printedTable).toHaveCount(0)
      await expect(part).toBeEnabled()
      expect(await desk.printedRows()).toBeNull()
    },
  )
})
