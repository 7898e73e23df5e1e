import { expect, test } from '@playwright/test'
import { startContenders } from '../bench/contenders.ts'
import { Visit } from '../bench/visit/visit.ts'
import { expectNoGrowth } from './heap-growth.ts'

/** Of the walk; its clock goes as fast as the page can follow. */
const MINUTES = Number(process.env.FIELDGATE_FOLLOW_MINUTES ?? 60)
/** A phone. */
const SLOWDOWN = 4
/** A degree of latitude: so many metres; one walks so many in a second. */
const [DEGREE, PACE] = [111_195, 1.4]
/** The steps, of a second each, between two looks at the heap. */
const STEPS = 60

test(`the heap does not grow in ${MINUTES} minutes of following a position`, async () => {
  const contenders = await startContenders([], { closures: 5000, hasGround: false })
  try {
    const [app] = contenders.all
    if (app === undefined) throw new Error('There is no app.')
    const visit = await Visit.to(app.proxy, '/?map=13/50/11', { hasWorker: true })
    expectNoGrowth(await heapsOnTheWay(visit, new URL('/?map=13/50/11&here=position', app.proxy.url).href))
    await visit.end()
  } finally {
    await contenders.stop()
  }
})

/** Follows a walk; the heap (MB) after each minute of it. */
async function heapsOnTheWay(visit: Visit, address: string): Promise<readonly number[]> {
  const { page } = visit
  const context = page.context()
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(placeAfter(0))
  await page.clock.install()
  await page.goto(address)
  const card = page.getByRole('article', { name: /^What applies here/ })
  await card.getByRole('checkbox', { name: 'Follow my position' }).check({ timeout: 60_000 })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const heaps: number[] = []
  const begun = Date.now()
  for (let second = 1; second <= MINUTES * 60; second++) {
    await context.setGeolocation(placeAfter(second))
    await page.clock.fastForward(1000)
    if (second % STEPS > 0) continue
    await expect(card.getByText('Warn by a sound')).toBeVisible({ timeout: 60_000 })
    heaps.push(await visit.heapMB())
    const took = Math.round((Date.now() - begun) / 1000)
    console.log(`after ${second / 60} min, in ${took} s: ${heaps.at(-1)?.toFixed(1)} MB`)
  }
  return heaps
}

/** A walk in a spiral, so that there always are places where one has not been. */
function placeAfter(seconds: number) {
  const metres = seconds * PACE
  const turn = Math.sqrt(metres / 40)
  const reach = 40 * turn
  const [latitude, longitude] = [50 + (reach * Math.sin(turn)) / DEGREE, 11 + (reach * Math.cos(turn)) / DEGREE / 0.643]
  return { latitude, longitude, accuracy: 8 + (seconds % 7) }
}
