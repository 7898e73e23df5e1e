import type { LngLat } from '../geometry.ts'
import { mercatorX, mercatorY } from './mercator.ts'

/** The finest grid by which closures are counted. */
export const MAX_CELL_ZOOM = 18

/** A square of the grid that map tiles have (XYZ): x counts from 180° W, y from the north. */
export interface Cell {
  readonly x: number
  readonly y: number
}

/** The cell in which a place lies, at a zoom from 0. */
export function cellAt([lng, lat]: LngLat, zoom: number): Cell {
  const size = 2 ** zoom
  const within = (share: number) => Math.min(size - 1, Math.max(0, Math.floor(share * size)))
  return { x: within(mercatorX(lng)), y: within(mercatorY(lat)) }
}
