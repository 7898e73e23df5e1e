import type { Position } from 'geojson'

/** The Swiss systems, by their EPSG codes: east and north in metres, of which no value of one is a value of the other. */
export const LV95 = 2056
const LV03 = 21_781

/** West, south, east and north. */
const BOUNDS: Readonly<Record<number, readonly [number, number, number, number]>> = {
  [LV95]: [2_480_000, 1_070_000, 2_840_000, 1_300_000],
  [LV03]: [480_000, 70_000, 840_000, 300_000],
}

/** Whether a position lies in Switzerland, by one of its systems. */
export function isInSwissGrid(epsg: number, [east = NaN, north = NaN]: Position): boolean {
  const [west, south, most, top] = BOUNDS[epsg] ?? [NaN, NaN, NaN, NaN]
  return east >= west && east <= most && north >= south && north <= top
}

/** A position of a Swiss system with east first: there Y is east and X north, so that tables may have them turned round. */
export function eastFirst(epsg: number | null, position: Position): Position {
  const [east = NaN, north = NaN, ...heights] = position
  return epsg !== null && isInSwissGrid(epsg, [north, east]) ? [north, east, ...heights] : position
}
