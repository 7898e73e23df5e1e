import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { signedArea } from '#contract/geo/ring.ts'
import type { LngLat } from '#contract/geometry.ts'
import { casesOf } from '#testing/effort.ts'
import { anyCross, crossMoreThan } from './crossings.ts'
import { EDGE, edgesCross, edgesOf } from './edges.ts'
import { samePosition, type Ring } from './ring.ts'
import { anyCrossInSlabs } from './slabs.ts'
import { turnsBack } from './turns-back.ts'

/** How many edges of rings cross, told by every pair, one by one. */
function crossingPairs(rings: readonly Ring[]): number {
  const edges = edgesOf(rings)
  const places = Array.from({ length: edges.length / EDGE }, (_, index) => index * EDGE)
  return places.reduce(
    (sum, edge, at) => sum + places.slice(at + 1).filter((other) => edgesCross(edges, edge, other)).length,
    0,
  )
}

function turnsBackInPairs(ring: Ring): boolean {
  return ring.slice(0, -1).some((position, from) =>
    ring.slice(0, -1).some((other, to) => {
      if (to <= from || !samePosition(position, other)) return false
      const part = signedArea(ring.slice(from, to))
      return part * (signedArea(ring) - part) < -1e-12
    }),
  )
}

function closed(positions: readonly LngLat[]): Ring {
  return [...positions, ...positions.slice(0, 1)]
}

const whole = fc.integer({ min: -8, max: 8 })
const fine = fc.double({ noNaN: true, min: -1, max: 1 })
const ringsOf = (coordinate: fc.Arbitrary<number>, maxLength: number) =>
  fc.array(fc.array(fc.tuple(coordinate, coordinate), { minLength: 3, maxLength }).map(closed), { maxLength: 3 })

/** So coarse that no area is as small as an error of rounding, which one way to reckon it sees and another does not. */
const onGrid = (value: number) => Math.round(value * 256) / 256

/** Around a point in turn, so that mostly nothing crosses, some positions many times. */
const stars = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 4 })), { minLength: 3, maxLength: 40 })
  .map((spokes) => {
    const turns = spokes.toSorted((a, b) => a[0] - b[0])
    const positions = turns.map(([turn, size]): LngLat => [size * Math.cos(turn / 10), size * Math.sin(turn / 10)])
    return [closed(positions.map(([x, y]) => [onGrid(x), onGrid(y)]))]
  })

/** Teeth that lie aslant over each other's bounds; `spoilt` makes one cross its neighbours. */
function comb(teeth: number, spoilt = false): Ring {
  const tips = Array.from({ length: teeth }, (_, tooth): LngLat[] => [
    [tooth / teeth, 0],
    [(tooth + 0.4) / teeth + 1, 1],
  ])
  if (spoilt)
    tips[teeth >> 1] = [
      [0.5, 0],
      [0.2, 1],
    ]
  return closed([...tips.flat(), [3, 1], [3, -1], [0, -1]])
}

describe('anyCross', () => {
  it.each([
    ['on a grid', ringsOf(whole, 7)],
    ['anywhere', ringsOf(fine, 5)],
    ['around a point', stars],
  ])('finds what a look at every pair finds, %s', (_, arbitrary) => {
    fc.assert(
      fc.property(arbitrary, (rings) => {
        const expected = crossingPairs(rings) > 0
        expect(anyCrossInSlabs(edgesOf(rings))).toBe(expected)
        expect(anyCross(rings)).toBe(expected || rings.some(turnsBackInPairs))
      }),
      casesOf('crossings'),
    )
  })

  it('finds the positions at which a ring turns back', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(whole, whole), { minLength: 3, maxLength: 30 }).map(closed), (ring) => {
        expect(turnsBack(ring)).toBe(turnsBackInPairs(ring))
      }),
      casesOf('crossings'),
    )
  })

  it('ends where the bounds of all edges overlap, with crossings and without', () => {
    expect(anyCross([comb(100_000)])).toBe(false)
    expect(anyCross([comb(100_000, true)])).toBe(true)
  })

  it('ends where a ring runs to and fro, and where it visits one position many times', () => {
    const thread = Array.from({ length: 50_000 }, (_, at): LngLat => [at / 1000, Math.sin(at)])
    expect(anyCross([closed([...thread, ...thread.toReversed().slice(1, -1)])])).toBe(false)
    const petals = Array.from({ length: 20_000 }, (_, at): LngLat[] => {
      const [start, end] = [at / 4000, (at + 0.5) / 4000]
      return [
        [0, 0],
        [Math.cos(start), Math.sin(start)],
        [Math.cos(end), Math.sin(end)],
      ]
    })
    expect(anyCross([closed(petals.flat())])).toBe(false)
  })
})

it('crossings are counted up to a limit', () => {
  const star = closed(
    Array.from({ length: 101 }, (_, at): LngLat => [Math.cos(at * 50 * 0.0622), Math.sin(at * 50 * 0.0622)]),
  )
  const count = crossingPairs([star])
  expect(count).toBeGreaterThan(1000)
  expect([crossMoreThan([star], count - 1), crossMoreThan([star], count)]).toEqual([true, false])
})
