import type { Page } from '@playwright/test'
import { barriersOn } from './drivers/barriers.ts'
import { areas, CAMERA, closures } from './data.ts'
import { DetailsCard } from './drivers/details-card.ts'
import { startService, type RunningService } from './services/process.ts'
import { uuid } from './services/spec-only.ts'
import { expect, test as base } from './test.ts'

const test = base.extend<{ details: DetailsCard }>({
  details: async ({ page }, provide) => provide(new DetailsCard(page)),
})

/** The uuid of the first record of a list that a query finds. */
async function uuidOf(base: string, query: string): Promise<string> {
  const answer = (await (await fetch(`${base}/api/v2/${query}`)).json()) as { results: { uuid: string }[] }
  return answer.results[0]?.uuid ?? 'none'
}

async function boxOf(base: string, closure: string): Promise<[number, number, number, number]> {
  const answer = (await (await fetch(`${base}/api/v2/closures-and-notices/${closure}`)).json()) as {
    bbox: [number, number, number, number]
  }
  return answer.bbox
}

/** Gives the browser a voice, and what it is to say. */
async function listenIn(page: Page): Promise<() => readonly string[]> {
  const spoken: string[] = []
  await page.exposeFunction('say', (text: string) => void spoken.push(text))
  await page.addInitScript(() => {
    const voices = [{ lang: 'en-GB', localService: true, default: true }]
    const speak = ({ text }: { readonly text: string }) => void Reflect.get(globalThis, 'say')(text)
    const synthesis = Object.assign(new EventTarget(), { getVoices: () => voices, cancel: () => {}, speak })
    Object.defineProperty(globalThis, 'speechSynthesis', { value: synthesis })
    class Utterance extends EventTarget {
      readonly text: string
      constructor(text: string) {
        super()
        this.text = text
      }
    }
    Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', { value: Utterance })
  })
  return () => spoken
}

const PARK = 'protected-areas?q=%C5%A0umava&fields=uuid'

test.describe('the card of an area', () => {
  test('leads to its closures, has them on a year, past ones too, and what lives there and when it is to be left alone', async ({
    app,
    details,
    demoService,
    page,
  }) => {
    const spoken = await listenIn(page)
    await app.open(demoService.url, { area: await uuidOf(demoService.url, PARK) })
    await test.step('it leads to its closures, and these lead back', async () => {
      await expect(app.heading).toHaveText('Šumava National Park')
      await expect(page).toHaveTitle('Šumava National Park – Fieldgate')
      const row = details.rows.first()
      const name = (await row.innerText()).split('\n')[0] ?? ''
      await row.focus()
      await page.keyboard.press('Enter')
      await expect(app.heading).toHaveText(name)
      await expect(app.heading).toBeFocused()
      // By its dates, never by how it stands now, as the service names the page for those who get its link.
      await expect(page).toHaveTitle(new RegExp(`^${name} · (Closed|Please avoid|Notice): .*\\d{4}.* – Fieldgate$`))
      const served = await (await fetch(page.url())).text()
      expect(served).toContain(`<title>Demo: ${await page.title()}</title>`)
      const sentence = await details.card.getByText(/^Here in “Šumava National Park”, .*\.$/).innerText()
      expect(served).toContain(`Demo data. ${sentence} As of`)
      await details.card.getByRole('button', { name: 'Read aloud' }).click()
      await expect.poll(spoken).toEqual([expect.stringMatching(new RegExp(`^${name}\\. .*\\. Here in “Šumava`))])
      await expect(details.card.getByRole('button', { name: 'Stop reading' })).toBeVisible()
      await details.card.getByRole('button', { name: 'Šumava National Park' }).click()
      await expect(app.heading).toHaveText('Šumava National Park')
    })
    const year = new Date().getUTCFullYear()
    await expect(details.yearStrip).toHaveAccessibleName(new RegExp(`^The year ${year}\\..*Marked: `))
    await details.year(year + 1).click()
    await expect(details.yearStrip).toHaveAccessibleName(new RegExp(`^The year ${year + 1}\\.`))
    await expect(details.yearStrip).not.toHaveAccessibleName(/Marked/)
    const past = await details.unfold(/past, since January/)
    await expect(past.getByRole('listitem').first()).toContainText('Expired')
    expect(await barriersOn(page, 'article')).toEqual([])
    const entry = details.card.getByRole('listitem').filter({ hasText: 'Lyrurus tetrix' })
    await expect(entry).toContainText(/Sensitive (now, )?15 March to 15 June/)
    await expect(entry.getByRole('img')).toHaveAccessibleName(/15 March to 15 June\.$/)
    await expect(entry).toContainText('Red List: least concern')
  })
})

