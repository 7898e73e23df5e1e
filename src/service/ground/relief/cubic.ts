/** Weights of four neighbours at a share of the way from the second to the third (Catmull-Rom). */
function weights(share: number, into: Float64Array): void {
  into[0] = ((-share + 2) * share - 1) * share * 0.5
  into[1] = ((3 * share - 5) * share * share + 2) * 0.5
  into[2] = ((-3 * share + 4) * share + 1) * share * 0.5
  into[3] = (share - 1) * share * share * 0.5
}

const across = new Float64Array(4)
const down = new Float64Array(4)

/**
 * The height between samples, `stride` of them in a row: bicubic; bilinear where some of the sixteen around are unknown;
 * NaN where some of the four around are. (column, row) has one sample before it and two behind it both ways.
 */
export function between(samples: Float32Array, stride: number, column: number, row: number): number {
  const [west, north] = [Math.floor(column), Math.floor(row)]
  const [east, south] = [column - west, row - north]
  weights(east, across)
  weights(south, down)
  let sum = 0
  for (let y = 0; y < 4; y++) {
    const at = (north - 1 + y) * stride + west - 1
    let line = 0
    for (let x = 0; x < 4; x++) line += (across[x] ?? NaN) * (samples[at + x] ?? NaN)
    sum += (down[y] ?? NaN) * line
  }
  return Number.isNaN(sum) ? bilinear(samples, stride, west, north, east, south) : sum
}

function bilinear(
  samples: Float32Array,
  stride: number,
  west: number,
  north: number,
  east: number,
  south: number,
): number {
  const at = north * stride + west
  const of = (index: number, weight: number) => (weight === 0 ? 0 : weight * (samples[index] ?? NaN))
  return (
    of(at, (1 - east) * (1 - south)) +
    of(at + 1, east * (1 - south)) +
    of(at + stride, (1 - east) * south) +
    of(at + stride + 1, east * south)
  )
}
