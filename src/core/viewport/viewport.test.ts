import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bbox as bboxParam } from '#contract/query/bbox.ts'
import { queryBox, roundedBox } from './bounds.ts'
import { parseCamera, serializeCamera } from './camera.ts'
import { viewOf } from './estimate.ts'
import { cameraBeside, cameraToReveal, cameraToSee, fitCamera, onScreen } from './fit.ts'
import { isFree, type Corner } from './free-space.ts'

const lng = fc.double({ min: -180, max: 180, noNaN: true })
const lat = fc.double({ min: -85, max: 85, noNaN: true })
const zoom = fc.double({ min: 1.5, max: 18, noNaN: true })

describe('the camera in the address', () => {
  it('comes back within half a pixel', () => {
    fc.assert(
      fc.property(zoom, lat, lng, (z, y, x) => {
        const back = parseCamera(serializeCamera({ zoom: z, lat: y, lng: x }))
        const pixel = 360 / (512 * 2 ** z)
        expect(back?.zoom).toBeCloseTo(z, 1)
        expect(Math.abs((back?.lng ?? NaN) - x)).toBeLessThan(pixel)
        expect(Math.abs((back?.lat ?? NaN) - y)).toBeLessThan(pixel)
      }),
    )
  })

  it.each(['', '9', '9/48', '9/48/13/1', 'a/b/c', '9/91/13', '9/48/181', '-1/48/13', '9//13', 'NaN/1/1', '1e9/0/0'])(
    'is not read from "%s"',
    (text) => {
      expect(parseCamera(text)).toBeNull()
    },
  )
})

describe('the box of a request', () => {
  it('holds the view', () => {
    fc.assert(
      fc.property(zoom, lat, lng, (z, y, x) => {
        const half = 200 / (512 * 2 ** z)
        const bounds = [Math.max(-180, x - half * 360), y - half, Math.min(180, x + half * 360), y + half] as const
        const box = queryBox({ bounds, zoom: z })
        if (box === null) return
        expect(box[0]).toBeLessThanOrEqual(bounds[0])
        expect(box[1]).toBeLessThanOrEqual(bounds[1])
        expect(box[2]).toBeGreaterThanOrEqual(bounds[2])
        expect(box[3]).toBeGreaterThanOrEqual(bounds[3])
      }),
    )
  })

  it('stays the same for a small move', () => {
    const at = (x: number) => queryBox({ bounds: [x, 48, x + 1, 49], zoom: 9 })
    expect(at(13.02)).toEqual(at(13.03))
    expect(at(13.02)).not.toEqual(at(14.02))
  })

  it('is none when the world is in view', () => {
    expect(queryBox({ bounds: [-180, -85, 180, 85], zoom: 1.5 })).toBeNull()
  })

  it('may cross the antimeridian', () => {
    const box = queryBox({ bounds: [170, -10, -170, 10], zoom: 5 })
    expect(box?.[0]).toBeLessThanOrEqual(170)
    expect(box?.[2]).toBeGreaterThanOrEqual(-170)
    expect(box?.[2]).toBeLessThan(0)
  })
})

describe('fitting a box', () => {
  it('centres it and shows it whole', () => {
    const camera = fitCamera([13, 48, 14, 49], { width: 512, height: 512 })
    expect(camera.lng).toBeCloseTo(13.5)
    expect(camera.lat).toBeCloseTo(48.5, 1)
    expect(camera.zoom).toBeGreaterThan(7)
    expect(camera.zoom).toBeLessThan(8.5)
  })

  it('goes to a point no closer than zoom 14, over the antimeridian too', () => {
    expect(fitCamera([13, 48, 13, 48], { width: 512, height: 512 }).zoom).toBe(14)
    expect(fitCamera([179, 0, -177, 2], { width: 512, height: 512 }).lng).toBeCloseTo(-179)
  })
})

describe('what a camera shows', () => {
  it('is what fits it again', () => {
    const small = fc.double({ min: 3, max: 13, noNaN: true })
    fc.assert(
      fc.property(small, fc.double({ min: -60, max: 60, noNaN: true }), lng, (z, y, x) => {
        const space = { width: 800, height: 600 }
        const { bounds } = viewOf({ zoom: z, lat: y, lng: x }, space)
        const camera = fitCamera(bounds, space)
        expect(camera.zoom).toBeCloseTo(z, 3)
        expect(camera.lat).toBeCloseTo(y, 3)
        expect(Math.abs(Math.sin(((camera.lng - x) * Math.PI) / 360))).toBeLessThan(1e-6)
      }),
    )
  })

  it('is the whole world from far away', () => {
    const { bounds } = viewOf({ zoom: 0, lat: 0, lng: 20 }, { width: 1280, height: 800 })
    expect(bounds[0]).toBe(-180)
    expect(bounds[2]).toBe(180)
  })
})

