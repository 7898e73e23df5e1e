/** How far samples are looked for around a void, in samples: voids that are wider than twice as much stay open. */
export const REACH = 48
/** On so many of four axes there must be a sample on both sides: else the void is the end of the heights. */
const ENOUGH = 3
const AXES = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const

/**
 * Fills unknown samples (NaN) of a square with `side` samples to an edge by lines from each known edge of the void to the
 * one across, those of near edges the heavier: a slope goes on as a slope. What it gives for a sample depends on those
 * within REACH alone, so that parts of a grid meet.
 */
export function fillVoids(samples: Float32Array, side: number): Float32Array {
  const filled = samples.slice()
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const index = row * side + column
      if (Number.isNaN(samples[index])) filled[index] = fromAround(samples, side, column, row)
    }
  }
  return filled
}

function fromAround(samples: Float32Array, side: number, column: number, row: number): number {
  let [sum, weight, found] = [0, 0, 0]
  for (const [right, down] of AXES) {
    const before = nearest(samples, side, [column, row], [-right, -down])
    const behind = before === 0 ? 0 : nearest(samples, side, [column, row], [right, down])
    if (before === 0 || behind === 0) continue
    const stride = down * side + right
    const at = row * side + column
    const [first, last] = [samples[at - before * stride] ?? NaN, samples[at + behind * stride] ?? NaN]
    const share = (1 / before ** 2 + 1 / behind ** 2) / (right * right + down * down)
    sum += (share * (first * behind + last * before)) / (before + behind)
    weight += share
    found++
  }
  return found >= ENOUGH ? sum / weight : NaN
}

/** How many steps away the nearest known sample of a direction is; 0 where there is none within reach. */
function nearest(
  samples: Float32Array,
  side: number,
  [column, row]: readonly [number, number],
  [right, down]: readonly [number, number],
): number {
  for (let step = 1; step <= REACH; step++) {
    const [x, y] = [column + right * step, row + down * step]
    if (x < 0 || y < 0 || x >= side || y >= side) return 0
    if (!Number.isNaN(samples[y * side + x])) return step
  }
  return 0
}
