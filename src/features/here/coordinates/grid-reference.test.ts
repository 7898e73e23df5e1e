import * as fc from 'fast-check'
import Mgrs from 'geodesy/mgrs.js'
import proj4 from 'proj4'
import { describe, expect, it } from 'vitest'
import { gridReferenceOf } from './grid-reference.ts'

/** Metres apart that two ways to compute a grid may be: both round. */
const SHARP = 1.5

const latitude = fc.double({ min: -79.9, max: 83.9, noNaN: true })
const longitude = fc.double({ min: -179.9, max: 179.9, noNaN: true })

describe('a place on the grids', () => {
  it.each([
    ['Paris', { lat: 48.8582, lng: 2.2945 }, '31U', '31UDQ'],
    ['Bergen, in a zone that is wider', { lat: 60.3913, lng: 5.3221 }, '32V', '32VKN'],
    ['Longyearbyen, too', { lat: 78.2232, lng: 15.6267 }, '33X', '33XWG'],
    ['Sydney', { lat: -33.8568, lng: 151.2153 }, '56H', '56HLH'],
  ])('is in its zone and square: %s', (_, place, zone, square) => {
    const reference = gridReferenceOf(place)
    expect(reference?.utm.split(' ')[0]).toBe(zone)
    expect(reference?.mgrs.split(' ')[0]).toBe(square)
  })

  it('is none near the poles', () => {
    expect(gridReferenceOf({ lat: 84.1, lng: 0 })).toBeNull()
    expect(gridReferenceOf({ lat: -80.1, lng: 0 })).toBeNull()
  })

  it('is where another library puts it', () => {
    fc.assert(
      fc.property(latitude, longitude, (lat, lng) => {
        const [zone = '', east, north] = gridReferenceOf({ lat, lng })?.utm.split(' ') ?? []
        // On either side of the equator the metres are counted from another line.
        const south = Number(lat.toFixed(7)) < 0 ? '+south' : ''
        const [x, y] = proj4(`+proj=utm +zone=${parseInt(zone)} ${south} +datum=WGS84`, [lng, lat])
        expect(Math.abs(Number(east) - x)).toBeLessThan(SHARP)
        expect(Math.abs(Number(north) - y)).toBeLessThan(SHARP)
      }),
      { examples: [[-5.0000000000000004e-8, 0]] },
    )
  })

  it('is the same place when its square is read back', () => {
    fc.assert(
      fc.property(latitude, longitude, (lat, lng) => {
        const [square = '', east = '', north = ''] = gridReferenceOf({ lat, lng })?.mgrs.split(' ') ?? []
        const read = Mgrs.parse(`${square.slice(0, -2)} ${square.slice(-2)} ${east} ${north}`)
          .toUtm()
          .toLatLon()
        const turn = Math.abs(read.lon - lng) * Math.cos((lat * Math.PI) / 180)
        expect(Math.max(Math.abs(read.lat - lat), turn)).toBeLessThan(0.00003)
      }),
    )
  })
})
