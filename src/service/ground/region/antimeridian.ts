import { WORLD } from '#contract/tiles/grid.ts'

/**
 * A line on the world grid in parts that end where it crosses the antimeridian: a step over more than half of the world goes
 * the other way around. Most lines are one part, the line itself.
 * @param points x and y by turns
 */
export function cutAtAntimeridian(points: Int32Array): readonly Int32Array[] {
  const parts: number[][] = [[]]
  for (let at = 0; at < points.length; at += 2) {
    const [x = 0, y = 0] = points.subarray(at, at + 2)
    const [lastX, lastY] = parts.at(-1)?.slice(-2) ?? []
    if (lastX !== undefined && lastY !== undefined && Math.abs(x - lastX) > WORLD / 2) {
      const [from, to] = x < lastX ? [WORLD, 0] : [0, WORLD]
      const share = (from - lastX) / (x - lastX + from - to)
      const crossing = Math.round(lastY + share * (y - lastY))
      parts.at(-1)?.push(from, crossing)
      parts.push([to, crossing])
    }
    parts.at(-1)?.push(x, y)
  }
  return parts.length === 1 ? [points] : parts.map((part) => Int32Array.from(part))
}
