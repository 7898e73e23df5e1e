import { CAMERA } from './data.ts'
import { frameOf } from './embed-test.ts'
import { expect, test } from './kept-test.ts'
import { startService } from './services/process.ts'
import { dataOf } from './services/seeds.ts'

const ANSWER = '/api/v2/'
/** What others read, or what is saved. */
const PASSED = [
  '/embed?panel=list',
  '/list',
  '/api/v2/closures-and-notices?format=rss',
  '/api/v2/closures-and-notices?format=ics',
  '/api/v2/closures-and-notices?format=geojson',
  '/api/v2/openapi.json',
]

test('the worker answers what is the app’s own alone, and no frame gets one', async ({
  app,
  front,
  hostSite,
  kept,
  page,
}) => {
  const service = await startService({ config: { frameAncestors: [hostSite.origin] }, data: dataOf('plain') })
  front.leadTo(service)
  await test.step('a frame, of the embed or of the whole app, registers none', async () => {
    await page.goto(hostSite.put(frameOf(front, CAMERA) + frameOf(front, CAMERA).replace('/embed', '/')))
    for (const frame of page.frames().slice(1)) {
      await expect(frame.getByRole('main')).toBeVisible()
      await frame.waitForLoadState('networkidle')
      expect(await frame.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    }
  })
  await test.step('the app has one, which passes on what others read', async () => {
    await app.open(front.url, CAMERA)
    await kept.isKept()
    const byWorker = new Map<string, boolean>()
    page.on('response', (response) =>
      byWorker.set(response.url().slice(front.url.length), response.fromServiceWorker()),
    )
    const paths = [ANSWER, ...PASSED]
    await page.evaluate((asked) => Promise.all(asked.map(async (path) => (await fetch(path)).text())), paths)
    expect(paths.filter((path) => byWorker.get(path) === true)).toEqual([ANSWER])
    expect(paths.filter((path) => byWorker.get(path) === false)).toEqual(PASSED)
  })
  await service.stop()
})

test('a page that was loaded past the worker is answered by it from then on', async ({
  app,
  context,
  front,
  kept,
  page,
}) => {
  await app.open(front.url, CAMERA)
  await kept.isKept()
  const session = await context.newCDPSession(page)
  const loaded = page.waitForEvent('load')
  await session.send('Page.reload', { ignoreCache: true })
  await loaded
  await expect(app.rows).toHaveCount(4)
  await kept.isKept()
  await kept.saysNothing()
})
