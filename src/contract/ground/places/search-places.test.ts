import { expect, it } from 'vitest'
import type { LngLat } from '../../geometry.ts'
import type { GroundPlaceKind } from '../ground-place.ts'
import { indexed } from './indexed-place.ts'
import { searchPlaces } from './search-places.ts'

function aPlace(kind: GroundPlaceKind, name: string | null, point: LngLat) {
  return indexed({ kind, names: name === null ? {} : { '': name }, ref: null, ele: null }, point, null)
}

const places = [
  aPlace('hut', 'Refugi', [1.5, 42.5]),
  aPlace('parking', null, [1.51, 42.5]),
  aPlace('parking', null, [1.5105, 42.5]),
  aPlace('hut', 'Cabana', [1.52, 42.5]),
]
/** As another archive rounds it. */
const again = places.map(({ kind, names, point: [lng, lat] }) =>
  aPlace(kind, names[''] ?? null, [lng + 5e-6, lat - 5e-6]),
)

it.each([
  ['', places],
  ['refugi', places.filter(({ kind }) => kind === 'hut')],
])('what two archives have where they overlap is found once: “%s”', (text, expected) => {
  const all = [...places.slice(0, 2), ...again, ...places.slice(2)]
  const found = searchPlaces(all, { text, kinds: [], bbox: null, near: [1.4, 42.5], limit: 10 })
  expect(found.map(({ kind, names, point }) => [kind, names[''], Number(point[0].toFixed(4))])).toEqual(
    expected.map(({ kind, names, point }) => [kind, names[''], point[0]]),
  )
})
