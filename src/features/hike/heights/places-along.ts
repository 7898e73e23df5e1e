import { lengthOf, type HikeLine } from '../line/line.ts'
import { measuredAt } from '../line/measured.ts'

/** How far apart places along a line are, in metres: about as far as heights of the map are; and how many at most. */
const STEP = 25
const MOST_PLACES = 20_000

/** Places along a line, evenly spaced, whose ends and gaps are among them. */
export interface PlacesAlong {
  readonly lng: Float64Array
  readonly lat: Float64Array
  /** Metres from its start. */
  readonly along: Float64Array
  /** 1 where a piece begins. */
  readonly starts: Uint8Array
}

export function placesAlong(line: HikeLine): PlacesAlong {
  const step = Math.max(STEP, lengthOf(line) / MOST_PLACES)
  const found: { position: number; along: number; starts: number }[] = []
  let last = 0
  for (let point = 0; point < line.along.length; point++) {
    const along = line.along[point] ?? 0
    if (line.starts[point] === 1) {
      found.push({ position: point, along, starts: 1 })
      last = along
      continue
    }
    const before = line.along[point - 1] ?? 0
    for (let next = last + step; next < along; next += step) {
      found.push({ position: point - 1 + (next - before) / (along - before), along: next, starts: 0 })
      last = next
    }
    const isEnd = point + 1 === line.along.length || line.starts[point + 1] === 1
    if (isEnd) found.push({ position: point, along, starts: 0 })
  }
  const at = (values: Float64Array) => Float64Array.from(found, ({ position }) => measuredAt(values, position))
  return {
    lng: at(line.lng),
    lat: at(line.lat),
    along: Float64Array.from(found, ({ along }) => along),
    starts: Uint8Array.from(found, ({ starts }) => starts),
  }
}
