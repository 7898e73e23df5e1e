/**
 * Each sample of a square as the mean of itself and its neighbours, weighted 1 2 1 both ways, without the outermost ones:
 * the result has `side - 2` samples to an edge. Unknown ones (NaN) stay unknown, and do not count.
 */
export function smoothed(samples: Float32Array, side: number): Float32Array {
  const inner = side - 2
  const result = new Float32Array(inner * inner)
  for (let row = 0; row < inner; row++) {
    for (let column = 0; column < inner; column++) {
      const centre = (row + 1) * side + column + 1
      result[row * inner + column] = Number.isNaN(samples[centre]) ? NaN : meanAround(samples, centre, side)
    }
  }
  return result
}

function meanAround(samples: Float32Array, centre: number, side: number): number {
  let [sum, weight] = [0, 0]
  for (let down = -1; down <= 1; down++) {
    for (let right = -1; right <= 1; right++) {
      const height = samples[centre + down * side + right] ?? NaN
      if (Number.isNaN(height)) continue
      const share = (down === 0 ? 2 : 1) * (right === 0 ? 2 : 1)
      sum += share * height
      weight += share
    }
  }
  return sum / weight
}
