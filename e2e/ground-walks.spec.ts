import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aSquare } from '../src/testing/builders.ts'
import { HereCard } from './drivers/here-card.ts'
import { gpx, HikeCard } from './drivers/hike-card.ts'
import { SearchBar } from './drivers/search-bar.ts'
import { ShareDialog } from './drivers/share-dialog.ts'
import { Paper } from './drivers/share-paper.ts'
import { startService, type RunningService } from './services/process.ts'
import { makeWalkedGround, onGround } from './services/walked-ground.ts'
import { expect, test } from './test.ts'

const CAMERA = { map: '13.5/48.904/13.605' }
const closure = {
  type: 'Feature',
  properties: {
    type: 'closure',
    source: 'Test Rangers',
    time_zone: 'Europe/Berlin',
    is_binding: true,
    id: 'a',
    name: 'Rockfall',
    activities: 'entering the area',
  },
  geometry: aSquare(13.59, 48.9, 0.01),
}
/** Along the marked route, without heights. */
const FLAT = gpx([
  [13.572, 48.905],
  [13.648, 48.905],
])

test.describe('on the ground of a region', () => {
  let service: RunningService
  let data: string

  test.beforeAll(async () => {
    data = await mkdtemp(join(tmpdir(), 'fieldgate-walked-'))
    await makeWalkedGround(data)
    service = await startService({ data, features: { closures: [closure] } })
  })
  test.afterAll(async () => {
    await service.stop()
    await rm(data, { recursive: true })
  })

  test('a hike without heights gets those of the map, and is told which path of it is closed where', async ({
    app,
    page,
  }) => {
    const hike = new HikeCard(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await app.open(service.url, { ...CAMERA, hike: 'now' })
    await hike.choose('flat.gpx', FLAT)
    await expect(hike.verdict).toContainText('Touches 1 closure in force then')
    await expect(hike.card).toContainText('Heights from the map')
    await expect(hike.card).toContainText(/· 4[89]\d m up, 4[89]\d m down · about/)
    await expect(hike.card).toContainText('and 1 hour for each 600 m of ascent')
    await expect(hike.row('Rockfall')).toContainText('GR 11 closed between Guttal and Kreuzeck')
    await expect(hike.row('Rockfall')).toContainText('2 paths closed, 1.5 km')
    expect(asked.filter((path) => path.startsWith('/maps/walked-heights/'))).not.toEqual([])
    expect(app.problems).toEqual([])
    expect(app.foreignRequests).toEqual([])
    await test.step('another one beyond the heights gets none, and none is made up', async () => {
      await hike.card.getByRole('button', { name: 'Other route' }).click()
      await hike.choose(
        'beyond.gpx',
        gpx([
          [14.5, 48.905],
          [14.6, 48.905],
        ]),
      )
      await expect(hike.verdict).toContainText('No closure recorded')
      await expect(hike.card).toContainText('Too few heights are known along the route')
      await expect(hike.card).not.toContainText('Heights from the map')
    })
  })

  test('a hut is found by another word for it, and opened with the path, the car park and the stop around', async ({
    app,
    page,
  }) => {
    const [search, here] = [new SearchBar(page), new HereCard(page, app)]
    await app.open(service.url, CAMERA)
    await search.type('Refugi de Sorteny')
    await search.option(/^Sorteny/).click()
    await expect(here.card).toContainText('On GR 11')
    await expect(here.row('Sorteny')).toBeVisible()
    await expect(here.row('Talgrund')).toContainText('m west')
    await expect(here.row('Brücke')).toContainText('km')
    await expect.poll(() => app.parameter('here')).toBe(onGround.hut.toReversed().join('/'))
  })

  test('a closure says what it means for the paths, in the list, on its card and on paper', async ({ app, page }) => {
    test.slow()
    const share = new ShareDialog(page)
    const paper = new Paper(page, share)
    await paper.watch()
    await app.open(service.url, CAMERA)
    await expect(app.row('Rockfall')).toContainText('2 paths closed, 1.5 km')
    await share.openFromMenu()
    const { words } = await paper.print('Print this view (1 page, A4)')
    expect(words).toContain('2 paths closed, 1.5 km')
    await page.keyboard.press('Escape')
    await app.row('Rockfall').click()
    await expect(page.getByRole('article')).toContainText('GR 11, between Guttal and Kreuzeck')
  })
})
