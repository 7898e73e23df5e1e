import type { Feature, Geometry, Position } from 'geojson'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mercatorLat, mercatorLng, mercatorX, mercatorY, TILE } from '#contract/geo/mercator.ts'
import { coverOf, serves } from './cover.ts'
import type { Extent } from '#contract/records/extent.ts'
import type { ClosureProperties } from './features.ts'

const ZOOM = 9.3
const WORLD = TILE * 2 ** ZOOM
const WEST = mercatorX(13) * WORLD
const NORTH = mercatorY(49) * WORLD
const placeAt = (x: number, y: number): Position => [mercatorLng((x + WEST) / WORLD), mercatorLat((y + NORTH) / WORLD)]

/** 800 × 600 px. */
const [west = 0, north = 0] = placeAt(0, 0)
const [east = 0, south = 0] = placeAt(800, 600)
const view = { bounds: [west, south, east, north], zoom: ZOOM } as const

type Pixel = readonly [x: number, y: number]

function shapeOf(geometry: Geometry, extent: Extent = 'own'): Feature<Geometry, ClosureProperties> {
  const properties = { uuid: 'u', displayStatus: 'closed-now', faded: false, rank: 0, extent } as const
  return { type: 'Feature', properties, geometry }
}

const toPlaces = (pixels: readonly Pixel[]) => pixels.map(([x, y]) => placeAt(x, y))
const ringOf = (pixels: readonly Pixel[]) => toPlaces([...pixels, ...pixels.slice(0, 1)])

/** Whether a pixel lies in one of the rectangles, as the map draws them at its zoom. */
function isCovered(shapes: Parameters<typeof coverOf>[0], [x, y]: Pixel): boolean {
  return coverOf(shapes, view).features.some(({ geometry: { coordinates }, properties: { padding } }) => {
    const away = [
      mercatorX(coordinates[0] ?? NaN) * WORLD - WEST - x,
      mercatorY(coordinates[1] ?? NaN) * WORLD - NORTH - y,
    ]
    const isWithin = (by: number, before = 0, after = 0) => by <= before + 1e-6 && -by <= after + 1e-6
    return isWithin(away[0] ?? NaN, padding[3], padding[1]) && isWithin(away[1] ?? NaN, padding[0], padding[2])
  })
}

const anyPixel = fc.tuple(fc.integer({ min: -2000, max: 2000 }), fc.integer({ min: -2000, max: 2000 }))
const inView = fc.tuple(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 0, max: 600 }))
const square = (size: number): readonly Pixel[] => [
  [100, 100],
  [100 + size, 100],
  [100 + size, 100 + size],
  [100, 100 + size],
]

describe('what closures cover of the view', () => {
  test('holds every place of a line that is seen', () => {
    fc.assert(
      fc.property(anyPixel, inView, anyPixel, fc.double({ min: 0, max: 1, noNaN: true }), (from, seen, to, share) => {
        fc.pre(Math.max(Math.abs(from[0] - seen[0]), Math.abs(from[1] - seen[1])) > 10)
        const line = shapeOf({ type: 'LineString', coordinates: toPlaces([from, seen, to]) })
        const [x, y] = [seen[0] + (to[0] - seen[0]) * share, seen[1] + (to[1] - seen[1]) * share]
        expect(isCovered([line], seen)).toBe(true)
        const isSeen = x >= 0 && x <= 800 && y >= 0 && y <= 600
        expect(!isSeen || isCovered([line], [x, y])).toBe(true)
      }),
    )
  })

  test('holds every place within a polygon that is seen', () => {
    fc.assert(
      fc.property(anyPixel, anyPixel, anyPixel, inView, (a, b, c, at) => {
        const side = (p: Pixel, q: Pixel) => (q[0] - p[0]) * (at[1] - p[1]) - (q[1] - p[1]) * (at[0] - p[0])
        const sides = [side(a, b), side(b, c), side(c, a)]
        fc.pre(sides.every((one) => one > 0) || sides.every((one) => one < 0))
        expect(isCovered([shapeOf({ type: 'Polygon', coordinates: [ringOf([a, b, c])] })], at)).toBe(true)
      }),
    )
  })

  test('leaves holes free, and what is more than a cell away', () => {
    const hole: readonly Pixel[] = [
      [200, 200],
      [300, 200],
      [300, 300],
      [200, 300],
    ]
    const shapes = [shapeOf({ type: 'Polygon', coordinates: [ringOf(square(300)), ringOf(hole)] })]
    expect([isCovered(shapes, [250, 250]), isCovered(shapes, [87, 250]), isCovered(shapes, [413, 250])]).toEqual([
      false,
      false,
      false,
    ])
    expect([isCovered(shapes, [150, 250]), isCovered(shapes, [350, 250])]).toEqual([true, true])
  })

  test('is nothing of what only says something about its areas, and of what is under its sign', () => {
    const polygon = (size: number): Geometry => ({ type: 'Polygon', coordinates: [ringOf(square(size))] })
    expect(coverOf([shapeOf(polygon(300), 'about-areas'), shapeOf(polygon(5))], view).features).toEqual([])
    expect(coverOf([shapeOf(polygon(300), 'areas')], view).features).not.toEqual([])
  })

  test('is no more for many closures than for one of the same shape', () => {
    const polygon = shapeOf({ type: 'Polygon', coordinates: [ringOf(square(300))] })
    const [one, many] = [[polygon], Array.from({ length: 500 }, () => polygon)].map((shapes) => coverOf(shapes, view))
    expect(many).toEqual(one)
  })

  test('is found over the antimeridian', () => {
    const [left, right] = [mercatorLng(WEST / WORLD), mercatorLng((WEST + 800) / WORLD)]
    const turned = (lng: number) => lng - left + 180 - (right - left) / 2
    const wrapped = (lng: number) => (lng > 180 ? lng - 360 : lng)
    const bounds = [wrapped(turned(left)), south, wrapped(turned(right)), north] as const
    const ring = ringOf(square(400)).map(([lng = 0, lat = 0]) => [wrapped(turned(lng)), lat])
    const { features } = coverOf([shapeOf({ type: 'Polygon', coordinates: [ring] })], { bounds, zoom: ZOOM })
    expect(features).toHaveLength(1)
  })
})

describe('what was found covered for one view', () => {
  /** The view, so many px further right and down. */
  const moved = (x: number, y: number, zoom = ZOOM) => {
    const [[left = 0, top = 0], [right = 0, bottom = 0]] = [placeAt(x, y), placeAt(x + 800, y + 600)]
    return { bounds: [left, bottom, right, top], zoom } as const
  }

  test('serves one nearby, at the same zoom', () => {
    expect([serves(view, view), serves(view, moved(190, 0)), serves(view, moved(-190, 140))]).toEqual([
      true,
      true,
      true,
    ])
    expect([serves(view, moved(210, 0)), serves(view, moved(0, 160)), serves(view, moved(0, 0, 9.4))]).toEqual([
      false,
      false,
      false,
    ])
  })

  test('holds all that closures cover of it', () => {
    const step = fc.integer({ min: -190, max: 190 })
    fc.assert(
      fc.property(step, step, inView, (x, y, [seenX, seenY]) => {
        fc.pre(serves(view, moved(x, y)))
        const seen: Pixel = [seenX + x, seenY + y]
        const line = shapeOf({ type: 'LineString', coordinates: toPlaces([seen, [seen[0] + 50, seen[1]]]) })
        expect(isCovered([line], seen)).toBe(true)
      }),
    )
  })
})
