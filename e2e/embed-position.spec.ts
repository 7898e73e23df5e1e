import { CAMERA } from './data.ts'
import { expect, frameOf, test } from './embed-test.ts'

const PLACE = { latitude: 48.9412, longitude: 13.5123 }

test('a page around the map never learns where its visitor is', async ({ host, service, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(PLACE)
  const map = host.map('Map')
  await host.open(frameOf(service, { ...CAMERA, ui: 'locate,list', panel: 'list' }, 'allow="geolocation"'))
  await expect.poll(() => host.heard('ready')).toHaveLength(1)
  await expect(map.account).toHaveText(/4 closures and notices\./)
  await host.say('Map', 'hello', {})
  await expect.poll(() => host.heard('status')).toHaveLength(1)
  await map.button('My position').click()
  await expect(map.inside.getByText(/^You are here/)).toBeVisible()
  await expect.poll(() => map.inside.locator('html').evaluate(() => location.search)).not.toContain('map=')
  await host.say('Map', 'setFilter', { q: 'nothing' }, 'after')
  await host.say('Map', 'hello', {})
  await expect.poll(() => host.answered()).toEqual(['after'])
  await expect.poll(async () => (await host.heard('ready')).length).toBeGreaterThan(2)
  const told = JSON.stringify([await host.heard('ready'), await host.heard('view'), await host.heard('status')])
  expect(told).not.toMatch(/48\.94|13\.51/)
  expect(await host.heard('view')).toHaveLength(1)
  expect(await host.heard('status')).toHaveLength(1)
})
