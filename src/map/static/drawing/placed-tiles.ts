import { mercatorX, mercatorY, TILE } from '#contract/geo/mercator.ts'
import type { RasterSourceSpecification, VectorSourceSpecification } from 'maplibre-gl'
import type { Frame } from '../frame.ts'

/** A tile on the picture: its address, corner and edge in px. */
export interface PlacedTile {
  readonly url: string
  readonly x: number
  readonly y: number
  readonly edge: number
}

type TiledSource = VectorSourceSpecification | RasterSourceSpecification

/** The tiles of a source that a picture needs, as far as the source has any there. */
export function placedTiles(source: TiledSource, frame: Frame): PlacedTile[] {
  const { tiles, minzoom = 0, maxzoom = 22 } = source
  const z = Math.min(maxzoom, zoomOf(source, frame))
  const template = tiles?.[0]
  if (template === undefined || z < minzoom) return []
  const count = 2 ** z
  const edge = TILE * 2 ** (frame.zoom - z)
  const has = within(source.bounds, count)
  const range = (start: number, length: number) => {
    const first = Math.floor(start / edge)
    return Array.from({ length: Math.floor((start + length) / edge) - first + 1 }, (_, index) => first + index)
  }
  const rows = range(frame.top, frame.height).filter((y) => y >= 0 && y < count)
  return range(frame.left, frame.width).flatMap((x) => {
    const column = ((x % count) + count) % count
    return rows
      .filter((y) => has(column, y))
      .map((y) => ({
        url: addressOf(template, z, column, y),
        x: x * edge - frame.left,
        y: y * edge - frame.top,
        edge,
      }))
  })
}

/** Pictures may be enlarged by less than a half, shapes by less than twice. */
function zoomOf(source: TiledSource, { zoom }: Frame): number {
  if (source.type === 'vector') return Math.floor(zoom)
  return Math.max(0, Math.round(zoom + Math.log2(TILE / (source.tileSize ?? TILE))))
}

function within(bounds: TiledSource['bounds'], count: number): (x: number, y: number) => boolean {
  if (bounds === undefined) return () => true
  const [west, south, east, north] = bounds
  const column = (lng: number) => Math.floor(mercatorX(lng) * count)
  const row = (lat: number) => Math.floor(mercatorY(lat) * count)
  const [left, top, right, bottom] = [column(west), row(north), column(east), row(south)]
  return (x, y) => x >= left && x <= right && y >= top && y <= bottom
}

function addressOf(template: string, z: number, x: number, y: number): string {
  return template.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y))
}
