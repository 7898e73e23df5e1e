import type { Draft } from '../schema/layers.ts'
import type { GridArea } from './polygons.ts'

/** Takes what is drawn, on the world grid. */
export interface Canvas {
  point(draft: Draft, id: number, x: number, y: number): void
  /** @param points x and y by turns */
  line(draft: Draft, id: number, points: Int32Array): void
  area(draft: Draft, id: number, area: GridArea): void
}

/** Ids in tiles are those of OpenStreetMap times ten and one of these, so that no two kinds share one and none is negative. */
export const NODE_ID = 1
export const WAY_ID = 2
export const RELATION_ID = 3

export function tileId(id: number, kind: typeof NODE_ID | typeof WAY_ID | typeof RELATION_ID): number {
  return id * 10 + kind
}
