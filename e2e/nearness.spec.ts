import { CAMERA } from './features/here.ts'
import { expect, test } from './here-test.ts'

test('rows tell how far away each closure is, and in which direction, from the position that was found', async ({
  app,
  context,
  hereService,
  page,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 48.92, longitude: 13.515, accuracy: 10 })
  await app.open(hereService.url, CAMERA)
  await expect(app.row('Night quiet')).not.toContainText('east')
  await page.getByRole('button', { name: 'My position' }).click()
  await expect(app.row('Night quiet')).toContainText('370 m east')
  await expect(app.row('Stork nest')).toContainText('your position is in it')
})
