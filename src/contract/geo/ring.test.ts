import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { crossingAt, polygonContains, ringContains, signedArea, unrolled } from './ring.ts'

const square = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
]
const hole = [
  [1, 1],
  [3, 1],
  [3, 3],
  [1, 3],
]

const coordinate = fc.integer({ min: -50, max: 50 })
const shift = fc.double({ min: -500, max: 500, noNaN: true })
/** A ring around the origin without crossings: corners at growing angles. */
const star = fc.array(fc.double({ min: 0.5, max: 9, noNaN: true }), { minLength: 3, maxLength: 12 }).map((radii) =>
  radii.map((radius, index) => {
    const angle = (2 * Math.PI * index) / radii.length
    return [radius * Math.cos(angle), radius * Math.sin(angle)]
  }),
)

/** The turns that a ring makes around a point, by its angles: what the even-odd rule is checked against. */
function turnsAround(ring: readonly (readonly number[])[], x: number, y: number): number {
  const angles = ring.map(([cornerX = 0, cornerY = 0]) => Math.atan2(cornerY - y, cornerX - x))
  const steps = angles.map((angle, index) => {
    const step = angle - (angles.at(index - 1) ?? 0)
    return step - 2 * Math.PI * Math.round(step / (2 * Math.PI))
  })
  return Math.round(steps.reduce((sum, step) => sum + step, 0) / (2 * Math.PI))
}

describe('where a side crosses a height', () => {
  it('is between its ends, or nowhere', () => {
    expect(crossingAt(1, 0, 0, 4, 2)).toBe(2)
    expect(crossingAt(3, 0, 0, 4, 2)).toBeNaN()
    expect(crossingAt(0, 0, 0, 4, 0)).toBeNaN()
  })

  it('is on one of two sides that meet there', () => {
    const hits = [crossingAt(1, 0, 0, 2, 1), crossingAt(1, 2, 1, 0, 2)].filter((x) => !Number.isNaN(x))
    expect(hits).toEqual([2])
  })
})

describe('a ring', () => {
  it('contains what is inside, closed or not', () => {
    expect(ringContains(square, [2, 2])).toBe(true)
    expect(ringContains([...square, [0, 0]], [2, 2])).toBe(true)
    expect(ringContains(square, [5, 2])).toBe(false)
    expect(ringContains(square, [-1, 4])).toBe(false)
    expect(ringContains([], [0, 0])).toBe(false)
  })

  it('contains the points that it turns around', () => {
    fc.assert(
      fc.property(star, coordinate, coordinate, (ring, x, y) => {
        const [atX, atY] = [x / 5 + 0.0123, y / 5 + 0.0321]
        expect(ringContains(ring, [atX, atY])).toBe(turnsAround(ring, atX, atY) !== 0)
      }),
    )
  })

  it('does not contain what lies in a hole', () => {
    expect(polygonContains([square, hole], [2, 2])).toBe(false)
    expect(polygonContains([square, hole], [0.5, 2])).toBe(true)
    expect(polygonContains([], [2, 2])).toBe(false)
  })
})

describe('a line without jumps over the antimeridian', () => {
  const longitudes = (line: readonly (readonly number[])[], near?: number) => unrolled(line, near).map(([lng]) => lng)

  it('goes on beyond ±180, and comes back', () => {
    expect(
      unrolled([
        [178, 1, 9],
        [-178, 2],
        [-170, 3],
        [175, 4],
      ]),
    ).toEqual([
      [178, 1],
      [182, 2],
      [190, 3],
      [175, 4],
    ])
    expect(
      longitudes([
        [-179, 0],
        [179, 0],
      ]),
    ).toEqual([-179, -181])
    expect(longitudes([])).toEqual([])
  })

  it('begins on the turn that is nearest to another longitude', () => {
    expect(
      longitudes(
        [
          [-179, 0],
          [179, 0],
        ],
        170,
      ),
    ).toEqual([181, 179])
  })

  it('keeps the corners of a shape cut there in its own half', () => {
    expect(
      longitudes([
        [0, 0],
        [180, 0],
        [180, 5],
        [0, 0],
      ]),
    ).toEqual([0, 180, 180, 0])
  })
})

describe('the signed area', () => {
  it('is positive counterclockwise, negative clockwise, and nothing without an inside', () => {
    expect(signedArea(square)).toBe(16)
    expect(signedArea([...square, [0, 0]])).toBe(16)
    expect(signedArea(square.toReversed())).toBe(-16)
    expect([signedArea([]), signedArea([[7, 8]]), signedArea(square.slice(0, 2))]).toEqual([0, 0, 0])
  })

  it('stays the same wherever the ring lies and starts', () => {
    fc.assert(
      fc.property(star, shift, shift, fc.nat(11), (ring, x, y, start) => {
        const moved = ring.map(([cornerX = 0, cornerY = 0]) => [cornerX + x, cornerY + y])
        const turned = [...moved.slice(start % moved.length), ...moved.slice(0, start % moved.length)]
        expect(signedArea(turned)).toBeCloseTo(signedArea(ring), 8)
      }),
    )
  })
})
