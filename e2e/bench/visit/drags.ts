import type { Visit } from './visit.ts'

const DRAGS = 10
const REACH = 250

/** Ten drags of the map, to and fro; resolves to how long it took until they were drawn and nothing was asked for any more, in ms. */
export async function drag(visit: Visit): Promise<number> {
  const since = performance.now()
  const { mouse } = visit.page
  for (let turn = 0; turn < DRAGS; turn++) {
    const [x, y] = [700 + (turn % 2) * REACH, 400]
    await mouse.move(x, y)
    await mouse.down()
    await mouse.move(x - Math.cos(turn) * REACH, y - Math.sin(turn) * REACH, { steps: 10 })
    await mouse.up()
  }
  const movedAt = performance.now()
  const restMs = await visit.quiet()
  return Math.max(movedAt, performance.now() - restMs) - since
}
