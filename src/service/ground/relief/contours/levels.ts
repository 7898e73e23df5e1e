import { FINE } from '../relief-zoom.ts'

/** Metres from one contour to the next by zoom. */
const INTERVALS = [
  { zoom: 11, metres: 100 },
  { zoom: 12, metres: 50 },
  { zoom: 13, metres: 20 },
] as const
/** From here on, where the heights are fine enough. */
const FINEST = { zoom: 14, metres: 10 } as const
/** Tiles end there; what they hold is enlarged beyond. */
const LAST_ZOOM = 14

/** Each of these is an index contour: heavier, with its height. */
const INDEX = 100

/** Zooms of tiles, both of them included. */
export interface ZoomRange {
  readonly minZoom: number
  readonly maxZoom: number
}

/** Metres between the lines that are traced: all that some zoom shows are among them. */
export const SPACING = 10

export function isIndex(ele: number): boolean {
  return ele % INDEX === 0
}

/** At which zooms a contour of so many metres is drawn, where samples are so many degrees apart; in order. */
export function zoomsOf(ele: number, resolution: number): readonly ZoomRange[] {
  const ranges: { minZoom: number; maxZoom: number }[] = []
  for (let zoom = INTERVALS[0].zoom; zoom <= LAST_ZOOM; zoom++) {
    if (ele % intervalAt(zoom, resolution) !== 0) continue
    const last = ranges.at(-1)
    if (last?.maxZoom === zoom - 1) last.maxZoom = zoom
    else ranges.push({ minZoom: zoom, maxZoom: zoom })
  }
  return ranges
}

function intervalAt(zoom: number, resolution: number): number {
  if (zoom >= FINEST.zoom && resolution <= FINE) return FINEST.metres
  return INTERVALS.findLast((interval) => interval.zoom <= zoom)?.metres ?? Infinity
}
