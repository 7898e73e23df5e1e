import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatCoordinates } from './coordinates.ts'

const winds = { north: 'N', east: 'E', south: 'S', west: 'W' }
const place = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})

/** What a reader makes of `48° 52′ 58.8″ N, 15° 49′ 26.4″ E` or of decimals. */
function read(text: string): number[] {
  return text.split(', ').map((part) => {
    const [degrees = 0, minutes = 0, seconds = 0] = part.match(/[\d.]+/g)?.map(Number) ?? []
    expect(minutes).toBeLessThan(60)
    expect(seconds).toBeLessThan(60)
    return (degrees + minutes / 60 + seconds / 3600) * (/[SW]/.test(part) ? -1 : 1)
  })
}

describe('coordinates', () => {
  test('are written in decimals and in minutes and seconds', () => {
    expect(formatCoordinates({ lat: 48.883, lng: -15.824 }, 'decimal', winds)).toBe('48.8830° N, 15.8240° W')
    expect(formatCoordinates({ lat: -48.883, lng: 15.824 }, 'dms', winds)).toBe('48° 52′ 58.8″ S, 15° 49′ 26.4″ E')
  })

  test('read back as the same place, and never have 60 seconds', () => {
    fc.assert(
      fc.property(place, ({ lat, lng }) => {
        for (const notation of ['decimal', 'dms'] as const) {
          const [north = NaN, east = NaN] = read(formatCoordinates({ lat, lng }, notation, winds))
          expect(Math.abs(north - lat)).toBeLessThan(6e-5)
          expect(Math.abs(east - lng)).toBeLessThan(6e-5)
        }
      }),
    )
    expect(formatCoordinates({ lat: 59.99999999, lng: 0 }, 'dms', winds)).toBe('60° 00′ 00.0″ N, 0° 00′ 00.0″ E')
  })
})
