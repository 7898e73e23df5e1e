/** Around something on the world grid, or in units of a zoom; y grows southwards. */
export type GridBox = readonly [west: number, north: number, east: number, south: number]

/** Around lines of vertices, x and y by turns; null where there are none. */
export function boxAround(lines: readonly ArrayLike<number>[]): GridBox | null {
  let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const line of lines) {
    for (let at = 0; at < line.length; at += 2) {
      const [x, y] = [line[at] ?? 0, line[at + 1] ?? 0]
      if (x < west) west = x
      if (x > east) east = x
      if (y < north) north = y
      if (y > south) south = y
    }
  }
  return west === Infinity ? null : [west, north, east, south]
}
