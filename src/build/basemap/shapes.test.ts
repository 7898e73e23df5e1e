import { expect, test } from 'vitest'
import { extentOf } from '#contract/geo/bounds.ts'
import { enclosing, linesOf, polygonsOf } from './shapes.ts'

test('a ring over the antimeridian goes on instead of running back across the map', () => {
  const [polygon] = polygonsOf({
    type: 'Polygon',
    coordinates: [
      [
        [178, 60],
        [-178, 60],
        [-178, 64],
        [178, 64],
        [178, 60],
      ],
      [
        [-179.5, 61],
        [-179, 61],
        [-179, 62],
        [-179.5, 61],
      ],
    ],
  })
  expect(extentOf(polygon?.parts.slice(0, 1) ?? [])).toEqual([178, 60, 182, 64])
  expect(extentOf(polygon?.parts.slice(1) ?? [])).toEqual([180.5, 61, 181, 62])
})

test('a ring around a pole is closed through it', () => {
  const [polygon] = polygonsOf({
    type: 'Polygon',
    coordinates: [
      [
        [-90, -70],
        [0, -72],
        [90, -70],
        [180, -71],
        [-90, -70],
      ],
    ],
  })
  const ring = polygon?.parts[0] ?? []
  expect(extentOf([ring])).toEqual([-90, -90, 270, -70])
  expect(ring[0]).toEqual(ring.at(-1))
})

test('each polygon and each line of a collection stands alone; other shapes and nothing give nothing', () => {
  const ring = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 0],
  ]
  expect(polygonsOf({ type: 'MultiPolygon', coordinates: [[ring], [ring]] })).toHaveLength(2)
  expect(linesOf({ type: 'MultiLineString', coordinates: [ring, ring] })).toHaveLength(2)
  expect([...polygonsOf({ type: 'Point', coordinates: [0, 0] }), ...linesOf(null)]).toEqual([])
})

test('collapsed rings go', () => {
  const ring = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 0],
  ] as const
  const collapsed = [
    [0, 0],
    [1, 0],
    [0, 0],
  ] as const
  expect(
    enclosing([
      { parts: [ring, collapsed], properties: {} },
      { parts: [collapsed], properties: {} },
    ]),
  ).toEqual([{ parts: [ring], properties: {} }])
})
