import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { ringTurn } from '#contract/tiles/clip.ts'
import { casesOf } from '#testing/effort.ts'
import { areaOf } from './polygons.ts'
import { assembleRings } from '../../geometry/assemble-rings.ts'

/** A chessboard of squares whose corners are the nodes. */
const SIDE = 32
const nodes = {
  x: (place: number) => (place % (SIDE + 1)) * 10,
  y: (place: number) => Math.floor(place / (SIDE + 1)) * 10,
}
const cells = fc.uniqueArray(fc.nat(SIDE * SIDE - 1), { maxLength: SIDE * SIDE, size: 'max' })

/** The outline of a square, as a closed way. */
function outlineOf(cell: number): number[] {
  const corner = Math.floor(cell / SIDE) * (SIDE + 1) + (cell % SIDE)
  return [corner, corner + 1, corner + SIDE + 2, corner + SIDE + 1, corner]
}

/** Ways cut into two at some place, in any direction. */
function cutUp(way: readonly number[], at: number): number[][] {
  const cut = 1 + (at % (way.length - 2))
  return [way.slice(0, cut + 1).toReversed(), way.slice(cut)]
}

it('squares of a chessboard become the area that they cover, however they touch and are cut', () => {
  fc.assert(
    fc.property(cells, fc.array(fc.nat(), { minLength: 1 }), (chosen, cuts) => {
      const ways = chosen.flatMap((cell, index) => cutUp(outlineOf(cell), cuts[index % cuts.length] ?? 0))
      const { rings, open } = assembleRings(ways, nodes)
      expect(open).toBe(0)
      for (const ring of rings) expect(new Set(ring).size).toBe(ring.length - 1)
      const area = areaOf(rings, nodes)
      for (const { points, hole } of area) expect(ringTurn(points) < 0).toBe(hole)
      expect(area.reduce((sum, { points }) => sum + ringTurn(points) / 2, 0)).toBe(chosen.length * 100)
    }),
    casesOf('touchedShapes'),
  )
})

it('what leads nowhere is left out, and counted', () => {
  const { rings, open } = assembleRings([outlineOf(0), [2, 3, 4], [70, -1, 71, 72]], nodes)
  expect([rings.length, open]).toEqual([1, 3])
})

it('what only joins two rings is left out, and counted; the rings stay, wherever their ways begin', () => {
  const [first, second] = [outlineOf(0), outlineOf(4)]
  for (let turn = 0; turn < 4; turn++) {
    const turned = [...first.slice(turn, -1), ...first.slice(0, turn + 1)]
    const { rings, open } = assembleRings([turned, [1, 2, 3, 4], second], nodes)
    expect(rings.map((ring) => [...new Set(ring)].toSorted((a, b) => a - b))).toEqual(
      expect.arrayContaining([first, second].map((ring) => [...new Set(ring)].toSorted((a, b) => a - b))),
    )
    expect([rings.length, open]).toEqual([2, 3])
  }
})

it('what crosses a ring is counted: no ring has all of its stretches', () => {
  const { open } = assembleRings(
    [
      [0, 1, 2, 35, 68, 67, 66, 33, 0],
      [1, 34, 67],
    ],
    nodes,
  )
  expect(open).toBeGreaterThan(0)
})

it('of hundreds of rings in each other, every second one is a hole', () => {
  const count = 300
  const corner = (place: number) => ({ size: 10 + Math.floor(place / 4), turn: place % 4 })
  const squares = {
    x: (place: number) => corner(place).size * (corner(place).turn % 3 === 0 ? -1 : 1),
    y: (place: number) => corner(place).size * (corner(place).turn < 2 ? -1 : 1),
  }
  const ways = Array.from({ length: count }, (_, ring) => [0, 1, 2, 3, 0].map((turn) => 4 * ring + turn))
  const area = areaOf(assembleRings(ways, squares).rings, squares)
  expect(area.map(({ hole }) => hole)).toEqual(Array.from({ length: count }, (_, index) => index % 2 === 1))
  const sum = area.reduce((total, { points }) => total + ringTurn(points) / 2, 0)
  expect(sum).toBe(
    Array.from({ length: count }, (_, ring) => 4 * (10 + ring) ** 2 * (-1) ** (ring + 1)).reduce((a, b) => a + b, 0),
  )
})
