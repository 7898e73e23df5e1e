import type { BBox } from '../geometry.ts'
import { bbox } from './bbox.ts'
import { integer } from './param.ts'
import { queryCodec } from './query.ts'

/** Where, and at which zoom of a map, areas are counted that its tiles have. */
export interface DrawnQuery {
  /** Anywhere unless said. */
  readonly bbox?: BBox
  /** Whole, as tiles have it; the lowest unless said. */
  readonly zoom?: number
}

const MOST_ZOOM = 24

export const drawnQuery = queryCodec<DrawnQuery>({ bbox, zoom: integer(0, MOST_ZOOM) })
