import { expect, it } from 'vitest'
import { readAsked } from './asked.ts'

const asked = (search: string) => readAsked(new URLSearchParams(search))

it('is narrowed to what a camera in the address sees', () => {
  const { query, notUnderstood } = asked('map=9/48.9/13.6')
  const [west = NaN, south = NaN, east = NaN, north = NaN] = query.bbox ?? []
  expect([west < 13.6, 13.6 < east, south < 48.9, 48.9 < north]).toEqual([true, true, true, true])
  expect(notUnderstood).toEqual([])
})

it.each(['5//', '/48/11', '5/48/11/3', '5/48', '25/48/11', '5/91/11', 'x'])(
  'does not understand the camera %s, as the map does not',
  (map) => {
    expect(asked(`map=${map}`)).toEqual({ query: {}, notUnderstood: ['map'] })
  },
)
