import { expect, it } from 'vitest'
import { positionIn } from './position-in-text.ts'

it.each([
  ['50.1, 10.2', [10.2, 50.1]],
  ['50.1,10.2', [10.2, 50.1]],
  ['50,1; 10,2', [10.2, 50.1]],
  ['50,1, 10,2', [10.2, 50.1]],
  ['50,1 10,2', [10.2, 50.1]],
  ['50.1 -10.2', [-10.2, 50.1]],
  ['(37.75, -119.5)', [-119.5, 37.75]],
  ['1 Main Street\nBigtown, CA\n(37.75, -119.5)', [-119.5, 37.75]],
  ['50.1 N, 10.2 E', [10.2, 50.1]],
  ['50°06′00″N 10°12′00″E', [10.2, 50.1]],
  ['10.2 E, 50.1 N', [10.2, 50.1]],
  ['{"lon": 10.2, "lat": 50.1}', [10.2, 50.1]],
  ['{"longitude": "10.2", "latitude": "50.1"}', [10.2, 50.1]],
  ['-119.5, 37.75', null],
  ['3571000, 5540000', null],
  ['50,1,10,2', null],
  ['50.1', null],
  ['12,5', null],
  ['3, 4', null],
  ['Ridge Trail, north', null],
  ['km 3, 4', null],
  ['{"lat": null, "lon": null}', null],
  ['', null],
])('of %j it tells the position %j', (text, position) => {
  const found = positionIn(text)
  expect(found?.map((degrees) => Number(degrees.toFixed(9))) ?? null).toEqual(position)
})
