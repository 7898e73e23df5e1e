import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { aDirectory } from '../../store/testing/store.ts'
import { OsmFile } from '../osm/osm-file.ts'
import type { Member } from '../osm/elements.ts'
import type { Canvas } from '../region/canvas.ts'
import { drawRegion } from '../region/draw-region.ts'
import { toDegrees } from '../region/grid-degrees.ts'
import type { HeightAt } from '../region/point-drawer.ts'
import type { Draft } from '../schema/layers.ts'
import { osmFile, type MadeBlock } from './write-osm.ts'

/** A feature that was drawn of a made region. */
export interface Drawn {
  readonly id: number
  readonly layer: Draft['layer']
  readonly kind: unknown
  readonly properties: Draft['properties']
  /** How many squares each ring of an area encloses, negative for a hole; of a line, how many vertices it has. */
  readonly rings: readonly number[]
}

/** Draws a made region. */
export async function drawn(blocks: readonly MadeBlock[], heightAt: HeightAt = () => null) {
  const path = join(aDirectory(), 'made.osm.pbf')
  writeFileSync(path, osmFile(blocks))
  return drawnOf(path, heightAt)
}

/** Draws the region of a file. */
export async function drawnOf(path: string, heightAt: HeightAt = () => null) {
  const file = await OsmFile.open(path)
  const features: Drawn[] = []
  const note = ({ layer, properties }: Draft, id: number, rings: readonly number[] = []) =>
    features.push({ id, layer, kind: properties['kind'], properties, rings })
  const canvas: Canvas = {
    point: (draft, id) => note(draft, id),
    line: (draft, id, points) => note(draft, id, [points.length / 2]),
    area: (draft, id, area) =>
      note(
        draft,
        id,
        area.map(({ points, hole }) => (hole ? -1 : 1) * squaresIn(points)),
      ),
  }
  try {
    const facts = await drawRegion(file, canvas, heightAt, () => {})
    return { features, facts }
  } finally {
    await file.close()
  }
}

/** The side of a square of the made maps, in degrees, near the equator. */
const SIDE = 0.01

/** How many squares of the made maps a ring encloses. */
function squaresIn(points: Int32Array): number {
  let twice = 0
  for (let at = 2; at < points.length; at += 2) {
    const [x1, y1] = toDegrees(points[at - 2] ?? 0, points[at - 1] ?? 0)
    const [x2, y2] = toDegrees(points[at] ?? 0, points[at + 1] ?? 0)
    twice += x1 * y2 - x2 * y1
  }
  return Math.round(Math.abs(twice / 2) / SIDE ** 2)
}

/** A node of the made maps’ grid: column and row of squares, up to 99. */
export function corner(column: number, row: number): number {
  return 1 + column * 100 + row
}

/** All corners of a grid of squares. */
export function corners(side = 12): MadeBlock {
  const nodes = Array.from({ length: side * side }, (_, index) => {
    const [column, row] = [Math.floor(index / side), index % side]
    return { id: corner(column, row), lng: column * SIDE, lat: row * SIDE }
  })
  return { nodes }
}

/** The corners of a rectangle from one corner to another, closed. */
export function rectangle(west: number, south: number, east: number, north: number): number[] {
  const around = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ] as const
  return around.map(([column, row]) => corner(column, row))
}

export function wayMembers(roles: Readonly<Record<number, string>>): Member[] {
  return Object.entries(roles).map(([id, role]) => ({ type: 1, id: Number(id), role }))
}
