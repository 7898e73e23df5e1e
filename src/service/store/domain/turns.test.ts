import { setImmediate as turnOfTheLoop } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { joinInTurns, mapInTurns, piecesOf } from './turns.ts'

/** How often others had their turn before work was done, and what it came to. */
async function turnsDuring<T>(work: Promise<T>): Promise<{ turns: number; result: T }> {
  let isDone = false
  const done = work.finally(() => (isDone = true))
  for (let turns = 0; ; turns += 1) {
    await turnOfTheLoop()
    if (isDone) return { turns, result: await done }
  }
}

it('many steps are taken in parts, in their order', async () => {
  const items = Array.from({ length: 500 }, (_, index) => index)
  const { turns, result } = await turnsDuring(mapInTurns(items, (item) => item * 2))
  expect(result).toEqual(items.map((item) => item * 2))
  expect(turns).toBeGreaterThan(5)
})

it('a step that takes long is a part of its own', async () => {
  const { turns } = await turnsDuring(
    mapInTurns([1, 2, 3, 4, 5], () => {
      const begun = performance.now()
      while (performance.now() - begun < 20);
    }),
  )
  expect(turns).toBeGreaterThanOrEqual(3)
})

it('bytes are the same in pieces, and joined again', async () => {
  const bytes = new Uint8Array(9 * 2 ** 20).map((_, index) => (index * 2654435761) >>> 24)
  const pieces = [...piecesOf(bytes)]
  expect(pieces.length).toBeGreaterThan(1)
  expect(Buffer.compare(await joinInTurns([...pieces, new Uint8Array()]), bytes)).toBe(0)
  expect(await joinInTurns([])).toEqual(new Uint8Array())
})
