/** How many vertices are looked at before lines are cut in the middle: in all, and for each that there is. */
const PATIENCE = 1_000_000
const PATIENCE_PER_VERTEX = 200

/**
 * How much each vertex of a line matters to its shape, after Douglas and Peucker: the square of its distance from the
 * line that would do without it. Leaving out all below a squared tolerance moves the line by no more than that
 * tolerance. The two ends are indispensable. A line whose farthest vertices always lie near its ends, such as a comb, is cut
 * in the middle after a while, where its vertices weigh more than they need: else its time would grow with their square.
 * @param points x and y by turns
 * @param least vertices that weigh no more weigh nothing: none of those between them and their neighbours is looked at
 */
export function vertexWeights(points: Int32Array, least = 0): Float64Array {
  const last = points.length / 2 - 1
  const weights = new Float64Array(last + 1)
  weights[0] = Infinity
  weights[last] = Infinity
  let left = PATIENCE + PATIENCE_PER_VERTEX * last
  // Stretches that are still to be looked at: first vertex, last one, and the most that one between may weigh.
  const open = [0, last, Infinity]
  while (open.length > 0) {
    const limit = open.pop() ?? 0
    const to = open.pop() ?? 0
    const from = open.pop() ?? 0
    const [farthest, distance] = farthestBetween(points, from, to)
    if (distance <= least) continue
    left -= to - from
    const middle = left > 0 ? farthest : (from + to) >> 1
    const weight = Math.min(distance, limit)
    weights[middle] = weight
    if (middle - from > 1) open.push(from, middle, weight)
    if (to - middle > 1) open.push(middle, to, weight)
  }
  return weights
}

/** The vertex between two others that lies farthest from the line between them, and its squared distance. */
function farthestBetween(points: Int32Array, from: number, to: number): readonly [index: number, squared: number] {
  const x = points[from * 2] ?? 0
  const y = points[from * 2 + 1] ?? 0
  const dx = (points[to * 2] ?? 0) - x
  const dy = (points[to * 2 + 1] ?? 0) - y
  const length = dx * dx + dy * dy
  let farthest = from
  let most = 0
  for (let at = from + 1; at < to; at++) {
    let px = (points[at * 2] ?? 0) - x
    let py = (points[at * 2 + 1] ?? 0) - y
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length))
    px -= along * dx
    py -= along * dy
    const squared = px * px + py * py
    if (squared > most) {
      most = squared
      farthest = at
    }
  }
  return [farthest, most]
}
