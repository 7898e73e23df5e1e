/** What of a line is measured at a place on it; `position` is a point's number with the share of the edge after it. */
export function measuredAt(values: Float64Array, position: number): number {
  const point = Math.min(Math.floor(position), values.length - 1)
  const before = values[point] ?? 0
  const share = position - point
  return share === 0 ? before : before + ((values[point + 1] ?? before) - before) * share
}

/** The position on a line at a distance from its start; the first one where the line stands still. */
export function positionAt(along: Float64Array, metres: number): number {
  let [low, high] = [0, along.length - 1]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((along[middle] ?? 0) < metres) low = middle
    else high = middle
  }
  const [start = 0, end = 0] = [along[low], along[high]]
  return end === start ? low : low + Math.min(1, Math.max(0, (metres - start) / (end - start)))
}
