import { areas, CAMERA, closures, places } from './data.ts'
import { holdsColour } from './drivers/map-page.ts'
import { uuid } from './services/spec-only.ts'
import { expect, test } from './test.ts'
import { aSquareArea } from '../src/testing/builders.ts'
import { palettes } from '../src/contract/palette/palette.ts'

const lately = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 10)
const data = {
  areas: [
    ...areas.map(({ properties, geometry }, index) => ({
      uuid: uuid(index + 1),
      id: index + 1,
      name: properties?.name,
      category_id: index + 1,
      country_id: 276,
      geometry: geometry?.type === 'Polygon' ? { type: 'MultiPolygon', coordinates: [geometry.coordinates] } : geometry,
    })),
    { uuid: uuid(9), id: 9, name: 'Far away', category_id: 1, country_id: 276, geometry: aSquareArea(20, 50) },
  ],
  closures: [
    ...closures.map(({ properties, geometry }, index) => ({
      uuid: uuid(index + 11),
      name: properties?.name,
      type: properties?.type,
      start_on: properties?.start_on ?? '2020-01-01',
      end_on: null,
      reason_id: 12,
      activity_ids: [3],
      source_id: 1,
      protected_area_uuids: [uuid(1)],
      geometry,
    })),
    {
      uuid: uuid(15),
      name: 'Burnt wood',
      description: 'Trees may fall.',
      type: 'closure',
      start_on: '2020-01-01',
      end_on: lately,
      geometry: aSquareArea(...places.areaOnly, 0.05),
    },
    { uuid: uuid(20), name: 'Somewhere', type: 'closure', start_on: null, end_on: null, activity_ids: [] },
  ],
}

test.describe('a service that has only the specification', () => {
  test.beforeEach(({ specOnly }) => {
    specOnly.holds(data)
  })

  test('is drawn and listed all the same, may fail and recover, and gives details', async ({ app, specOnly }) => {
    await app.open(specOnly.url, CAMERA, [specOnly.api])
    await app.drawn(2, 5)
    await expect(app.tab('Closures')).toContainText('5 in view')
    await expect(app.row('Eagle cliff')).toContainText('Reason 12')
    await expect(app.row('Somewhere')).toContainText('place unknown')
    expect(holdsColour(await app.coloursAround(places.inForce, 8), palettes.light.current)).toBe(true)
    await app.tab('Areas').click()
    await expect(app.rows).toHaveText([/Old Oak/, /Test Forest.*2 closures in force/])
    await app.tab('Closures').click()
    await test.step('it may fail and recover', async () => {
      await expect(app.rows).toHaveCount(5)
      specOnly.failWith(500)
      await app.statusSwitch('Expired').click()
      await expect(app.alert('The service answered with an error (500)')).toBeVisible()
      await expect(app.rows).toHaveCount(5)
      specOnly.failWith(null)
      await app.page.getByRole('button', { name: 'Retry' }).click()
      await expect(app.alert('The service answered')).toHaveCount(0)
    })
    await test.step('it gives details of closures and areas', async () => {
      await app.row('Burnt wood').click()
      await expect(app.heading).toHaveText('Burnt wood')
      const card = app.page.getByRole('article')
      await expect(card).toContainText('Trees may fall.')
      await expect(card.getByRole('button', { name: 'Zoom to' })).toBeVisible()
      await app.tab('Areas').click()
      await app.row('Test Forest').click()
      await expect(app.heading).toHaveText('Test Forest')
      await expect(card.getByText('2 closures in force', { exact: true })).toBeVisible()
    })
    expect(app.foreignRequests).toEqual([])
  })

  test('is not mixed up with the service that serves the page', async ({ app, specOnly }) => {
    await app.open(specOnly.url, {}, [specOnly.api])
    await expect(app.rows).toHaveCount(5)
    await expect(app.page.getByText('Demo data', { exact: true })).toHaveCount(0)
  })
})
