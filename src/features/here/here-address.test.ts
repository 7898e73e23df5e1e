import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatHere, parseHere } from './here-address.ts'

const place = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
  accuracy: fc.option(fc.integer({ min: 0, max: 999_999 })),
})

describe('the place of an address', () => {
  test('is read back to a metre, and then as the same text', () => {
    fc.assert(
      fc.property(place, (here) => {
        const read = parseHere(formatHere(here))
        if (read === null || read === 'position') throw new Error('No place.')
        expect(Math.abs(read.lat - here.lat)).toBeLessThanOrEqual(0.000_005_1)
        expect(Math.abs(read.lng - here.lng)).toBeLessThanOrEqual(0.000_005_1)
        expect(read.accuracy).toBe(here.accuracy)
        expect(formatHere(read)).toBe(formatHere(here))
      }),
    )
  })

  test('can be off by more than an address has room for, as one that is known by a network alone', () => {
    const here = { lat: 48, lng: 13, accuracy: 1_800_000.5 }
    expect(parseHere(formatHere(here))).toEqual({ ...here, accuracy: 999_999 })
  })

  test('may be wherever the device is', () => {
    expect(parseHere('position')).toBe('position')
    expect(formatHere('position')).toBe('position')
  })

  test.each(['', '48.9', '48.9/', '91/13', '48.9/181', '48.9/13/x', '48.9/13/-1', '48.9/13/5/5', 'NaN/13', '1e1/13'])(
    'is not in %o',
    (text) => {
      expect(parseHere(text)).toBeNull()
    },
  )
})
