import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeBand, encodeBand, type BandLayer, type Lattice, type Position } from './band.ts'

const lattice: Lattice = { origin: [-180, -90], step: [0.25, 0.125] }
const position = fc
  .tuple(fc.integer({ min: 0, max: 1440 }), fc.integer({ min: 0, max: 1440 }))
  .map(([x, y]): Position => [-180 + x * 0.25, -90 + y * 0.125])
const part = fc.array(position, { minLength: 2, maxLength: 9 })
const properties = fc.record({ name: fc.stringMatching(/^[^\n]*$/), rank: fc.nat(), minzoom: fc.nat({ max: 12 }) })
const layers = fc.tuple(
  fc.array(fc.record({ parts: position.map((one) => [[one]]), properties })),
  fc.array(fc.record({ parts: part.map((one) => [one]), properties: fc.constant({}) })),
  fc.array(fc.record({ parts: fc.array(part, { minLength: 1, maxLength: 4 }), properties: fc.constant({}) })),
)

test('what is packed comes back as it was, of every shape', () => {
  fc.assert(
    fc.property(layers, ([points, lines, polygons]) => {
      const band: BandLayer[] = [
        { name: 'places', shape: 'point', lattice, features: points },
        { name: 'rivers', shape: 'line', lattice, features: lines },
        { name: 'land', shape: 'polygon', lattice, features: polygons },
      ]
      expect([...decodeBand(encodeBand(band)).values()]).toEqual(band)
    }),
  )
})

test('positions go to the nearest point of the lattice', () => {
  const features = [{ parts: [[[10.1, 50.07] as const]], properties: {} }]
  const layer = decodeBand(encodeBand([{ name: 'places', shape: 'point', lattice, features }])).get('places')
  expect(layer?.features[0]?.parts).toEqual([[[10, 50.125]]])
})

test.each([
  ['nothing', new Uint8Array(), 'no layers'],
  ['a page', new TextEncoder().encode('<!doctype html><title>Sign in</title>'), 'type'],
])('%s is refused', (_, bytes, reason) => {
  expect(() => decodeBand(bytes)).toThrow(reason)
})
