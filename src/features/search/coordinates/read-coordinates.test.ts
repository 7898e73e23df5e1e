import fc from 'fast-check'
import proj4 from 'proj4'
import { describe, expect, it } from 'vitest'
import type { Language } from '#core/i18n/language.ts'
import { readCoordinates } from './read-coordinates.ts'

const places = (text: string, language: Language = 'en') =>
  readCoordinates(text, language).map(({ lat, lng }) => [Number(lat.toFixed(5)), Number(lng.toFixed(5))])

describe('coordinates', () => {
  it.each([
    '48.95 N, 13.6 E',
    'N 48.95 E 13.6',
    'N48.95°, E13.6°',
    '48.95°N 13.6°E',
    '48,95° N 13,6° E',
    '48,95 n; 13,6 e',
    '13.6 E, 48.95 N',
    'lat 48.95 lon 13.6',
    'Lat: 48.95, Lng: 13.6',
    'longitude=13.6&latitude=48.95',
    "48° 57' N 13° 36' E",
    '48°57′00″N 13°36′00″E',
    'N 48º 57.0’ E 13º 36.0’',
    '48 57 0 N, 13 36 0 E',
    '48° 57\' 0" north, 13° 36\' 0" east',
    '48° 57\' 00,0" N 13° 36\' 00,0" E',
    'geo:48.95,13.6',
    'geo:48.95,13.6,700;u=20?z=12',
    'geo:0,0?q=48.95,13.6(Hut)',
    'https://www.openstreetmap.org/#map=12/48.95/13.6',
    'https://www.openstreetmap.org/?mlat=48.95&mlon=13.6#map=5/1/2',
    'https://www.google.com/maps/@48.95,13.6,12z',
    'https://www.google.com/maps/place/Hut/@1,2,12z/data=!3m1!4b1!8m2!3d48.95!4d13.6',
    'https://maps.google.com/?q=48.95%2C13.6',
    'https://maps.apple.com/?ll=48.95,13.6&z=12',
  ])('are read from %s', (text) => {
    expect(places(text)).toEqual([[48.95, 13.6]])
  })

  it.each(['48.95, 13.6', '48.95 13.6', '48,95 13,6', '48,95, 13,6', '48.95,13.6', '48 57 13 36', '(48.95; 13.6)'])(
    'without a word which is which are read both ways: %s',
    (text) => {
      expect(readCoordinates(text, 'en').map(({ lat, lng, order }) => [lat, lng, order])).toEqual([
        [48.95, 13.6, 'lat-lng'],
        [13.6, 48.95, 'lng-lat'],
      ])
    },
  )

  it('have one order where the other is not on Earth', () => {
    expect(places('148.95, -33.6')).toEqual([[-33.6, 148.95]])
  })

  it('lie south and west by letter or sign', () => {
    expect(places('33.5 S 70.6 W')).toEqual([[-33.5, -70.6]])
    expect(places('-33.5, -170.6')).toEqual([[-33.5, -170.6]])
  })

  it('in German have an O for east; elsewhere that may be west too, which it is first in French and Italian', () => {
    expect(places('48.95 N 13.6 O', 'de')).toEqual([[48.95, 13.6]])
    expect(places('48,95° Nord, 13,6° Ost', 'de')).toEqual([[48.95, 13.6]])
    const [east, west] = [
      [48.95, 13.6],
      [48.95, -13.6],
    ]
    expect(places('48.95 N 13.6 O', 'en')).toEqual([east, west])
    expect(places('48.95 N 13.6 O', 'fr')).toEqual([west, east])
    expect(places('48.95 N 13.6 O', 'it')).toEqual([west, east])
  })

  it.each([
    ['48,95° Nord, 13,6° Est', [48.95, 13.6]],
    ['13,6° est 48,95° nord', [48.95, 13.6]],
    ['33,5° sud, 70,6° ouest', [-33.5, -70.6]],
    ['33,5° sud 70,6° ovest', [-33.5, -70.6]],
    ['latitude : 48,95 ; longitude : 13,6', [48.95, 13.6]],
    ['latitudine 48,95, longitudine 13,6', [48.95, 13.6]],
  ])('have the words of French and Italian: %s', (text, place) => {
    expect(places(text)).toEqual([place])
  })

  it.each([
    '',
    'Sarek',
    '48.95',
    'Route 66',
    '48.95 N 13.6 N',
    '48 61 N 13 36 E',
    '91 N, 13 E',
    '-48.95 S 13.6 E',
    '1 2 3',
    '48.5 30 N 13 E',
    '61U 397000 5420000',
    '33UXX 1',
    'https://example.org/',
  ])('are not read from "%s"', (text) => {
    expect(readCoordinates(text, 'en')).toEqual([])
  })

  it('of any text never fail', () => {
    const sign = fc.constantFrom(...Array.from(`0123456789.,;°'"NSEWOnsew -+/:geo=&?#@!`))
    const signs = fc.array(sign, { maxLength: 40 }).map((list) => list.join(''))
    fc.assert(fc.property(signs, (text) => readCoordinates(text, 'de').length <= 4))
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => readCoordinates(text, 'en').length <= 4))
  })
})

