import { transform } from 'topojson-client'
import type { Objects, Topology } from 'topojson-specification'
import type { Position } from '#map/basemap/tiles/band.ts'
import { project, squaredDistance } from './mercator.ts'

/**
 * Drops the vertices of a line that stay within `tolerance` of what is left (Douglas–Peucker), measured on the map
 * plane, whose whole width is 1. The ends stay.
 */
export function simplify(line: readonly Position[], tolerance: number): Position[] {
  const points = line.map(project)
  const keep = new Set([0, line.length - 1])
  const spans: [number, number][] = [[0, line.length - 1]]
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [from, to] = span
    const [a, b] = [points[from], points[to]]
    if (a === undefined || b === undefined) continue
    let farthest = tolerance ** 2
    let at = -1
    for (let i = from + 1; i < to; i++) {
      const point = points[i]
      const distance = point === undefined ? 0 : squaredDistance(point, a, b)
      if (distance > farthest) [farthest, at] = [distance, i]
    }
    if (at < 0) continue
    keep.add(at)
    spans.push([from, at], [at, to])
  }
  return line.filter((_, index) => keep.has(index))
}

/** The topology in degrees, each shared line simplified by its own tolerance, so that neighbours still meet. */
export function simplifyTopology<O extends Objects>(
  topology: Topology<O>,
  toleranceOf: (line: readonly Position[]) => number,
): Topology<O> {
  const toDegrees = transform(topology.transform ?? null)
  const arcs = topology.arcs.map((arc) => {
    const line = arc.map((point, index): Position => {
      const [lon = 0, lat = 0] = toDegrees([...point], index > 0)
      return [lon, lat]
    })
    return simplify(line, toleranceOf(line)).map(([lon, lat]) => [lon, lat])
  })
  const { transform: _quantisation, ...rest } = topology
  return { ...rest, arcs }
}
