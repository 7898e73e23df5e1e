import { answerQuestions } from '#core/workers/worker-answers.ts'
import { reasonOf } from '#core/workers/worker-messages.ts'
import { outlineMeets } from '#contract/geo/outline.ts'
import type { PlanePoint } from '#contract/ground/stretches.ts'
import { boxOfTile } from '#contract/ground/tile-plane.ts'
import { waysOfTile } from '#contract/ground/tile-ways.ts'
import { cutWays, joinWays, type ClosedWays } from './cut-ways.ts'
import type { WaysQuestion, WayTile } from './ways-question.ts'

type Ways = readonly (readonly PlanePoint[])[]

/** The ways of tiles by their addresses, those asked for last: a view has some thirty. */
const known = new Map<string, Promise<Ways>>()
const MOST_KNOWN = 100

answerQuestions(self, { answer: cut, failureOf: reasonOf })

async function cut({ tiles, closures }: WaysQuestion, signal: AbortSignal): Promise<readonly ClosedWays[]> {
  const parts = await Promise.all(
    tiles.map(async (one) => {
      const box = boxOfTile(one.tile)
      const near = closures.filter(({ outline }) => outlineMeets(outline, box))
      if (near.length === 0) return []
      const ways = await waysOf(one)
      signal.throwIfAborted()
      return cutWays(ways, one.tile, near)
    }),
  )
  return joinWays(parts.flat())
}

/** The ways of a tile, read once; after a failure it is tried again when it is asked for again. */
function waysOf(tile: WayTile): Promise<Ways> {
  const reading = known.get(tile.url) ?? readWays(tile)
  known.delete(tile.url)
  known.set(tile.url, reading)
  reading.catch(() => known.delete(tile.url))
  for (const url of [...known.keys()].slice(0, -MOST_KNOWN)) known.delete(url)
  return reading
}

/** None where the archive has no such tile. Rejects where it cannot be fetched. */
async function readWays({ url, schema }: WayTile): Promise<Ways> {
  const response = await fetch(url)
  if (response.status === 204 || response.status === 404) return []
  if (!response.ok) throw new Error(`${url} answers ${response.status}`)
  return waysOfTile(await response.arrayBuffer(), schema).flatMap(({ lines }) => lines)
}
