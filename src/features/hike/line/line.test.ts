import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lengthOf, lineOf } from './line.ts'
import { measuredAt } from './measured.ts'
import { climbedBy } from './profile.ts'
import { cutLine, shownLine } from './shown-line.ts'

const piece = (...points: readonly (readonly [number, number, number?])[]) => ({
  lng: points.map(([lng]) => lng),
  lat: points.map(([, lat]) => lat),
  ele: points.map(([, , ele]) => ele ?? NaN),
})
const somewhere = fc.tuple(
  fc.double({ min: -180, max: 180, noNaN: true }),
  fc.double({ min: -85, max: 85, noNaN: true }),
)

describe('a line', () => {
  test('is as long as its edges on the globe', () => {
    const line = lineOf([piece([13, 48], [13, 49])])
    expect(line && lengthOf(line)).toBeCloseTo(111_195, 0)
  })

  test('does not count the gaps between its pieces', () => {
    const line = lineOf([piece([13, 48], [13, 48.1]), piece([20, 48], [20, 48.1])])
    expect(line && lengthOf(line)).toBeCloseTo(2 * 11_119.5, 0)
    expect(line?.starts).toEqual(new Uint8Array([1, 0, 1, 0]))
  })

  test('is none of single points', () => {
    expect(lineOf([piece([13, 48]), piece()])).toBeNull()
  })

  test('goes the short way over the antimeridian', () => {
    const line = lineOf([piece([179.9, 0], [-179.9, 0])])
    expect(line && lengthOf(line)).toBeCloseTo(0.2 * 111_195, 0)
    expect(line?.lng[1]).toBeCloseTo(180.1)
  })

  test('never gets shorter on the way', () => {
    fc.assert(
      fc.property(fc.array(somewhere, { minLength: 2 }), (points) => {
        const along = lineOf([piece(...points)])?.along ?? new Float64Array()
        expect(along.every((metres, index) => metres >= (along[index - 1] ?? 0))).toBe(true)
      }),
    )
  })

  test('has elevations where nearly all points have', () => {
    const many = Array.from({ length: 30 }, (_, i) => [13 + i / 100, 48, i === 3 ? undefined : 500] as const)
    expect(
      lineOf([{ ...piece(), ...piece(...many.map(([a, b, c]): [number, number, number] => [a, b, c ?? NaN])) }])
        ?.profile?.ele[2],
    ).toBe(500)
    expect(lineOf([piece([13, 48, 500], [13, 49])])?.profile).toBeNull()
  })

  test('has no heights where all are 0, as programs write where they know none', () => {
    expect(lineOf([piece([13, 48, 0], [13, 48.1, 0]), piece([13, 49, 0], [13, 49.1, -0])])?.profile).toBeNull()
    expect(lineOf([piece([13, 48, 0], [13, 48.1, 1])])?.profile).not.toBeNull()
  })
})

describe('the ascent', () => {
  const climbed = (...ele: number[]) => climbedBy(Float64Array.from(ele), new Uint8Array(ele.length)).at(-1)

  test('counts rises and leaves out noise', () => {
    expect(climbed(500, 600, 550, 650)).toBe(200)
    expect(climbed(500, 505, 498, 504, 499, 506)).toBe(0)
    expect(climbed(600, 500)).toBe(0)
  })

  test('adds up many small steps of one rise', () => {
    expect(climbed(...Array.from({ length: 101 }, (_, i) => 500 + i))).toBe(100)
  })

  test('is never more than all rises together', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 4000 }), { minLength: 2 }), (ele) => {
        const rises = ele.reduce((sum, value, index) => sum + Math.max(0, value - (ele[index - 1] ?? value)), 0)
        expect(climbed(...ele)).toBeLessThanOrEqual(rises)
      }),
    )
  })
})

describe('a shown line', () => {
  test('keeps ends, pieces and length of a line of many points', () => {
    const many = Array.from({ length: 50_000 }, (_, i): [number, number] => [13 + i / 50_000, 48])
    const line = lineOf([piece(...many), piece([15, 48], [15, 48.1])])
    if (line === null) throw new Error('There is a line.')
    const shown = shownLine(line)
    expect(shown.lng.length).toBeLessThan(5000)
    expect(shown.starts.filter(Boolean)).toHaveLength(2)
    expect(shown.along.at(-1)).toBe(lengthOf(line))
    expect(cutLine(shown, 0, lengthOf(line))).toHaveLength(2)
  })

  test('is cut at distances from its start', () => {
    const line = lineOf([piece([13, 0], [14, 0], [15, 0])])
    if (line === null) throw new Error('There is a line.')
    const half = lengthOf(line) / 4
    const [run = []] = cutLine(shownLine(line), half, 3 * half)
    expect(run.map(([lng]) => Math.round(lng * 1000) / 1000)).toEqual([13.5, 14, 14.5])
    expect(measuredAt(line.lng, 0.25)).toBe(13.25)
  })
})
