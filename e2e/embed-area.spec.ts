import { palettes } from '../src/contract/palette/palette.ts'
import type { Page } from '@playwright/test'
import { CAMERA, specOnlyAreas } from './features/here.ts'
import { aSquare } from '../src/testing/builders.ts'
import { expect, frameOf, test } from './embed-test.ts'
import { uuid } from './services/spec-only.ts'

const SIZE = 'style="width: 900px; height: 700px"'

/** What a list of the API says that there is. */
async function countOf(page: Page, address: string): Promise<number> {
  return (await (await page.request.get(address)).json()).count
}

test('an embed of one area tells its closures alone, in its bar, list, card and badge, and has its name', async ({
  host,
  demoService: { url },
}) => {
  const { page } = host
  const api = `${url}/api/v2`
  const found = await (await page.request.get(`${api}/protected-areas?q=%C5%A0umava&fields=uuid,bbox`)).json()
  const { uuid, bbox } = found.results[0]
  const closures = `${api}/closures-and-notices`
  const own = await countOf(page, `${closures}?protected_area_uuid=${uuid}`)
  expect(await countOf(page, `${closures}?bbox=${bbox.join()}`)).toBeGreaterThan(own)

  const search = { area: uuid, protected_area_uuid: uuid, bbox: bbox.join(), panel: 'list' }
  await host.open(frameOf({ url }, search, SIZE))
  const map = host.map('Map')
  await test.step('the list has them, and says that there are others', async () => {
    await expect(map.rows).toHaveCount(own)
    await expect(map.inside.getByText(/\d+ more closures? in view (is|are) hidden by filters/)).toBeVisible()
  })
  await test.step('the bar has as many as the badge and the card', async () => {
    const badge = await (await page.request.get(`${url}/badge?area=${uuid}&lang=en`)).text()
    const now = /(\d+) closures? now/.exec(badge)?.[1]
    const bar = now === undefined ? /^List: (?!.*closed now)/ : new RegExp(`^List: ${now} closed now`)
    await expect(map.counts).toHaveAccessibleName(bar)
    await expect(map.inside.getByRole('article')).toContainText(now === undefined ? '' : `${now} closure`)
    await host.say('Map', 'hello', {})
    const sum = async () => {
      const counts = (await host.heard('status')).at(-1)?.counts
      return counts == null ? null : counts.current + counts.upcoming + counts.notice
    }
    await expect.poll(sum).toBe(own)
  })
  await test.step('it is called as in the language of the page', async () => {
    await expect(map.heading).toHaveText('Šumava National Park')
    await expect.poll(() => map.title()).toBe('Map: Šumava National Park')
    await expect(map.inside.getByRole('heading', { level: 1 })).toHaveText('Šumava National Park')
  })
  await test.step('wherever the reader moves the map', async () => {
    await host.say('Map', 'setView', { center: [-3.7, 40.4], zoom: 8 }, 'away')
    await expect.poll(() => host.answered()).toContain('away')
    await expect.poll(async () => (await host.heard('view')).at(-1)?.center[0]).toBeCloseTo(-3.7, 3)
    await expect(map.rows).toHaveCount(own)
  })
  await test.step('until the reader wants to see the others', async () => {
    await host.say('Map', 'setView', { bbox }, 'back')
    await map.button('Show').click()
    await expect(map.inside.getByText(/hidden by filters/)).toHaveCount(0)
    await expect.poll(() => map.rows.count()).toBeGreaterThan(own)
    await expect.poll(() => map.title()).not.toContain('Šumava')
  })
  expect(host.problems).toEqual([])
})

test('so does one of a service that has only the specification', async ({ host, specOnly }) => {
  const moor = uuid(2)
  const closure = (number: number, name: string, fields: object) => ({
    uuid: uuid(number),
    name,
    type: 'closure',
    start_on: '2020-01-01',
    end_on: null,
    ...fields,
  })
  specOnly.holds({
    areas: specOnlyAreas(uuid),
    closures: [
      closure(11, 'Bog path', { geometry: aSquare(13.55, 48.95, 0.02) }),
      closure(12, 'Bird island', { geometry: aSquare(13.6, 49, 0.02), protected_area_uuids: [moor] }),
      closure(13, 'Park road', { geometry: aSquare(13.55, 49, 0.02), protected_area_uuids: [uuid(1)] }),
      closure(14, 'Far valley', { geometry: aSquare(13.4, 48.85, 0.02) }),
    ],
  })
  await host.open(frameOf(specOnly, { ...CAMERA, protected_area_uuid: moor, panel: 'list' }, SIZE))
  const map = host.map('Map')
  await expect(map.rows).toHaveText([/Bog path/, /Bird island/])
  await expect.poll(() => map.title()).toBe('Map: Small Moor')
  await expect(map.inside.getByText('2 more closures in view are hidden by filters')).toBeVisible()
})

