import { aSquare } from '../src/testing/builders.ts'
import { CAMERA, closures as testClosures } from './data.ts'
import { gpx } from './drivers/hike-card.ts'
import { expect, ROUTE, test } from './hike-test.ts'
import { uuid } from './services/spec-only.ts'

test.describe('a file', () => {
  // None has the words of the one before it.
  const cases = [
    ['half-a-track.gpx', ROUTE.slice(0, -30), 'The file is damaged'],
    ['a-picture.gpx', Buffer.from('\u00ff\u00d8\u00ff\u00e0', 'latin1'), 'This is a picture'],
    [
      'entities-that-multiply.kml',
      '<!DOCTYPE kml [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><kml><name>&b;</name></kml>',
      'The file is damaged',
    ],
    ['a-page.gpx', '<!DOCTYPE html><html><body>Log in</body></html>', 'This is no GPX'],
    ['endless-depth.kml', `<kml>${'<Folder>'.repeat(200_000)}`, 'The file is damaged'],
    ['of-a-watch.fit', Buffer.from('\u000e\u0010\u0054\u0008\0\u0001\0\0.FIT\0\0', 'latin1'), 'This is a FIT file'],
    ['nothing.gpx', '', 'The file is empty'],
    ['places-only.gpx', '<gpx><wpt lat="1" lon="2"/></gpx>', 'There is no track'],
  ] as const
  test('that holds no route is refused in words, and another can be chosen', async ({ app, hike, hikeService }) => {
    await app.open(hikeService.url, { ...CAMERA, hike: '2026-05-15T06:00' })
    for (const [name, content, words] of cases) {
      await hike.choose(name, content)
      await expect(hike.problem).toContainText(words)
    }
    await hike.choose('way.gpx', ROUTE)
    await expect(hike.verdict).toContainText('Touches')
    expect(app.problems).toEqual([])
  })

  test('with script in it runs nothing', async ({ app, hike, hikeService, page }) => {
    const line = '<LineString><coordinates>13,49 13.4,49 NaN,NaN</coordinates></LineString>'
    const script = '<name><![CDATA[<img src=x onerror="document.title=1">]]></name><script>document.title=2</script>'
    await app.open(hikeService.url, { ...CAMERA, hike: '2026-05-15T06:00' })
    await hike.choose('<img src=x onerror=alert(1)>.kml', `<kml>${script}${line}</kml>`)
    await expect(hike.verdict).toContainText('Touches')
    await expect(hike.card).toContainText('1 point of the file could not be read')
    expect(await page.title()).toBe('Check my hike – Fieldgate')
  })
})

test(
  'a large file is read beside the page, which tells how far, lets it be stopped, and goes on meanwhile',
  { tag: '@long' },
  async ({ app, hike, hikeService }) => {
    await app.open(hikeService.url, { ...CAMERA, hike: '2026-05-15T06:00' })
    await expect(app.rows).not.toHaveCount(0)
    // 50 MB.
    await hike.dropLong('huge.gpx', 800_000)
    await expect(hike.card.getByText(/Reading huge.gpx: [1-9]\d? %/)).toBeVisible()
    await hike.card.getByRole('button', { name: 'Cancel' }).click()
    await expect(hike.card.getByLabel('Choose a file')).toBeAttached()
    await hike.dropLong('long.gpx', 200_000)
    await expect(hike.card.getByRole('heading', { name: 'long.gpx' })).toBeVisible()
    await expect(hike.row('Night lek')).toBeVisible({ timeout: 60_000 })
    expect(await hike.turnsWhileReading()).toBeGreaterThan(10)
  },
)

test('a service of the specification alone is asked all the same', async ({ app, hike, specOnly }) => {
  const closure = (number: number, changes: object) => ({
    uuid: uuid(number),
    name: `Closure ${number}`,
    type: 'closure',
    start_on: '2020-01-01',
    end_on: null,
    activity_ids: [3],
    source_id: 1,
    ...changes,
  })
  specOnly.holds({
    areas: [
      {
        uuid: uuid(1),
        id: 1,
        name: 'Park',
        geometry: { type: 'MultiPolygon', coordinates: [aSquare(13, 48.9, 0.5).coordinates] },
      },
    ],
    closures: [
      closure(11, { name: 'Own shape', geometry: testClosures[0]?.geometry }),
      closure(12, { name: 'Whole park', geometry: null, protected_area_uuids: [uuid(1)] }),
      closure(13, { name: 'Somewhere' }),
    ],
  })
  await app.open(specOnly.url, { ...CAMERA, hike: '2026-05-15T06:00' }, [specOnly.api])
  await hike.choose(
    'way.gpx',
    gpx([
      [13.35, 48.85],
      [13.35, 48.95],
    ]),
  )
  await expect(hike.row('Own shape')).toContainText('Closed when you are there')
  await expect(hike.row('Own shape')).toContainText('time zone unknown')
  await expect(hike.row('Whole park')).toContainText('shape of its whole area')
  await expect(hike.card).toContainText('1 record has no known shape and was not checked: Somewhere.')
  await expect(hike.card).toContainText('times are those of this device')
  expect(app.foreignRequests).toEqual([])
})