const lat = fc.double({ min: -79.9, max: 83.9, noNaN: true })
const lng = fc.double({ min: -179.99, max: 179.99, noNaN: true })

describe('a place comes back', () => {
  const near = (text: string, y: number, x: number, tolerance: number) => {
    const found = readCoordinates(text, 'en').some(
      (reading) => Math.abs(reading.lat - y) <= tolerance && Math.abs(reading.lng - x) <= tolerance,
    )
    expect(found ? text : null).toBe(text)
  }

  it('from decimal degrees, with points and with commas', () => {
    fc.assert(
      fc.property(lat, lng, fc.integer({ min: 0, max: 6 }), (y, x, digits) => {
        const [a, b] = [y.toFixed(digits), x.toFixed(digits)]
        near(`${a}, ${b}`, Number(a), Number(b), 1e-9)
        near(`${a} ${b}`, Number(a), Number(b), 1e-9)
        near(`${a.replace('.', ',')} ${b.replace('.', ',')}`, Number(a), Number(b), 1e-9)
      }),
    )
  })

  it('from six decimals after commas, which could be the numbers of a UTM grid', () => {
    near('47,300000 11,400000', 47.3, 11.4, 1e-9)
    near('1,100000 0,000000', 1.1, 0, 1e-9)
  })

  it('from degrees, minutes and seconds', () => {
    fc.assert(
      fc.property(lat, lng, (y, x) => {
        const parts = (value: number, letter: string) => {
          const tenths = Math.round(Math.abs(value) * 36_000)
          const [d, m, s] = [Math.floor(tenths / 36_000), Math.floor(tenths / 600) % 60, (tenths % 600) / 10]
          return `${d}° ${m}′ ${s.toFixed(1)}″ ${letter}`
        }
        near(`${parts(y, y < 0 ? 'S' : 'N')} ${parts(x, x < 0 ? 'W' : 'E')}`, y, x, 2e-5)
      }),
    )
  })

  it('from the UTM grid, as another library writes it', () => {
    fc.assert(
      fc.property(
        lat.filter((y) => Math.abs(y) > 1e-6),
        lng,
        (y, x) => {
          const zone = Math.floor((x + 180) / 6) + 1
          const grid = `+proj=utm +zone=${zone} ${y < 0 ? '+south' : ''} +datum=WGS84`
          const [easting = NaN, northing = NaN] = proj4('WGS84', grid, [x, y])
          const band = 'CDEFGHJKLMNPQRSTUVWXX'[Math.floor((y + 80) / 8)]
          const text = `${zone}${band} ${easting.toFixed(2)} ${northing.toFixed(2)}`
          const found = readCoordinates(text, 'en').map((reading) => proj4('WGS84', grid, [reading.lng, reading.lat]))
          const closest = Math.min(...found.map(([e = NaN, n = NaN]) => Math.hypot(e - easting, n - northing)))
          expect(closest).toBeLessThan(0.02)
        },
      ),
    )
  })
})

describe('the grids', () => {
  it.each(['33U 397499 5422842', 'UTM 33 U 397499mE 5422842mN', '33n 397499 5422842', '33U 0397499 5422842'])(
    'have %s',
    (text) => {
      const [reading] = readCoordinates(text, 'en')
      expect(reading?.notation).toBe('utm')
      expect(reading?.lat).toBeCloseTo(48.95, 4)
      expect(reading?.lng).toBeCloseTo(13.6, 4)
    },
  )

  it('leave open whether an S is the band or the hemisphere', () => {
    expect(places('33S 397000 3900000').map(([y]) => Math.sign(y ?? 0))).toEqual([1, -1])
  })

  // Published examples of the grid: the White House, Honolulu, the north of Greenland, Vienna.
  it.each([
    ['18SUJ2339407395', 38.8977, -77.0366],
    ['18S UJ 23394 07395', 38.8977, -77.0366],
    ['4QFJ1234567890', 21.4098, -157.9161],
    ['24XWT783908', 83.6278, -32.6643],
    ['33UXP04', 48.2495, 16.4145],
  ])('of the military have %s', (text, y, x) => {
    const [reading] = readCoordinates(text, 'en')
    expect(reading?.notation).toBe('mgrs')
    expect(reading?.lat).toBeCloseTo(y, 3)
    expect(reading?.lng).toBeCloseTo(x, 3)
  })
})
