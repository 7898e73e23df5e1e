import type { Visit } from './visit.ts'

const DRAGS = 10
const REACH = 250

/** Ten drags of the map, to and fro. */
export async function drag({ page }: Visit): Promise<void> {
  for (let turn = 0; turn < DRAGS; turn++) {
    const [x, y] = [700 + (turn % 2) * REACH, 400]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - Math.cos(turn) * REACH, y - Math.sin(turn) * REACH, { steps: 10 })
    await page.mouse.up()
  }
}