describe('coming to see a box', () => {
  const size = { width: 800, height: 600 }
  const free = { size, corners: [] }
  const now = { zoom: 9, lat: 48.5, lng: 13.5 }

  it('leaves the map alone where the box is well in view', () => {
    expect(cameraToSee([13.4, 48.4, 13.6, 48.6], now, free)).toBeNull()
  })

  it('moves to one that is outside, or partly', () => {
    expect(cameraToSee([20, 50, 20.2, 50.2], now, free)?.lng).toBeCloseTo(20.1)
    expect(cameraToSee([13.4, 48.4, 20, 48.6], now, free)).not.toBeNull()
  })

  it('comes closer to a speck', () => {
    expect(cameraToSee([13.5, 48.5, 13.501, 48.501], now, free)?.zoom).toBeGreaterThan(9)
  })

  it('leaves room around', () => {
    const box = [20, 50, 21, 51] as const
    expect(cameraToSee(box, now, free)?.zoom).toBeLessThan(fitCamera(box, size).zoom)
  })

  it('moves to one that something in a corner covers', () => {
    const legend: Corner = { x: 'left', y: 'bottom', width: 500, height: 400 }
    expect(cameraToSee([13.4, 48.4, 13.6, 48.6], now, { size, corners: [legend] })).not.toBeNull()
  })
})

describe('a map with something in its corners', () => {
  const size = { width: 360, height: 320 }
  const side = fc.constantFrom('left' as const, 'right' as const)
  const end = fc.constantFrom('top' as const, 'bottom' as const)
  const corner = fc.record({
    x: side,
    y: end,
    width: fc.integer({ min: 10, max: 150 }),
    height: fc.integer({ min: 10, max: 130 }),
  })
  const corners = fc.array(corner, { maxLength: 4 })
  const grown = (part: ReturnType<typeof onScreen>) => ({
    ...part,
    width: part.width - 0.01,
    height: part.height - 0.01,
  })

  it('shows a whole box beside all of it', () => {
    const middle = fc.tuple(
      fc.double({ min: -170, max: 170, noNaN: true }),
      fc.double({ min: -60, max: 60, noNaN: true }),
    )
    fc.assert(
      fc.property(corners, middle, fc.integer({ min: 1, max: 30 }), (some, [x, y], tenths) => {
        const box = [x, y, x + tenths / 10, y + 0.4] as const
        const camera = cameraBeside(box, { size, corners: some })
        expect(isFree(grown(onScreen(box, camera)), size, some)).toBe(true)
      }),
    )
  })

  it('is moved no further than a place that was pointed at has to go', () => {
    const now = { zoom: 10, lat: 48, lng: 13 }
    const corners: Corner[] = [{ x: 'right', y: 'bottom', width: 60, height: 160 }]
    const at = (dx: number, dy: number) => {
      const world = 512 * 2 ** now.zoom
      return {
        lng: now.lng + (dx / world) * 360,
        lat: now.lat - (dy / world) * 360 * Math.cos((now.lat * Math.PI) / 180),
      }
    }
    expect(cameraToReveal(at(0, 0), now, { size, corners })).toBeNull()
    const below = cameraToReveal(at(0, 250), now, { size, corners })
    expect(below?.lng).toBeCloseTo(now.lng)
    expect(below?.lat).toBeLessThan(now.lat)
    const place = at(150, 100)
    const beside = cameraToReveal(place, now, { size, corners })
    const { dx, dy } = onScreen([place.lng, place.lat, place.lng, place.lat], beside ?? now)
    expect(isFree({ width: 40, height: 40, dx, dy }, size, corners)).toBe(true)
  })
})

describe('the box that is seen', () => {
  it('is the same as it was estimated and as it is measured, in the digits that are asked with', () => {
    const estimated = [0.8486328125, 44.01576312, 21.1513671875, 55.32229431] as const
    const [west, south, east, north] = estimated
    const measured = [west + 1e-12, south - 2e-11, east - 1e-12, north + 2e-11] as const
    expect(roundedBox(measured)).toEqual(roundedBox(estimated))
    expect(bboxParam.write(roundedBox(estimated))).toBe(bboxParam.write(estimated))
  })
})
