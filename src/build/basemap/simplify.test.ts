import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Position } from '#map/basemap/tiles/band.ts'
import { project, squaredDistance } from './mercator.ts'
import { simplify, simplifyTopology } from './simplify.ts'

const TOLERANCE = 0.01
const position = fc.tuple(
  fc.double({ min: -179, max: 179, noNaN: true }),
  fc.double({ min: -80, max: 80, noNaN: true }),
)

test('what is left out is within the tolerance of what is left, and the ends stay', () => {
  fc.assert(
    fc.property(fc.array(position, { minLength: 2, maxLength: 40 }), (line: readonly Position[]) => {
      const left = simplify(line, TOLERANCE)
      expect([left[0], left.at(-1)]).toEqual([line[0], line.at(-1)])
      const points = left.map(project)
      for (const point of line.map(project)) {
        const distances = points.slice(1).map((to, index) => squaredDistance(point, points[index] ?? to, to))
        expect(Math.sqrt(Math.min(...distances))).toBeLessThanOrEqual(TOLERANCE + 1e-12)
      }
    }),
  )
})

test('shared lines of a topology are decoded, and each simplified by its own tolerance', () => {
  const wave = [
    [0, 0],
    [10, 1],
    [10, -1],
    [10, 0],
  ]
  const topology = {
    type: 'Topology' as const,
    transform: { scale: [0.5, 0.5] as [number, number], translate: [10, 40] as [number, number] },
    objects: {},
    arcs: [wave, [[100, 0], ...wave.slice(1)]],
  }
  const { arcs } = simplifyTopology(topology, (line) => (line.some(([lon]) => lon > 50) ? 0.1 : 0))
  expect(arcs).toEqual([
    [
      [10, 40],
      [15, 40.5],
      [20, 40],
      [25, 40],
    ],
    [
      [60, 40],
      [75, 40],
    ],
  ])
})
