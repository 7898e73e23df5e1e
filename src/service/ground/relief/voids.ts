/** How far samples are looked for around a void, in samples: voids that are wider than twice as much stay open. */
export const REACH = 48
/** In so many of eight directions there must be a sample: else the void is the end of the heights. */
const ENOUGH = 6

const DIRECTIONS = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const

/**
 * Fills unknown samples (NaN) of a square with `side` samples to an edge from the nearest known ones around, the nearer
 * the heavier. What it gives for a sample depends on those within REACH alone, so that parts of a grid meet.
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
  for (const [right, down] of DIRECTIONS) {
    for (let step = 1; step <= REACH; step++) {
      const [x, y] = [column + right * step, row + down * step]
      if (x < 0 || y < 0 || x >= side || y >= side) break
      const height = samples[y * side + x] ?? NaN
      if (Number.isNaN(height)) continue
      const share = 1 / (step * step * (right !== 0 && down !== 0 ? 2 : 1))
      sum += height * share
      weight += share
      found++
      break
    }
  }
  return found >= ENOUGH ? sum / weight : NaN
}
