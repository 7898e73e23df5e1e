import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boundsOfFrame, frameOf, pixelOf, placeAt, turnsOf } from './frame.ts'

const camera = fc.record({
  zoom: fc.double({ min: 1.5, max: 18, noNaN: true }),
  lat: fc.double({ min: -80, max: 80, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})
const size = { width: 1280, height: 800 }
const none = { left: 0, right: 0, top: 0, bottom: 0 }

describe('a frame', () => {
  test('has the camera’s centre in the middle of what panels leave free', () => {
    fc.assert(
      fc.property(camera, (view) => {
        const frame = frameOf(view, size, { left: 356, right: 0, top: 0, bottom: 100 })
        const { x, y } = pixelOf(frame, [view.lng, view.lat])
        expect(x).toBeCloseTo((356 + 1280) / 2, 3)
        expect(y).toBeCloseTo(350, 3)
      }),
    )
  })

  test('finds the place of a pixel, and the pixel of that place', () => {
    fc.assert(
      fc.property(camera, fc.integer({ min: 0, max: 1280 }), fc.integer({ min: 0, max: 800 }), (view, x, y) => {
        const frame = frameOf(view, size, none)
        const [lng, lat] = placeAt(frame, { x, y })
        fc.pre(Math.abs(lat) < 85)
        const back = pixelOf(frame, [lng, lat])
        expect(back.x).toBeCloseTo(x, 3)
        expect(back.y).toBeCloseTo(y, 3)
      }),
    )
  })

  test('shows a place in each copy of the world that is in it', () => {
    const frame = frameOf({ zoom: 1.5, lat: 0, lng: 180 }, size, none)
    expect(turnsOf(frame)).toEqual([0, 1])
    expect(turnsOf(frame).map((turn) => pixelOf(frame, [180, 0], turn).x)).toContain(640)
  })

  test('tells bounds across the 180th meridian', () => {
    const [west, , east] = boundsOfFrame(frameOf({ zoom: 5, lat: 0, lng: 180 }, size, none), none)
    expect(west).toBeGreaterThan(100)
    expect(east).toBeLessThan(-100)
  })
})
