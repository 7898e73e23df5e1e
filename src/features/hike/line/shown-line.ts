import { lengthOf, type HikeLine } from './line.ts'

/** A line as it is drawn: few enough points for a page. Arrays have one entry a point. */
export interface ShownLine {
  /** Degrees; beyond ±180 where it crosses the antimeridian. */
  readonly lng: readonly number[]
  readonly lat: readonly number[]
  /** Metres from the start. */
  readonly along: readonly number[]
  /** Whether a piece begins there. */
  readonly starts: readonly boolean[]
}

const MOST_POINTS = 4000

/** Leaves out points that follow each other more closely than the drawing shows. */
export function shownLine(line: HikeLine): ShownLine {
  const step = line.lng.length <= MOST_POINTS ? 0 : lengthOf(line) / MOST_POINTS
  const kept: number[] = []
  let last = -Infinity
  for (let i = 0; i < line.lng.length; i++) {
    const along = line.along[i] ?? 0
    const isEnd = line.starts[i] === 1 || i === line.lng.length - 1 || line.starts[i + 1] === 1
    if (!isEnd && along - last < step) continue
    kept.push(i)
    last = along
  }
  const pick = (values: Float64Array) => kept.map((i) => values[i] ?? 0)
  return {
    lng: pick(line.lng),
    lat: pick(line.lat),
    along: pick(line.along),
    starts: kept.map((i) => line.starts[i] === 1),
  }
}

/** The runs of `[lng, lat]` of a shown line between two distances from its start, in metres. */
export function cutLine(line: ShownLine, from: number, to: number): [number, number][][] {
  const runs: [number, number][][] = []
  let run: [number, number][] = []
  // A piece that only touches an end of the stretch is no part of it.
  const isPoint = from === to
  for (let i = firstEdgeTo(line, from); i + 1 < line.lng.length; i++) {
    const [start = 0, end = 0] = [line.along[i], line.along[i + 1]]
    if (isPoint ? start > to : start >= to) break
    if (line.starts[i + 1] === true) {
      runs.push(run)
      run = []
      continue
    }
    if (isPoint ? end < from : end <= from) continue
    if (run.length === 0) run.push(placeAt(line, i, Math.max(from, start)))
    run.push(placeAt(line, i, Math.min(to, end)))
  }
  return [...runs, run].filter((found) => found.length > 1)
}

/** The first edge that ends no earlier than a distance from the line's start: its distances only grow. */
function firstEdgeTo({ along }: ShownLine, metres: number): number {
  let [low, high] = [0, along.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((along[middle + 1] ?? Infinity) < metres) low = middle + 1
    else high = middle
  }
  return low
}

function placeAt({ lng, lat, along }: ShownLine, edge: number, metres: number): [number, number] {
  const [start = 0, end = 0] = [along[edge], along[edge + 1]]
  const share = end === start ? 0 : (metres - start) / (end - start)
  const [x1 = 0, x2 = 0, y1 = 0, y2 = 0] = [lng[edge], lng[edge + 1], lat[edge], lat[edge + 1]]
  return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share]
}
