import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Uuid } from '#contract/ids.ts'
import { levelAt, NOTHING_WATCHED, watchStep, type Level, type Watch, type WatchedClosure } from './warning.ts'

const uuid = Uuid.parse('6f9619ff-8b86-4d01-b42d-00cf4fc964ff')
/** A closure of some 1.1 km by 1.1 km at the equator, where a degree is as long in both directions. */
const square: WatchedClosure = {
  record: {
    uuid,
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [0.01, 0],
          [0.01, 0.01],
          [0, 0.01],
          [0, 0],
        ],
      ],
    },
  },
}
const DEGREES_OF_METRE = 1 / 111_195

/** A walk along the middle of the square: each step so many metres east of its western border. */
function walk(metres: readonly number[], accuracy: number): Watch<WatchedClosure>[] {
  let watch: Watch<WatchedClosure> = NOTHING_WATCHED
  return metres.map((east) => {
    watch = watchStep(
      watch,
      { lng: east * DEGREES_OF_METRE, lat: 0.005, accuracy },
      { closures: [square], isAll: true },
    )
    return watch
  })
}

const levelOf = ({ warnings }: Watch<WatchedClosure>): Level => warnings[0]?.level ?? 'clear'

describe('a walk into a closure', () => {
  it('is warned of it near, where it may have begun, and inside; once each', () => {
    const steps = walk([-400, -120, -100, 3, 6, 60, 80], 10)
    expect(steps.map(levelOf)).toEqual(['clear', 'near', 'near', 'maybe', 'maybe', 'inside', 'inside'])
    expect(steps.map(({ rise }) => rise)).toEqual([null, 'near', null, 'maybe', null, 'inside', null])
  })

  it('is not warned again before it was left some way behind', () => {
    const steps = walk([60, -12, 60, -40, 60, -400], 10)
    expect(steps.map(levelOf)).toEqual(['inside', 'near', 'inside', 'near', 'inside', 'clear'])
    expect(steps.map(({ rise }) => rise)).toEqual(['inside', null, null, null, 'inside', null])
  })

  it('is told of it no less, and not anew, while closures are asked for', () => {
    const place = { lng: 60 * DEGREES_OF_METRE, lat: 0.005, accuracy: 10 }
    const inside = watchStep<WatchedClosure>(NOTHING_WATCHED, place, { closures: [square], isAll: true })
    const unknown = watchStep(inside, { ...place, lng: 61 * DEGREES_OF_METRE }, null)
    expect(unknown).toBe(inside)
    const inPart = watchStep(unknown, place, { closures: [], isAll: false })
    const again = watchStep(inPart, place, { closures: [square], isAll: true })
    expect([levelOf(again), again.rise]).toEqual(['inside', null])
  })

  it('is warned anew where a closure was over in between', () => {
    const place = { lng: 60 * DEGREES_OF_METRE, lat: 0.005, accuracy: 10 }
    const inside = watchStep<WatchedClosure>(NOTHING_WATCHED, place, { closures: [square], isAll: true })
    const over = watchStep(inside, place, { closures: [], isAll: true })
    expect(watchStep(over, place, { closures: [square], isAll: true }).rise).toBe('inside')
  })

  it('tells how far the border is, below zero inside', () => {
    const [outside, inside] = walk([-100, 100], 10).map(({ warnings }) => warnings[0]?.border ?? NaN)
    expect(outside).toBeCloseTo(100, 0)
    expect(inside).toBeCloseTo(-100, 0)
  })
})

it('a measure that jumps about at a border warns once', () => {
  const accuracies = fc.integer({ min: 5, max: 60 })
  fc.assert(
    fc.property(accuracies, fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 20 }), (off, jumps) => {
      const steps = walk(
        jumps.map((jump) => (jump * Math.max(15, off / 2)) / 2),
        off,
      )
      const rises = steps.filter(({ rise }) => rise === 'maybe' || rise === 'inside')
      expect(rises.length).toBeLessThanOrEqual(2)
    }),
  )
})

it('says “inside” only if the whole circle of accuracy is inside, and at least “maybe” if any of it is', () => {
  const metres = fc.double({ min: -2000, max: 2000, noNaN: true })
  const off = fc.double({ min: 0, max: 1000, noNaN: true })
  fc.assert(
    fc.property(metres, off, (border, accuracy) => {
      const level = levelAt(border, accuracy)
      expect(level === 'inside').toBe(border < -accuracy)
      expect(level === 'inside' || level === 'maybe').toBe(border <= accuracy)
    }),
  )
})
