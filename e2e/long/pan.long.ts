import { expect, test } from '@playwright/test'
import { startContenders } from '../bench/contenders.ts'
import { spreadOf } from '../bench/results.ts'
import { Visit } from '../bench/visit.ts'

const MINUTES = Number(process.env.FIELDGATE_PAN_MINUTES ?? 60)
const REACH = 300
/** The drags between two looks at the heap. */
const DRAGS = 10
/** Of the heap, from the second third of the time to the last. */
const MOST_GROWTH = 1.05

test(`the heap does not grow in ${MINUTES} minutes of panning`, async () => {
  const contenders = await startContenders([], { closures: 5000, hasGround: false })
  const [app] = contenders.all
  if (app === undefined) throw new Error('There is no app.')
  const visit = await Visit.to(app.proxy, '/?map=8/50/11')
  await visit.quiet()
  const heaps: number[] = []
  const until = Date.now() + MINUTES * 60_000
  for (let drag = 1; Date.now() < until; drag++) {
    await pan(visit, drag)
    if (drag % DRAGS > 0) continue
    await visit.quiet()
    heaps.push(await visit.heapMB())
    console.log(`after ${drag} drags: ${heaps.at(-1)?.toFixed(1)} MB`)
  }
  await visit.end()
  await contenders.stop()

  const third = Math.floor(heaps.length / 3)
  expect(third, 'looks at the heap in a third of the time').toBeGreaterThan(0)
  const [middle, last] = [heaps.slice(third, 2 * third), heaps.slice(-third)].map((part) => spreadOf(part).median)
  expect(last).toBeLessThan((middle ?? NaN) * MOST_GROWTH)
})

/** Drags the map around a circle that never closes, so that there are always views that have not been seen. */
async function pan({ page }: Visit, drag: number): Promise<void> {
  const [x, y] = [800, 400]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - REACH * Math.cos(drag / 2), y - REACH * Math.sin(drag / 2), { steps: 8 })
  await page.mouse.up()
}
