import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mercatorLat, mercatorLng, mercatorX, mercatorY, metresPerPixel } from './mercator.ts'

const lat = fc.double({ min: -85.05, max: 85.05, noNaN: true })
const lng = fc.double({ min: -540, max: 540, noNaN: true })

describe('Web Mercator', () => {
  it('puts the corners of its square at 85.0511° and 180°', () => {
    expect([mercatorX(-180), mercatorX(0), mercatorX(180)]).toEqual([0, 0.5, 1])
    expect(mercatorLat(0)).toBeCloseTo(85.0511287798, 9)
    expect(mercatorLat(1)).toBeCloseTo(-85.0511287798, 9)
    expect(mercatorY(0)).toBe(0.5)
  })

  it('puts the poles on the edge of the square', () => {
    expect([mercatorY(90), mercatorY(85.06), mercatorY(-85.06), mercatorY(-90)]).toEqual([0, 0, 1, 1])
  })

  it('comes back to the same place', () => {
    fc.assert(
      fc.property(lng, lat, (x, y) => {
        expect(mercatorLng(mercatorX(x))).toBeCloseTo(x, 9)
        expect(mercatorLat(mercatorY(y))).toBeCloseTo(y, 9)
      }),
    )
  })

  it('keeps angles: a step north is longer than one east by 1 / cos(latitude)', () => {
    fc.assert(
      fc.property(fc.double({ min: -84, max: 84, noNaN: true }), (y) => {
        const step = 1e-4
        const north = mercatorY(y - step / 2) - mercatorY(y + step / 2)
        const east = mercatorX(step) - mercatorX(0)
        expect((north / east) * Math.cos((y * Math.PI) / 180)).toBeCloseTo(1, 5)
      }),
    )
  })

  it('knows how long a pixel is', () => {
    expect(metresPerPixel({ zoom: 0, lat: 0 }) * 512).toBe(40_075_017)
    expect(metresPerPixel({ zoom: 3, lat: 60 })).toBeCloseTo(metresPerPixel({ zoom: 4, lat: 0 }), 6)
  })
})
