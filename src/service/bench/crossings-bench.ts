import type { LngLat } from '#contract/geometry.ts'
import { anyCross } from '../geometry/crossings.ts'
import type { Ring } from '../geometry/ring.ts'
import { shortest, type Result } from './measure.ts'

const TEETH = 20_000
const TIMES = 4

/** How the time for a look for crossings grows with an outline all of whose lines lie over each other's bounds. */
export async function benchCrossings(): Promise<Result> {
  const [few, many] = [comb(TEETH), comb(TIMES * TEETH)]
  const { ms: little } = await shortest(3, () => anyCross([few]))
  const { ms: much } = await shortest(3, () => anyCross([many]))
  return {
    what: `Crossings looked for in a comb of ${TIMES} times as many vertices`,
    values: [much / little],
    unit: 'times as long',
    target: { most: 7 },
  }
}

function comb(teeth: number): Ring {
  const tips = Array.from({ length: teeth }, (_, tooth): LngLat[] => [
    [tooth / teeth, 0],
    [(tooth + 0.4) / teeth + 1, 1],
  ])
  return [...tips.flat(), [3, 1], [3, -1], [0, -1], [0, 0]]
}
