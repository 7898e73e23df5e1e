import { palettes } from '../src/contract/palette/palette.ts'
import { CAMERA } from './data.ts'
import { holdsColour } from './drivers/map-page.ts'
import { expect, test } from './filter-test.ts'
import { startService, type RunningService } from './services/process.ts'
import { uuid } from './services/spec-only.ts'

/** More than the map reads of one view. */
const MANY = 2_100

const common = { type: 'closure', source: 'Test Rangers', source_kind: 'authority', time_zone: 'Europe/Berlin' }
const point = (index: number) => [13.3 + (index % 50) / 100, 48.8 + Math.floor(index / 50) / 200]
const hikes = Array.from({ length: MANY }, (_, index) => ({
  type: 'Feature',
  properties: { ...common, id: `h${index}`, name: `Trail ${index}`, activity_ids: ['hiking'] },
  geometry: { type: 'Point', coordinates: point(index) },
}))
/** The last to begin, so that it is not among those that are read first. */
const climb = {
  type: 'Feature',
  properties: { ...common, id: 'c', name: 'Rare cliff', activity_ids: ['climbing'], start_on: '2199-01-01' },
  geometry: { type: 'Point', coordinates: [13.5, 48.9] },
}

test.describe('more closures than are read', () => {
  let service: RunningService
  test.beforeAll(async () => {
    service = await startService({ features: { closures: [...hikes, climb] } })
  })
  test.afterAll(() => service.stop())

  test('are counted and selected by the service', async ({ app, filters }) => {
    await app.open(service.url, CAMERA)
    const all = (MANY + 1).toLocaleString('en')
    await expect(app.tab('Closures')).toHaveText(`Closures${all} in view`)
    await expect(app.announced).toHaveText(/^In view: 2,101 closures and notices/)
    await expect(app.statusSwitch('Current')).toHaveText('Current2,100')
    await expect(app.statusSwitch('Upcoming')).toHaveText('Upcoming1')
    await filters.open()
    await expect(filters.choice('Source', 'Authority')).toHaveText(`Authority${all}`)
    await expect(filters.choice('Activity', 'Climbing')).toHaveText('Climbing1')
    await expect(filters.choice('Activity', 'Ice climbing')).toHaveText('Ice climbing1')
    await expect(filters.choice('Activity', 'Hiking')).toHaveText('Hiking2,100')
    await filters.choice('Activity', 'Climbing').click()
    await expect(app.rows).toHaveText([/Rare cliff/])
    await expect(filters.hidden).toHaveText(new RegExp(`^${MANY.toLocaleString('en')} more closures`))
  })

  test('are listed to the last as one scrolls, the worst first', async ({ app }) => {
    await app.open(service.url, CAMERA)
    await expect(app.page.locator('[aria-setsize]').first()).toHaveAttribute('aria-setsize', String(MANY + 1))
    await app.scrollToRow(/Rare cliff/)
    await expect(app.page.locator(`[aria-posinset="${MANY + 1}"]`)).toContainText('Rare cliff')
    await expect(app.page.getByText(/are listed/)).toHaveCount(0)
  })
})

test(
  'more closures than are read, of a service that does not count, are told as the least',
  { tag: '@long' },
  async ({ app, specOnly, filters }) => {
    const closures = hikes.map(({ properties: { name, type, time_zone }, geometry }, index) => {
      return { uuid: uuid(index + 1), name, type, time_zone, geometry, start_on: null, end_on: null }
    })
    specOnly.holds({ areas: [], closures })
    await app.open(specOnly.url, CAMERA, [specOnly.api])
    await expect(app.tab('Closures')).toHaveText('Closures≥ 2,000 in view')
    await expect(app.statusSwitch('Current')).toHaveText('Current≥ 2,000')
    await expect(app.announced).toHaveText(/^In view: ≥ 2,000 closures and notices/)
    await app.drawn(0, /≥ 2,000/)
    expect(holdsColour(await app.coloursAround([13.7, 48.7], 8), palettes.light.grid, 4)).toBe(true)
    await expect(app.page.getByText(/^The map has 2,000 of 2,100, which come worst first here/)).toBeVisible()
    await app.scrollToRow(/Trail 2099/)
    await expect(app.page.locator(`[aria-posinset="${MANY}"]`)).toHaveAttribute('aria-setsize', String(MANY))
    await app.page.getByRole('button', { name: 'Timeline' }).click()
    await expect(app.page.getByText('≥ 2,000 in the time shown, ≥ 2,000 in force')).toBeVisible()
    await app.statusSwitch('Current').click()
    await expect(filters.hidden).toHaveText(/^≥ 2,000 more closures/)
    await app.page.goto(`${specOnly.url}/embed?${new URLSearchParams(CAMERA)}`)
    await expect(app.page.getByText('≥ 2,000').first()).toBeVisible()
  },
)
