/**
 * The place of a cell along the Hilbert curve that fills a square of `side` cells, a power of two: neighbours on the
 * curve are neighbours in the square. It begins at (0, 0) and ends at (side - 1, 0). Exact up to a side of 2²⁶.
 */
export function hilbertPlace(side: number, column: number, row: number): number {
  let [x, y] = [column, row]
  let place = 0
  for (let half = side / 2; half >= 1; half /= 2) {
    const [right, low] = [x >= half ? 1 : 0, y >= half ? 1 : 0]
    place += half * half * ((3 * right) ^ low)
    x -= right * half
    y -= low * half
    if (low === 0) {
      if (right === 1) [x, y] = [half - 1 - x, half - 1 - y]
      ;[x, y] = [y, x]
    }
  }
  return place
}

/** The cell at a place along the curve; undoes {@link hilbertPlace}. */
export function hilbertCell(side: number, place: number): readonly [column: number, row: number] {
  let [x, y] = [0, 0]
  let left = place
  for (let half = 1; half < side; half *= 2) {
    const right = Math.floor(left / 2) % 2
    const low = (left % 2) ^ right
    if (low === 0) {
      if (right === 1) [x, y] = [half - 1 - x, half - 1 - y]
      ;[x, y] = [y, x]
    }
    x += half * right
    y += half * low
    left = Math.floor(left / 4)
  }
  return [x, y]
}
