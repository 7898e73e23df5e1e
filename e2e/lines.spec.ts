import { localDateTimeAt } from '../src/contract/status/zone.ts'
import { CAMERA, places } from './data.ts'
import { Clock } from './drivers/clock.ts'
import { expect, test } from './kept-test.ts'
import { startService } from './services/process.ts'
import { dataOf } from './services/seeds.ts'

const DAY = 86_400_000
const ZONE = 'Europe/Berlin'
const API = /^\/api\/v2\//
/** Bytes a second. */
const [SLOW, HARDLY] = [150_000 / 8, 200]

const closure = (id: string, name: string, start: number) => ({
  type: 'Feature',
  properties: {
    id,
    type: 'closure',
    name,
    source: 'Fencers',
    time_zone: ZONE,
    start_on: localDateTimeAt(ZONE, start).date,
  },
  geometry: { type: 'Point', coordinates: [...places.areaOnly] },
})

test(
  'whatever the line brings, what is shown stays, with the reason and its age',
  { tag: '@long' },
  async ({ app, front, kept, page }) => {
    const card = page.getByRole('article')
    const stays = async () => {
      await expect(app.row('Eagle cliff')).toBeVisible()
      await expect(card).toContainText('Peregrines breed here')
    }
    await app.open(front.url, CAMERA)
    await expect(app.rows).toHaveCount(4)
    await kept.isKept()
    await app.row('Eagle cliff').click()
    await app.restingAddress()
    await app.open(front.url, { ...CAMERA, closure: app.parameter('closure') ?? '' })
    await stays()
    await test.step('a login in the place of everything, JSON that breaks off, a service out of order, or asked too much', async () => {
      for (const [harm, told] of [
        ['portal', 'This network answers in the service’s place'],
        ['portal-json', 'This network answers in the service’s place'],
        ['portal-host', 'This network answers in the service’s place'],
        ['cut', 'The network breaks off.'],
        ['failing', 'The service is out of order.'],
        ['busy', 'Too many requests at once: it goes on by itself'],
      ] as const) {
        front.spoil((path) => (harm === 'portal' || API.test(path) ? harm : null))
        await page.reload()
        await stays()
        await expect(kept.notice).toContainText(told)
        await expect(kept.notice).toContainText('Data of')
        await expect(app.alert(/./)).toHaveCount(0)
      }
      front.spoil(() => 'off')
      await page.reload()
      await stays()
      await expect(kept.notice).toBeVisible()
      front.spoil(() => null)
      await kept.tryAgain()
      await kept.saysNothing()
    })
    await test.step('150 kbit/s, and hardly anything', async () => {
      front.slowTo(SLOW)
      await page.reload()
      await stays()
      await kept.saysNothing()
      front.slowTo(HARDLY)
      await page.reload()
      await stays()
      await expect(kept.notice).toContainText('The network is very slow.')
      front.slowTo(Infinity)
      await kept.saysNothing()
    })
  },
)

test('a line that comes and goes leaves what one reads, and all catches up by itself', async ({
  app,
  front,
  kept,
  page,
}) => {
  const service = await startService({ data: dataOf('plain') })
  front.leadTo(service)
  await app.open(front.url, CAMERA)
  await expect(app.rows).toHaveCount(4)
  await kept.isKept()
  await test.step('three times, and with news in the end', async () => {
    for (const round of [1, 2, 3]) {
      front.spoil(() => 'off')
      await page.reload()
      await expect(kept.notice).toContainText('No network.')
      await expect(app.rows).toHaveCount(4)
      if (round === 3) await service.importFeatures({ closures: [closure('new', 'New fence', Date.now() - DAY)] })
      front.spoil(() => null)
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
      await kept.saysNothing()
    }
    await expect(app.row('New fence')).toBeVisible()
  })
  await service.stop()
})

test(
  'without a network, what begins by schedule shows as begun, and as not begun once the clock is put back',
  { tag: '@long' },
  async ({ app, front, kept, page }) => {
    const service = await startService({ data: dataOf('plain') })
    await service.importFeatures({ closures: [closure('soon', 'Night works', Date.now() + DAY)] })
    front.leadTo(service)
    await app.open(front.url, CAMERA)
    await expect(app.rows).toHaveCount(5)
    await kept.isKept()
    front.spoil(() => 'off')
    await page.reload()
    await expect(kept.notice).toContainText('Data of')
    const clock = new Clock(page)
    const now = Date.now()
    for (const isBegun of [false, true, false]) {
      await clock.sleepUntil(new Date(now + (isBegun ? 2 * DAY : 0)).toISOString())
      await clock.focusWindow()
      await expect(app.row('Night works')).toContainText(isBegun ? 'Closed now' : 'Closes')
      const begun = kept.notice.filter({ hasText: /Old data, .*; since then, by schedule, 1 closure has begun/ })
      await expect(begun).toHaveCount(isBegun ? 1 : 0)
    }
    await service.stop()
  },
)
