import polygonClipping, { type Geom } from 'polygon-clipping'
import type { MultiPolygon, Position } from 'geojson'
import { boxRing, splitAtAntimeridian } from '#contract/geo/box.ts'
import type { BBox } from '#contract/geometry.ts'
import type { Region } from '../pack.ts'

/** As far north and south as maps go. */
const EDGE = 85.06
const WORLD: BBox = [-180, -EDGE, 180, EDGE]

/** What of a box, else of the world, lies in none of some regions. */
export function outsideOf(regions: readonly Region[], box = WORLD): MultiPolygon {
  const parts = regions.flatMap(({ box, shape }): Geom[] => {
    if (shape === null) return splitAtAntimeridian(box).map((half) => [boxRing(half)])
    return (shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates).map((rings) => rings.map(pairsOf))
  })
  return {
    type: 'MultiPolygon',
    coordinates: polygonClipping.difference(
      splitAtAntimeridian(box).map((half) => [boxRing(half)]),
      ...parts,
    ),
  }
}

function pairsOf(ring: readonly Position[]): [number, number][] {
  return ring.map(([lng = 0, lat = 0]) => [lng, lat])
}
