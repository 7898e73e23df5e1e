import { CAMERA, closures, specOnlyAreas, spots } from './features/here.ts'
import { expect, test } from './here-test.ts'
import { uuid } from './services/spec-only.ts'

test.describe('what applies here, of a service that has only the specification', () => {
  test.beforeEach(({ specOnly }) => {
    specOnly.holds({
      areas: specOnlyAreas(uuid),
      closures: [
        ...closures.map(({ properties, geometry }, index) => ({
          start_on: '2020-01-01',
          end_on: null,
          source_id: 1,
          ...properties,
          uuid: uuid(index + 11),
          activity_ids: [3],
          geometry,
        })),
        { uuid: uuid(20), name: 'Somewhere', type: 'closure', activity_ids: [] },
      ],
    })
  })

  test('is told from what there is; what has no place may apply', async ({ app, here, specOnly }) => {
    await app.open(specOnly.url, { ...CAMERA, here: `${spots.single[1]}/${spots.single[0]}` }, [specOnly.api])
    await expect(here.closures).toHaveText([/Stork nest/])
    await expect(here.section('May apply here: their shape is not recorded').getByRole('button')).toHaveText([
      /Somewhere/,
    ])
    await expect(here.section('Inside 1 protected area').getByRole('button')).toHaveText([/Great Park/])
    await expect(here.card).toContainText('Source 1')
  })

  test('says what failed, and asks again', async ({ app, here, specOnly }) => {
    specOnly.failWith(500)
    await app.open(specOnly.url, { ...CAMERA, here: `${spots.crowded[1]}/${spots.crowded[0]}` }, [specOnly.api])
    await expect(app.alert('Closures here are not known')).toBeVisible({ timeout: 30_000 })
    specOnly.failWith(null)
    await app.alert('Closures here are not known').getByRole('button', { name: 'Retry' }).click()
    await expect(here.closures).toHaveCount(3)
  })
})
