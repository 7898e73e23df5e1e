import { mercatorLat, mercatorLng } from '#contract/geo/mercator.ts'
import type { LngLat } from '#contract/geometry.ts'
import { ringTurn } from '#contract/tiles/clip.ts'
import { toGrid, WORLD } from '#contract/tiles/grid.ts'
import { innerPoint } from '../../geometry/inner-point.ts'
import type { GridArea } from './polygons.ts'

const EQUATOR_METRES = 40_075_017

/** The position of a point on the world grid. */
export function toDegrees(x: number, y: number): LngLat {
  return [mercatorLng(x / WORLD), mercatorLat(y / WORLD)]
}

/** The size of an area in square metres. */
export function squareMetres(area: GridArea): number {
  let units = 0
  for (const { points } of area) units += ringTurn(points.map((value, at) => value - (points[at % 2] ?? 0))) / 2
  const [, lat] = toDegrees(0, area[0]?.points[1] ?? 0)
  return units * ((EQUATOR_METRES / WORLD) * Math.cos((lat * Math.PI) / 180)) ** 2
}

/** A point on the grid well inside an area. */
export function labelPoint(area: GridArea): readonly [x: number, y: number] {
  const polygons: LngLat[][][] = []
  for (const { points, hole } of area) {
    const ring: LngLat[] = []
    for (let at = 0; at < points.length; at += 2) ring.push(toDegrees(points[at] ?? 0, points[at + 1] ?? 0))
    if (hole) polygons.at(-1)?.push(ring)
    else polygons.push([ring])
  }
  return toGrid(innerPoint(polygons))
}
