/** How soft the shade ends where the heights do, in metres on the earth. */
export const FADE_METRES = 2000
/** The same at most, in pixels. */
export const MOST_FADE = 48

/**
 * How much of the shade is left at each pixel inside a window: 1 where all heights within `reach` pixels are known,
 * falling to 0 towards unknown ones (NaN). The result has `side - 2 * reach` pixels to an edge.
 */
export function fadeOf(window: Float32Array, side: number, reach: number): Float32Array {
  const distance = distanceToUnknown(window, side, reach)
  const inner = side - 2 * reach
  const fade = new Float32Array(inner * inner)
  for (let row = 0; row < inner; row++) {
    for (let column = 0; column < inner; column++) {
      const share = (distance[(row + reach) * side + column + reach] ?? 0) / reach
      fade[row * inner + column] = share * share * (3 - 2 * share)
    }
  }
  return fade
}

const DIAGONAL = Math.SQRT2

/** In pixels, at most `reach`; about, by two passes over the neighbours. */
function distanceToUnknown(window: Float32Array, side: number, reach: number): Float32Array {
  const distance = new Float32Array(window.length)
  const known = window.map((height) => (Number.isNaN(height) ? 0 : reach))
  distance.set(known)
  const relax = (index: number, column: number, turn: 1 | -1) => {
    const near = (offset: number) => distance[index - turn * offset] ?? reach
    const isFirst = turn === 1 ? column === 0 : column === side - 1
    const isLast = turn === 1 ? column === side - 1 : column === 0
    const ahead = Math.min(near(side) + 1, isFirst ? reach : Math.min(near(1) + 1, near(side + 1) + DIAGONAL))
    const across = isLast ? reach : near(side - 1) + DIAGONAL
    distance[index] = Math.min(distance[index] ?? reach, ahead, across)
  }
  for (let index = 0; index < distance.length; index++) relax(index, index % side, 1)
  for (let index = distance.length - 1; index >= 0; index--) relax(index, index % side, -1)
  return distance
}
