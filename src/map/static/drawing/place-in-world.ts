import type { ICanonicalTileID } from '@maplibre/maplibre-gl-style-spec'
import type { Frame } from '../frame.ts'
import type { Shape } from './shape.ts'

/** As fine as the tiles of this zoom are, in units of an edge of them. */
const ZOOM = 14
const EXTENT = 8192

/** The whole world as one tile: conditions of place (`within`) ask in which tile a shape is. */
export const WORLD_TILE: ICanonicalTileID = {
  z: ZOOM,
  x: 0,
  y: 0,
  key: 'world',
  equals: ({ key }) => key === 'world',
  url: () => '',
  isChildOf: () => false,
  getTilePoint: ({ x, y }) => ({ x, y }),
  toString: () => 'world',
}

/** A shape of a picture with its place in {@link WORLD_TILE}. */
export function inWorld({ type, id, properties, parts }: Shape, { left, top, world }: Frame) {
  const scale = (EXTENT * 2 ** ZOOM) / world
  const geometry = parts.map((part) => part.map(({ x, y }) => ({ x: (x + left) * scale, y: (y + top) * scale })))
  return { type, id, properties, geometry }
}
