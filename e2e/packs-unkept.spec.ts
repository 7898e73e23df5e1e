import { CAMERA } from './data.ts'
import { PackDialog } from './drivers/pack-dialog.ts'
import { expect, test } from './kept-test.ts'

test('where the site keeps no app on devices, that is said, and not put down to the browser', async ({
  app,
  front,
  page,
  serviceWith,
}) => {
  front.leadTo(await serviceWith({ serviceWorker: false }))
  const packs = new PackDialog(page)
  await app.open(front.url, CAMERA)
  await packs.open()
  await expect(packs.dialog.getByRole('alert')).toContainText('This site does not keep the app on devices')
  await packs.check()
  await expect(packs.packs.first()).toContainText('This site does not keep the app on devices')
  await expect(packs.dialog).not.toContainText('Load the page anew')
})

test('without a service worker no region is promised without a network', async ({ app, front, page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  const packs = new PackDialog(page)
  await app.open(front.url, CAMERA)
  await packs.open()
  await expect(packs.dialog.getByRole('alert')).toContainText('no region can be opened without a network')
  await expect(packs.dialog).not.toContainText('Where there is no network, the map, search and cards work from it.')
})

test('with a refused service worker no region is promised without a network', async ({ app, front, page }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('Refused', 'SecurityError'))
    Object.assign(ServiceWorkerContainer.prototype, { register: refuse, getRegistration: refuse })
  })
  const packs = new PackDialog(page)
  await app.open(front.url, CAMERA)
  await packs.open()
  await expect(packs.dialog.getByRole('alert')).toContainText('no region can be opened without a network')
  await packs.check()
  await expect(packs.packs.first()).toContainText('This browser does not keep the app itself')
})
