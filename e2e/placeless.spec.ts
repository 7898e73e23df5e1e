import { CAMERA, closures, places } from './data.ts'
import { HereCard } from './drivers/here-card.ts'
import { PlacelessGroup } from './drivers/placeless-group.ts'
import { expect, test as base } from './filter-test.ts'
import { startService, type RunningService } from './services/process.ts'
import { dataOf } from './services/seeds.ts'

const common = { source: 'Test Rangers', source_kind: 'authority', time_zone: 'Europe/Berlin', is_binding: true }
const nowhere = [
  { ...common, id: 'x', type: 'closure', name: 'Fallen bridge', reason_id: 'infrastructure' },
  { ...common, id: 'y', type: 'notice', name: 'Meeting of anglers', reason_id: 'event' },
].map((properties) => ({ type: 'Feature', properties, geometry: null }))

const test = base.extend<{ readonly group: PlacelessGroup }, { readonly partlyPlaced: RunningService }>({
  group: async ({ page }, provide) => provide(new PlacelessGroup(page)),
  partlyPlaced: [
    async ({}, provide) => {
      const features = { closures: [...closures, ...nowhere] }
      const service = await startService({ data: dataOf('plain'), features })
      await provide(service)
      await service.stop()
    },
    { scope: 'worker' },
  ],
})

const isAsked = (url: string) => url.includes('geometry_from=none')

test.describe('closures whose place is unknown', () => {
  test('stand folded at the end of any view, are read when they are opened, and open their cards', async ({
    app,
    group,
    page,
    partlyPlaced,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => isAsked(request.url()) && asked.push(request.url()))
    await app.open(partlyPlaced.url, CAMERA)
    await app.drawn(2, 4)
    await expect(group.title).toHaveText('Place unknown: 2')
    await expect(group.rows).toHaveCount(0)
    expect(asked).toEqual([])
    await group.title.click()
    await expect(group.rows).toHaveText([/Fallen bridge.*place unknown/, /Meeting of anglers/])
    await group.rows.first().click()
    await expect(app.heading).toHaveText('Fallen bridge')
    await expect(page.getByRole('article')).toContainText('Place unknown')
    await app.open(partlyPlaced.url, { map: '1/48/13' })
    await expect(group.title).toHaveText('Place unknown: 2')
    await expect(app.rows).toHaveCount(4)
    expect(app.problems).toEqual([])
  })

  test('follow filters and the search, which opens them', async ({ app, filters, group, partlyPlaced }) => {
    await app.open(partlyPlaced.url, CAMERA)
    await filters.open()
    await filters.showAll('Reason')
    await filters.choice('Reason', 'Event').click()
    await filters.close()
    await expect(group.title).toHaveText('Place unknown: 1')
    await group.title.click()
    await expect(group.rows).toHaveText(/Meeting of anglers/)
    await expect(group.note).toHaveText('1 whose place is unknown does not match the filters.')
    await app.open(partlyPlaced.url, { ...CAMERA, q: 'bridge' })
    await expect(group.title).toHaveText('Place unknown: 1')
    await expect(group.rows).toHaveText(/Fallen bridge/)
    await app.open(partlyPlaced.url, { ...CAMERA, q: 'eagle' })
    await expect(app.rows).toHaveText([/Eagle cliff/])
    await expect(group.title).toBeHidden()
  })

  test('are told of at a place and in an embed', async ({ app, group, page, partlyPlaced }) => {
    await app.open(partlyPlaced.url, CAMERA)
    await app.drawn(2, 4)
    await new HereCard(page, app).askWithMouse(places.outside)
    await expect(page.getByText('No closure is certain to apply here')).toBeVisible()
    await page.getByText('2 closures whose place is unknown may apply too').click()
    await expect(page.getByRole('article').getByRole('button', { name: /Fallen bridge/ })).toBeVisible()
    await page.goto(`${partlyPlaced.url}/embed?${new URLSearchParams({ ...CAMERA, panel: 'list' })}`)
    await expect(group.title).toHaveText('Place unknown: 2')
  })

  test('are not spoken of where there are none', async ({ app, group, service }) => {
    await app.open(service.url, CAMERA)
    await app.drawn(2, 4)
    await expect(group.title).toHaveCount(0)
  })
})
