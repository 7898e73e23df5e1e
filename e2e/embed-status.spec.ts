import { expect, frameOf, test } from './embed-test.ts'

test('a page is told that the number of a view is not known which could not be loaded', async ({ host, service }) => {
  const { page } = host
  await host.open(frameOf(service, { map: '9/48.95/13.6', panel: 'list' }, 'style="width: 900px; height: 700px"'))
  await expect(host.map('Map').rows).toHaveCount(4)
  await host.say('Map', 'hello', {})
  const latest = async () => (await host.heard('status')).at(-1)
  await expect.poll(latest).toMatchObject({ counts: { current: expect.any(Number) } })
  await page.route('**/api/v2/**', (route) => route.abort())
  await host.say('Map', 'setView', { center: [-3.7, 40.4], zoom: 8 })
  await expect.poll(latest, { timeout: 30_000 }).toEqual({ counts: null, text: 'Not loaded for this view' })
  await page.unroute('**/api/v2/**')
  await host.say('Map', 'setView', { center: [13.6, 48.95], zoom: 9 })
  await expect.poll(latest, { timeout: 30_000 }).toMatchObject({ counts: { current: expect.any(Number) } })
})
