import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { frameOf, pixelOf } from './frame.ts'
import { heldAfter, type Held } from './held.ts'

const size = { width: 1280, height: 800 }
const side = { left: 356, right: 0, top: 0, bottom: 0 }
const withCard = { ...side, right: 348, bottom: 90 }
const here = { zoom: 9, lat: 48.95, lng: 13.6 }
const there = { zoom: 5, lat: 47, lng: 10 }
const held: Held = { asked: here, padding: side, camera: here }

describe('a picture', () => {
  test('stays where it is when a card opens; what counts as its middle moves', () => {
    const lng = fc.double({ min: -179, max: 179, noNaN: true })
    const lat = fc.double({ min: -70, max: 70, noNaN: true })
    fc.assert(
      fc.property(fc.double({ min: 3, max: 17, noNaN: true }), lat, lng, (zoom, y, x) => {
        const camera = { zoom, lat: y, lng: x }
        const after = heldAfter({ asked: camera, padding: side, camera }, camera, withCard, camera, false)
        const before = pixelOf(frameOf(camera, size, side), [x, y])
        const now = pixelOf(frameOf(after.camera, size, withCard), [x, y], Math.round((after.camera.lng - x) / 360))
        expect(now.x).toBeCloseTo(before.x, 2)
        expect(now.y).toBeCloseTo(before.y, 2)
      }),
    )
  })

  test('keeps its middle when the window is turned, and with it the panels', () => {
    expect(heldAfter(held, here, withCard, here, true)).toEqual({ ...held, padding: withCard })
  })

  test('goes where it is sent, as far as the region allows, whatever opens meanwhile', () => {
    const kept = { ...there, zoom: 7 }
    expect(heldAfter(held, there, withCard, kept, false)).toEqual({ asked: there, padding: withCard, camera: kept })
  })

  test('does not move when it is sent where it has come to rest', () => {
    const moved = heldAfter(held, here, withCard, here, false)
    expect(heldAfter(moved, moved.camera, withCard, there, false).camera).toBe(moved.camera)
    expect(heldAfter(held, here, side, here, false)).toBe(held)
  })
})
