import type { Locator, Page } from '@playwright/test'
import { barriersOn } from './drivers/barriers.ts'
import { FilterPanel } from './drivers/filter-panel.ts'
import { HereCard } from './drivers/here-card.ts'
import { HikeCard } from './drivers/hike-card.ts'
import type { MapPage } from './drivers/map-page.ts'
import { cutOff, smallTargets, spaceText } from './drivers/measures.ts'
import { overlapping, showPseudoLanguage } from './drivers/pseudo-language.ts'
import { SearchBar } from './drivers/search-bar.ts'
import { ShareDialog } from './drivers/share-dialog.ts'
import { Timeline } from './drivers/timeline.ts'
import { startService, type RunningService } from './services/process.ts'
import { dataOf } from './services/seeds.ts'
import { expect, test } from './test.ts'

const banner = { text: 'Very high fire danger', level: 'warning', link: { label: 'More', url: 'https://a.example/' } }

let service: RunningService
test.beforeAll(async () => {
  service = await startService({ config: { banner }, data: dataOf('demo') })
})
test.afterAll(() => service.stop())

/** A part of the page that can be opened, and what closes it. */
interface Surface {
  readonly name: string
  readonly open: () => Promise<void>
  readonly close?: () => Promise<void>
}

/** What can be open beside or over the map, one after another. */
function surfacesOf(app: MapPage): readonly Surface[] {
  const { page } = app
  const [filters, share, search] = [new FilterPanel(page), new ShareDialog(page), new SearchBar(page)]
  const [hike, here, timeline] = [new HikeCard(page), new HereCard(page, app), new Timeline(page)]
  const escape = () => page.keyboard.press('Escape')
  const card = (name: string) => page.getByRole('article').getByRole('button', { name, exact: true })
  return [
    { name: 'the start', open: () => expect(app.rows.first()).toBeVisible() },
    { name: 'the search', open: () => search.type('forest'), close: () => search.input.fill('') },
    { name: 'the filters', open: () => filters.open(), close: () => filters.close() },
    { name: 'the menu', open: () => page.getByRole('button', { name: 'Menu' }).click(), close: escape },
    {
      name: 'the calendar',
      open: async () => {
        await filters.when('Choose a date').click()
        await expect(filters.calendar.getByLabel('Date', { exact: true })).toBeVisible()
      },
      close: escape,
    },
    {
      name: 'the timeline',
      open: async () => {
        await timeline.button.click()
        await expect(timeline.rows.first()).toBeVisible()
      },
      close: () => timeline.panel.getByRole('button', { name: 'Close', exact: true }).click(),
    },
    {
      name: 'a closure',
      open: async () => {
        await app.rows.nth(2).click()
        await expect(app.heading).toBeVisible()
      },
    },
    {
      name: 'what is shared',
      open: async () => {
        await card('Share').click()
        await expect(share.part('Live feeds')).toContainText('at present')
      },
      close: escape,
    },
    {
      name: 'the areas',
      open: async () => {
        await card('Close').click()
        await app.tab('Areas').click()
        await expect(app.row('National Park').first()).toBeVisible()
      },
    },
    {
      name: 'an area',
      open: async () => {
        await app.row('National Park').first().click()
        await expect(app.heading).toBeVisible()
      },
      close: () => card('Close').click(),
    },
    {
      name: 'a hike',
      open: () => hike.open(),
      close: () => card('Close').click(),
    },
    {
      name: 'a place',
      open: async () => {
        await search.type('48.9, 13.4')
        await search.options.first().click()
        await expect(here.card).toBeVisible()
      },
      close: () => here.close(),
    },
  ]
}

/** Pages of their own, each with what shows that it is there. */
const PAGES: readonly (readonly [path: string, seen: (page: Page) => ReturnType<Page['locator']>])[] = [
  ['/desk', (page) => page.locator('[data-row], article').first()],
  ['/data', (page) => page.getByRole('listitem').filter({ hasText: 'RSS' })],
  ['/licences', (page) => page.getByRole('listitem').filter({ hasText: /^zustand/ })],
  ['/guides', (page) => page.getByRole('main').getByRole('link').first()],
  ['/guides/visitors?lang=de', (page) => page.getByRole('article')],
  ['/accessibility', (page) => page.getByRole('heading', { level: 2 }).first()],
  ['/nowhere', (page) => page.getByRole('heading', { level: 1 })],
  ['/embed?map=8/48.9/13.5', (page) => page.getByRole('button').first()],
]

/** The texts that long words cut off or lay over each other, from left to right and from right to left. */
async function brokenByWords(page: Page): Promise<readonly string[]> {
  const broken: string[] = []
  for (const direction of ['ltr', 'rtl'] as const) {
    await showPseudoLanguage(page, direction)
    broken.push(...[...(await cutOff(page)), ...(await overlapping(page))].map((text) => `${direction}: ${text}`))
  }
  await showPseudoLanguage(page, null)
  return broken
}

for (const [name, viewport, least] of [
  ['desktop', { width: 1280, height: 800 }, 24],
  ['phone', { width: 390, height: 844 }, 44],
] as const) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport, ...(name === 'phone' && { hasTouch: true, isMobile: true }) })

    test('no panel has a barrier that can be measured, a target too small, or cuts text with more space or longer words', async ({
      app,
      page,
    }) => {
      await app.open(service.url, { map: '8.3/48.9/13.5', theme: 'bright' })
      for (const { name: surface, open, close } of surfacesOf(app)) {
        await test.step(surface, async () => {
          await open()
          expect.soft(await barriersOn(page), surface).toEqual([])
          expect.soft(await smallTargets(page, least), surface).toEqual([])
          await spaceText(page, true)
          expect.soft(await cutOff(page), surface).toEqual([])
          await spaceText(page, false)
          expect.soft(await brokenByWords(page), surface).toEqual([])
          await close?.()
        })
      }
    })

    test('nor has a page', async ({ page }) => {
      for (const [path, seen] of PAGES) {
        await test.step(path, async () => {
          await page.goto(service.url + path)
          await expect(seen(page)).toBeVisible()
          expect.soft(await barriersOn(page), path).toEqual([])
          expect.soft(await smallTargets(page, least), path).toEqual([])
          await spaceText(page, true)
          expect.soft(await cutOff(page), path).toEqual([])
          await spaceText(page, false)
          expect.soft(await brokenByWords(page), path).toEqual([])
        })
      }
    })
  })
}

test.describe('where the device sets the colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' }, colorScheme: 'dark' })

  test('what is on, chosen and focused is seen, and panels have edges', async ({ app, page }) => {
    await app.open(service.url, { map: '8.3/48.9/13.5', theme: 'light' })
    await expect(app.rows.first()).toBeVisible()
    const look = (locator: Locator) =>
      locator.evaluate((element) => {
        const { backgroundColor, outlineStyle, outlineWidth } = getComputedStyle(element)
        return { backgroundColor, outline: outlineStyle === 'none' ? 0 : parseFloat(outlineWidth) }
      })
    const when = new FilterPanel(page)
    await expect
      .poll(async () => (await look(app.tab('Closures'))).backgroundColor)
      .not.toBe((await look(app.tab('Areas'))).backgroundColor)
    expect((await look(when.when('Now'))).backgroundColor).not.toBe((await look(when.when('Today'))).backgroundColor)
    const side = page.getByRole('region', { name: 'What is in view' })
    expect((await look(side)).outline).toBeGreaterThan(0)
    const bar = page.getByRole('search')
    await page.keyboard.press('/')
    expect((await look(bar)).outline).toBeGreaterThanOrEqual(2)
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBeUndefined()
  })
})