test('one that is told no place starts at its area, and tells the page around its name first', async ({
  host,
  demoService: { url },
}) => {
  const api = `${url}/api/v2`
  const found = await (await host.page.request.get(`${api}/protected-areas?q=%C5%A0umava&fields=uuid,bbox`)).json()
  const { uuid, bbox } = found.results[0]
  await host.open(frameOf({ url }, { protected_area_uuid: uuid }, SIZE))
  await expect.poll(async () => (await host.heard('ready')).length).toBe(1)
  await host.say('Map', 'hello', {})
  await expect.poll(async () => (await host.heard('ready')).at(-1)?.title).toBe('Map: Šumava National Park')
  const titles = (await host.heard('ready')).flatMap(({ title }) => title ?? [])
  expect(new Set(titles)).toEqual(new Set(['Map: Šumava National Park']))
  const shown = async () => (await host.heard('view')).at(-1)?.bbox ?? []
  await expect.poll(async () => holds(await shown(), bbox)).toBe(true)
  const [west = 0, , east = 0] = await shown()
  expect(east - west).toBeLessThan(3 * (bbox[2] - bbox[0]))
})

test('the line of one that has no room for all numbers says that there are more', async ({ host, specOnly }) => {
  const shown = (number: number, fields: object) => ({
    uuid: uuid(number),
    name: `Record ${number}`,
    type: 'closure',
    end_on: null,
    geometry: aSquare(13.55, 48.95, 0.02),
    ...fields,
  })
  specOnly.holds({
    areas: [],
    closures: [
      shown(11, { start_on: '2020-01-01' }),
      shown(12, { start_on: '2199-01-01' }),
      shown(13, { type: 'notice' }),
    ],
  })
  const line = host.map('Map').inside.getByText('…', { exact: true })
  for (const [width, isCut] of [
    [120, true],
    [900, false],
  ] as const) {
    await host.open(frameOf(specOnly, CAMERA, `style="width: ${width}px; height: 400px"`))
    await expect(host.map('Map').inside.getByText('1 closed now, 1 upcoming, 1 notice')).toBeAttached()
    await expect(line).toBeVisible({ visible: isCut })
  }
})

/** Whether a box lies in another. */
function holds([west = 0, south = 0, east = 0, north = 0]: readonly number[], box: readonly number[]): boolean {
  const [w = 0, s = 0, e = 0, n = 0] = box
  return west <= w && south <= s && east >= e && north >= n
}

test('one that opens an area has its name in the language of the page, and nothing overlaps at 280 px', async ({
  host,
  demoService: { url },
}) => {
  const found = await host.page.request.get(`${url}/api/v2/protected-areas?q=%C5%A0umava&fields=uuid`)
  const { uuid: area } = (await found.json()).results[0]
  const ui = 'search,filter,list,legend,locate,share'
  await host.open(frameOf({ url }, { area, lang: 'de', ui }, 'style="width: 280px; height: 480px"'))
  const map = host.map('Map')
  await expect.poll(() => map.title()).toBe('Karte: Nationalpark Šumava')
  await expect(map.inside.getByRole('article')).toContainText('Nationalpark')
  await expect.poll(() => map.overlaps()).toEqual([])
  await test.step('the worst has its words in the bar where all kinds have too little room', async () => {
    await host.open(frameOf({ url }, { map: '5/48.9/11', lang: 'de', ui }, 'style="width: 280px; height: 480px"'))
    await expect.poll(() => map.countsSeen()).toMatch(/^\d+\s+jetzt gesperrt\s+\d+ weitere$/)
  })
})

test('its colours are light or dark as the page around it is', async ({ host, varied }) => {
  // Playwright asks for light colours by default, which would overrule the page around the map.
  await host.page.emulateMedia({ colorScheme: null })
  for (const [scheme, panel] of [
    ['dark', palettes.dark.panel],
    ['light', '#fff'],
  ] as const) {
    await host.open(frameOf(varied, CAMERA, `style="color-scheme: ${scheme}"`))
    await expect(host.map('Map').inside.locator('html')).toHaveCSS('--panel', panel)
  }
})
