import fc from 'fast-check'
import type { Position } from 'geojson'
import { describe, expect, it } from 'vitest'
import { lineOfArcs } from './arcs.ts'

const turn = fc.double({ min: 0.05, max: 2 * Math.PI - 0.05, noNaN: true })
const circle = fc.record({
  x: fc.double({ min: -1e6, max: 1e6, noNaN: true }),
  y: fc.double({ min: 0, max: 6e6, noNaN: true }),
  radius: fc.double({ min: 1, max: 5000, noNaN: true }),
  start: turn,
})

describe('arcs', () => {
  it('become points of the same circle, in its direction, from their first to their last point', () => {
    fc.assert(
      fc.property(
        circle,
        turn,
        fc.double({ min: 0.1, max: 0.9, noNaN: true }),
        fc.boolean(),
        (of, size, part, isLeft) => {
          const at = (angle: number): Position => [
            of.x + of.radius * Math.cos(of.start + (isLeft ? angle : -angle)),
            of.y + of.radius * Math.sin(of.start + (isLeft ? angle : -angle)),
          ]
          const points = [at(0), at(size * part), at(size)]
          const line = lineOfArcs(points)
          expect([line[0], line.at(-1)]).toEqual([points[0], points[2]])
          expect(line).toHaveLength(Math.ceil(size / (Math.PI / 45) - 1e-6) + 1)
          for (const [index, [x = 0, y = 0]] of line.entries()) {
            const [wantedX = 0, wantedY = 0] = at((index / (line.length - 1)) * size)
            expect(Math.hypot(x - wantedX, y - wantedY)).toBeLessThan(of.radius * 1e-3)
          }
        },
      ),
    )
  })

  it('of three points on a line are that line, and of two points a whole circle', () => {
    expect(
      lineOfArcs([
        [0, 0],
        [1, 1],
        [5, 5],
      ]),
    ).toEqual([
      [0, 0],
      [1, 1],
      [5, 5],
    ])
    const whole = lineOfArcs([
      [0, 0],
      [2, 0],
      [0, 0],
    ])
    expect(whole).toHaveLength(91)
    for (const [x = 0, y = 0] of whole) expect(Math.hypot(x - 1, y)).toBeCloseTo(1, 9)
  })

  it('follow each other, and their heights go up evenly', () => {
    const line = lineOfArcs([
      [0, 0, 10],
      [1, 1, 99],
      [2, 0, 20],
      [3, 0, 20],
      [4, 0, 20],
    ])
    expect(line.slice(-2)).toEqual([
      [3, 0, 20],
      [4, 0, 20],
    ])
    expect(line[22]?.[2]).toBeCloseTo(14.9, 1)
    expect(lineOfArcs([])).toEqual([])
  })
})
