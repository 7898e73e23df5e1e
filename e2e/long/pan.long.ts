import { test } from '@playwright/test'
import { startContenders } from '../bench/contenders.ts'
import { Visit } from '../bench/visit/visit.ts'
import { expectNoGrowth } from './heap-growth.ts'

const MINUTES = Number(process.env.FIELDGATE_PAN_MINUTES ?? 60)
const REACH = 300
/** The drags between two looks at the heap. */
const DRAGS = 10

test(`the heap does not grow in ${MINUTES} minutes of panning`, async () => {
  const contenders = await startContenders([], { closures: 5000, hasGround: false })
  const [app] = contenders.all
  if (app === undefined) throw new Error('There is no app.')
  const visit = await Visit.to(app.proxy, '/?map=8/50/11', { hasWorker: true })
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
  expectNoGrowth(heaps)
})

/** Drags the map around a circle that never closes, so that there are always views that have not been seen. */
async function pan({ page }: Visit, drag: number): Promise<void> {
  const [x, y] = [800, 400]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - REACH * Math.cos(drag / 2), y - REACH * Math.sin(drag / 2), { steps: 8 })
  await page.mouse.up()
}
