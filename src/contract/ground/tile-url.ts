import type { TileAddress } from './tile-plane.ts'

/** The address of a tile, by a template with `{z}`, `{x}` and `{y}`. */
export function tileUrl(template: string, tile: TileAddress): string {
  return template.replace(/\{([xyz])\}/g, (_, axis: 'x' | 'y' | 'z') => String(tile[axis]))
}
