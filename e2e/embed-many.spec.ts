import { barriersOn } from './drivers/barriers.ts'
import { CAMERA } from './data.ts'
import { expect, frameOf, test } from './embed-test.ts'

const VIEW = { ...CAMERA, panel: 'list' }
/** So far away that a narrow map shows as much. */
const FAR = { map: '7/48.95/13.6', panel: 'list' }

test('several maps in a page that is written from right to left start when they are near, hidden ones when they are shown', async ({
  host,
  service,
}) => {
  const { page } = host
  const asked: string[] = []
  page.on('request', (request) => {
    const from = request.frame().url()
    if (request.url().endsWith('/config.json')) asked.push(new URL(from).searchParams.get('lang') ?? '')
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const frame = (title: string, lang: string, attributes = '') =>
    frameOf(service, { ...FAR, lang }, attributes).replace('"Map"', `"${title}"`)
  await host.open(`<body dir="rtl">
    ${frame('Narrow', 'en', 'style="width: 200px"')}
    <div hidden>${frame('Hidden', 'de')}</div>
    <div style="height: 6000px"></div>
    ${frame('Far', 'fr')}${frame('Lazy', 'it', 'loading="lazy"')}`)
  const narrow = host.map('Narrow')
  await expect(narrow.rows).toHaveCount(4)
  await expect(narrow.account).toHaveText(/closures? (and|or) notices?\./)
  const overflow = narrow.inside.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
  expect(await overflow).toBe(0)
  await narrow.row('Eagle cliff').click()
  await expect(narrow.heading).toBeInViewport()
  expect(asked).toEqual(['en'])
  await page.locator('div[hidden]').evaluate((element) => element.removeAttribute('hidden'))
  const hidden = host.map('Hidden').inside
  await expect(hidden.getByRole('region', { name: 'Was im Ausschnitt liegt' }).getByRole('listitem')).toHaveCount(4)
  expect(asked).toEqual(['en', 'de'])
  for (const title of ['Far', 'Lazy']) {
    await host.map(title).element.scrollIntoViewIfNeeded()
    await expect(host.map(title).inside.getByText('Eagle cliff')).toBeVisible()
  }
  expect(host.problems).toEqual([])
})

test('meets no barrier that can be measured, in light and dark, with everything in it open', async ({
  page,
  service,
}) => {
  await page.setViewportSize({ width: 700, height: 700 })
  const search = new URLSearchParams({ ...VIEW, ui: 'search,filter,list,legend,locate,share' })
  await page.goto(`${service.url}/embed?${search}`)
  await page.getByRole('button', { name: /Eagle cliff/ }).click()
  await expect(page.getByRole('article', { name: 'Eagle cliff' })).toBeVisible()
  await page.getByRole('button', { name: 'Legend' }).click()
  expect(await barriersOn(page)).toEqual([])
  await test.step('the legend is scrolled by keys where it has to be, and closes before what else is open', async () => {
    const legend = page.getByRole('region', { name: 'Legend' })
    await expect(legend).not.toHaveAttribute('tabindex')
    await page.setViewportSize({ width: 700, height: 400 })
    await expect(legend).toHaveAttribute('tabindex', '0')
    await page.keyboard.press('Tab')
    await expect(legend).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(legend).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Legend' })).toBeFocused()
  })
  await page.setViewportSize({ width: 700, height: 700 })
  await page.getByRole('button', { name: 'Details' }).click()
  await expect(page.getByText('Test Rangers')).toBeVisible()
  await page.setViewportSize({ width: 320, height: 500 })
  expect(await barriersOn(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 200, height: 300 })
  await test.step('in a small frame, what the map needs is behind buttons', async () => {
    await page.getByRole('button', { name: /Eagle cliff/ }).click()
    await expect(page.getByRole('article', { name: 'Eagle cliff' })).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await page.getByRole('button', { name: /^List: / }).click()
    const licences = page.getByRole('link', { name: 'Licences' })
    await expect(licences).toBeHidden()
    await page.getByRole('button', { name: 'Sources of the map' }).click()
    await expect(licences).toBeVisible()
    expect(await barriersOn(page)).toEqual([])
    await page.locator('label', { hasText: 'Search' }).click()
    await expect(page.getByRole('combobox')).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'Filters' }).click()
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  })
})

test('the bar has words for the worst, and for as many as have room, also in a font that comes late', async ({
  page,
  service,
}) => {
  let comes = () => {}
  const font = new Promise<void>((resolve) => (comes = resolve))
  await page.route('**/*.woff2', (route) => font.then(() => route.continue()))
  await page.setViewportSize({ width: 300, height: 700 })
  await page.goto(`${service.url}/embed?${new URLSearchParams({ ...FAR, ui: 'list,share' })}`)
  const bar = page.getByRole('button', { name: 'List: 2 closed now, 1 upcoming, 1 notice' })
  await expect(bar.getByText('closed now', { exact: true })).toBeVisible()
  comes()
  await expect(bar.getByText('upcoming', { exact: true })).toBeVisible()
  await expect(bar.getByText('notice', { exact: true })).toBeHidden()
  await page.setViewportSize({ width: 240, height: 700 })
  await expect(bar.getByText('upcoming', { exact: true })).toBeHidden()
  await expect(bar.getByText('closed now', { exact: true })).toBeVisible()
  await page.setViewportSize({ width: 700, height: 700 })
  await expect(bar.getByText('notice', { exact: true })).toBeVisible()
})
