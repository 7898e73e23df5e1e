import { PNG } from 'pngjs'
import { palettes } from '../src/contract/palette/palette.ts'
import { CAMERA } from './data.ts'
import { DeskPage } from './drivers/desk-page.ts'
import { drawLate } from './drivers/late-frames.ts'
import { holdsColour, type Colour } from './drivers/map-page.ts'
import { ShareDialog } from './drivers/share-dialog.ts'
import { clippingOf, Paper, sheetsOf } from './drivers/share-paper.ts'
import { expect, test as base } from './filter-test.ts'

const test = base.extend<{ readonly share: ShareDialog; readonly paper: Paper }>({
  share: async ({ page, filters: _present }, provide) => {
    await provide(new ShareDialog(page))
  },
  paper: async ({ page, share }, provide) => {
    const paper = new Paper(page, share)
    await paper.watch()
    await provide(paper)
  },
})

const VIEW = 'Print this view (1 page, A4)'
/** The map is drawn a second time, and the page printed in a second tab. */
test.beforeEach(() => test.slow())

const isA4 = (size: readonly number[]) => size.map(Math.round).join() === '595,842'

function coloursOf(picture: Buffer): readonly Colour[] {
  const { data } = PNG.sync.read(picture)
  return Array.from({ length: data.length / 4 }, (_, i) => [
    data[4 * i] ?? 0,
    data[4 * i + 1] ?? 0,
    data[4 * i + 2] ?? 0,
  ])
}

