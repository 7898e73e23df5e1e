import { expect, test } from 'vitest'
import { lineOf } from '../line/line.ts'
import { placesOn } from './name-stretch.ts'

const piece = (...lng: number[]) => ({ lng, lat: lng.map(() => 47), ele: lng.map(() => NaN) })

test('the places of a stretch that begins with a piece are all of that piece', () => {
  const line = lineOf([piece(11, 11.01), piece(12, 12.01)])
  if (line === null) throw new Error('There is a line.')
  const [, end = 0, , whole = 0] = line.along
  const lngsOf = (from: number, to: number) => placesOn(line, { from, to }).map(([lng]) => lng)
  const [first, second] = [lngsOf(0, end), lngsOf(end, whole)]
  expect([Math.min(...first), Math.max(...first)].map((lng) => lng.toFixed(5))).toEqual(['11.00000', '11.01000'])
  expect([Math.min(...second), Math.max(...second)].map((lng) => lng.toFixed(5))).toEqual(['12.00000', '12.01000'])
})