test('a link to a closure starts at its place; its card tells who answers for it, and can be read in a low window', async ({
  app,
  details,
  demoService,
  page,
}) => {
  const closure = await uuidOf(demoService.url, 'closures-and-notices?q=Swine&fields=uuid')
  const box = await boxOf(demoService.url, closure)
  await app.open(demoService.url, { closure })
  await expect.poll(() => app.parameter('map')).not.toBeNull()
  await expect(app.row('Swine').and(app.page.locator('[aria-current]'))).toHaveCount(1)
  expect(await app.coversOf(box)).toEqual([])
  await expect(details.card.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  for (const [width, height] of [
    [320, 256],
    [740, 340],
    [390, 844],
  ] as const) {
    await test.step(`at ${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height })
      await expect.poll(() => details.tops('Share', 'Calendar', 'My route', 'Zoom to')).toHaveLength(1)
      await expect.poll(() => details.textShare()).toBeGreaterThan(height < 480 ? 0.45 : 0.25)
    })
  }
  for (const [width, height] of [
    [1280, 800],
    [820, 1180],
    [740, 340],
    [390, 844],
  ] as const) {
    await test.step(`nothing covers it at ${width} × ${height}, nor does an open legend`, async () => {
      await page.setViewportSize({ width, height })
      await app.openLegend()
      // Its parts come one after another.
      await expect(page.getByRole('region', { name: 'Legend' })).toContainText('Landscape')
      await app.raiseSheet()
      await details.card.getByRole('button', { name: 'Zoom to' }).click()
      await app.restingAddress()
      expect(await app.coversOf(box)).toEqual([])
    })
  }
  await test.step('its calendar is at hand', async () => {
    await details.card.getByRole('button', { name: 'Calendar' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: /for a calendar/ })).toBeVisible()
    await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(['Calendar'])
  })
})

test.describe('a link to what is not there', () => {
  const gone = { type: 'Feature', properties: { ...closures[0]?.properties, id: 'gone', name: 'Gone' }, geometry: null }
  let service: RunningService
  let withdrawn: string
  test.beforeAll(async () => {
    service = await startService({ features: { closures: [...closures, gone] } })
    withdrawn = await uuidOf(service.url, 'closures-and-notices?q=Gone&fields=uuid')
    await service.importFeatures({ closures }, '--full')
  })
  test.afterAll(() => service.stop())

  test('says when it was withdrawn, without a barrier, and goes on with what is near', async ({
    app,
    details,
    page,
  }) => {
    await app.open(service.url, { ...CAMERA, closure: withdrawn })
    await expect(app.heading).toHaveText(/^This closure was withdrawn on \d+ \w+ \d{4}$/)
    await expect(details.rows).toHaveCount(4)
    expect(await barriersOn(page, 'article')).toEqual([])
    await details.rows.filter({ hasText: 'Eagle cliff' }).click()
    await expect(app.heading).toHaveText('Eagle cliff')
  })

  test('says in the title of the page that a closure is withdrawn while its card is open', async ({ app, page }) => {
    await service.importFeatures({ closures: [...closures, gone] })
    await page.clock.install()
    await app.open(service.url, { ...CAMERA, closure: withdrawn })
    await expect(page).toHaveTitle(/^Gone · /)
    await service.importFeatures({ closures }, '--full')
    await page.clock.fastForward('03:00')
    await expect(app.heading).toHaveText(/^This closure was withdrawn/)
    await expect(page).toHaveTitle(/^This closure was withdrawn/)
  })

  test('says that it is unknown where nothing tells more, and leads back', async ({ app, page }) => {
    await app.open(service.url, { ...CAMERA, area: '00000000-0000-4000-8000-000000000000' })
    await expect(app.heading).toHaveText('This area is unknown here')
    await page.getByRole('button', { name: 'Close and go on' }).click()
    await expect(app.heading).toHaveCount(0)
    await expect.poll(() => app.parameter('area')).toBeNull()
    await app.open(service.url, { ...CAMERA, closure: '00000000-0000-4000-8000-000000000000' })
    await expect(app.heading).toHaveText('This closure is unknown here')
    await expect(app.rows).toHaveCount(4)
  })
})

test('a service of the specification alone tells no more than it knows', async ({ app, details, specOnly }) => {
  const [park] = areas
  const { geometry } = park ?? {}
  const coordinates = geometry?.type === 'Polygon' ? [geometry.coordinates] : []
  const area = { uuid: uuid(1), id: 1, name: 'Test Forest', category_id: 1, country_id: 276 }
  specOnly.holds({
    areas: [{ ...area, geometry: { type: 'MultiPolygon', coordinates } }],
    closures: [{ uuid: uuid(2), name: 'Eagle cliff', type: 'closure', geometry: closures[0]?.geometry }],
  })
  await app.open(specOnly.url, { ...CAMERA, area: uuid(1) }, [specOnly.api])
  await expect(details.rows).toHaveText([/Eagle cliff/])
  await app.open(specOnly.url, { ...CAMERA, closure: uuid(9) }, [specOnly.api])
  await expect(app.heading).toHaveText('This closure is not listed any more')
  await expect(details.rows.filter({ hasText: 'Eagle cliff' })).toBeVisible()
})

test('what has changed since the last visit is marked, in words too, and its text compared', async ({
  app,
  details,
  page,
  specOnly,
}) => {
  const geometry = closures[0]?.geometry
  const told = { type: 'closure', updated_at: '2026-05-01T08:00:00Z', geometry }
  const cliff = { ...told, uuid: uuid(1), name: 'Eagle cliff', purpose: 'Eagles breed here.' }
  const wood = { ...told, uuid: uuid(2), name: 'Burnt wood' }
  specOnly.holds({ areas: [], closures: [cliff, wood] })
  await page.clock.install({ time: '2026-05-14T08:00:00Z' })
  await app.open(specOnly.url, CAMERA, [specOnly.api])
  await app.row('Eagle cliff').click()
  await expect(details.card).toContainText('Eagles breed here.')
  await expect(app.rows.filter({ hasText: 'last visit' })).toHaveCount(0)

  const changed = { ...cliff, purpose: 'Owls breed here.', updated_at: '2026-05-14T09:00:00Z' }
  specOnly.holds({ areas: [], closures: [changed, wood] })
  await page.clock.setSystemTime('2026-05-14T10:00:00Z')
  await app.open(specOnly.url, CAMERA, [specOnly.api])
  await expect(app.rows.filter({ hasText: 'New or changed since your last visit' })).toHaveText([/^Eagle cliff/])
  await app.row('Eagle cliff').click()
  await expect(details.card).toContainText('New or changed since your last visit, 14 May 2026')
  await expect(details.card.getByRole('deletion')).toHaveText('Eagles')
  await expect(details.card.getByRole('insertion')).toHaveText('Owls')
  expect(await barriersOn(page, 'article')).toEqual([])
})