test(
  'a view is one page, light in the dark too, and the map on the screen stays',
  { tag: '@map' },
  async ({ app, share, paper, varied, page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await app.open(varied.url, CAMERA)
    await app.drawn(2, 4)
    const address = page.url()
    await share.openFromMenu()
    const { sheets, size, words, picture } = await paper.print(VIEW)
    expect(sheets).toBe(1)
    expect(isA4(size)).toBe(true)
    for (const part of [
      'Valid as of Tue 15 May 2198, 12:00 (Central European Time)',
      '4 closures and notices in this view',
      'Eagle cliff',
      'Closed now · until further notice',
      'Natural Earth (Public domain)',
      `${varied.url}/?map=9/48.95/13.6`,
    ]) {
      expect(words).toContain(part)
    }
    const colours = picture === null ? [] : coloursOf(picture)
    expect(holdsColour(colours, palettes.light.current, 8)).toBe(true)
    expect(holdsColour(colours, palettes.light.ground, 2)).toBe(true)
    expect(holdsColour(colours, palettes.dark.current, 8)).toBe(false)
    expect(page.url()).toBe(address)
    // The paper runs no scripts, of which those of this test hear too.
    expect(app.problems.filter((problem) => !problem.startsWith('Blocked script execution'))).toEqual([])
  },
)

test('a closure is one page with all its facts', async ({ app, share, paper, varied }) => {
  await app.open(varied.url, { ...CAMERA, when: '2198-05-19T21:00' })
  await app.row('Night road').click()
  await share.openFromCard()
  const { sheets, words } = await paper.print('Print this closure (1 page, A4)')
  expect(sheets).toBe(1)
  for (const part of ['Shown for Saturday, 19 May 2198, 21:00', 'Night road', '20:00 to 06:00', 'Construction']) {
    expect(words).toContain(part)
  }
  expect(words).not.toContain('Mountain race')
  // Nothing to press is on paper: neither what closes the card nor its actions.
  expect(words).not.toContain('Zoom to')
})

for (const [width, height] of [
  [1280, 500],
  [390, 700],
] as const) {
  test(`the browser prints the whole of a card, from a window ${width} px wide`, async ({ app, varied, page }) => {
    await page.setViewportSize({ width, height })
    await app.open(varied.url, { ...CAMERA, when: '2198-05-19T21:00' })
    await app.row('Night road').click()
    const card = page.getByRole('article')
    const source = card.locator('footer')
    await expect(source).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    expect(await clippingOf(source)).toEqual([])
    await expect(card.getByRole('heading', { name: 'Night road' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Check my hike' })).toBeHidden()
    await expect(card.getByRole('button', { name: 'Close', exact: true })).toBeHidden()
    await expect(card.getByRole('button', { name: 'Zoom to' })).toBeHidden()
    await expect(app.row('Mountain race')).toBeHidden()
  })
}

test('a card that the browser prints says that the data is invented', async ({ app, demoService, page }) => {
  await app.open(demoService.url, CAMERA)
  await page.getByRole('tabpanel').getByRole('listitem').getByRole('button').first().click()
  await expect(page.getByRole('article')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Check my hike' })).toBeHidden()
  await expect(page.getByText('Demo data · closures are invented')).toBeVisible()
})

test('the rows of an area have the numbers that its signs have on the map', async ({ app, share, paper, varied }) => {
  await app.open(varied.url, { ...CAMERA, list: 'areas' })
  await app.row('Test Forest').click()
  await share.openFromCard()
  const { sheets, words } = await paper.print('Print this area (1 page, A4)')
  expect(sheets).toBe(1)
  const map = words.split('Test Forest')[0] ?? ''
  const signs = map.match(/^\d+$/gm) ?? []
  expect(signs.length).toBeGreaterThan(1)
  const rows = words.slice(map.length).match(/^\d{1,2}(?=\n)/gm)
  expect(new Set(rows)).toEqual(new Set(signs))
})

test('without WebGL the page has a map all the same', async ({ app, share, paper, varied }) => {
  await app.open(varied.url, CAMERA)
  await share.openFromMenu()
  const { sheets, picture } = await paper.print(VIEW)
  expect(sheets).toBe(1)
  expect(holdsColour(picture === null ? [] : coloursOf(picture), palettes.light.current, 8)).toBe(true)
})

test(
  'without WebGL the picture waits for a device that draws late',
  { tag: '@long' },
  async ({ app, share, paper, varied, page }) => {
    await drawLate(page)
    await app.open(varied.url, CAMERA)
    await share.openFromMenu()
    const { picture } = await paper.print(VIEW)
    const colours = picture === null ? [] : coloursOf(picture)
    expect(holdsColour(colours, palettes.light.current, 8)).toBe(true)
    expect(holdsColour(colours, palettes.light.ground, 2)).toBe(true)
  },
)

test(
  'more closures than there is room for are counted',
  { tag: '@long' },
  async ({ app, share, paper, demoService, page }) => {
    await page.clock.setFixedTime(new Date())
    await app.open(demoService.url, { map: '4/48/11' })
    await expect(app.tab('Closures')).toContainText(/\d{2,} in view/)
    await share.openFromMenu()
    const { sheets, words } = await paper.print(VIEW)
    expect(sheets).toBe(1)
    expect(words).toMatch(/and \d+ more that this page has no room for/)
    expect(words).toContain('Demo data: closures are invented')
    await test.step('each sign of the map says which rows it stands for, and how many have none', () => {
      const labels = words.match(/^(\d+(–\d+)?)?( ?\+\d+)?$/gm)?.filter((label) => label !== '') ?? []
      const [firstRow] = labels.splice(labels.findLastIndex((label) => /\+/.test(label)) + 1)
      expect(firstRow).toBe('1')
      const rows = labels
        .flatMap((label) => /^(\d+)(?:–(\d+))?/.exec(label)?.slice(1, 3) ?? [])
        .filter(Boolean)
        .map(Number)
      expect(rows).toEqual(rows.toSorted((a, b) => a - b))
      expect(words).toContain(`\n${rows.at(-1)}\n`)
      expect(words).not.toContain(`\n${(rows.at(-1) ?? 0) + 1}\n`)
    })
  },
)

test(
  'the desk printed from a narrow window has the sheets that it has from a wide one',
  { tag: '@long' },
  async ({ page, demoService }) => {
    await page.clock.setFixedTime(new Date())
    const desk = new DeskPage(page)
    const sheetsFrom = async (width: number) => {
      await page.setViewportSize({ width, height: 900 })
      await desk.open(demoService.url)
      await expect(desk.count).toContainText(/\d+ of \d+/)
      await expect(desk.rows.or(desk.cards).first()).toBeVisible()
      return (await sheetsOf(page)).length
    }
    const wide = await sheetsFrom(1280)
    expect(await sheetsFrom(640)).toBe(wide)
  },
)

test('the desk is printed across, and a closure of it upright, whichever was first', async ({
  page,
  share,
  paper,
  varied,
}) => {
  const desk = new DeskPage(page)
  await desk.open(varied.url)
  await desk.names.first().click()
  await share.openFromCard()
  const { sheets, size } = await paper.print('Print this closure (1 page, A4)')
  expect([sheets, isA4(size)]).toEqual([1, true])
  await page.keyboard.press('Escape')
  const [across, ...others] = await sheetsOf(page)
  expect(across?.map(Math.round)).toEqual([842, 595])
  expect(others).toEqual([])
})
