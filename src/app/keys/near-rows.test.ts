import { expect, test } from 'vitest'
import { anArea } from '#testing/builders.ts'
import { nearRows, rowsNamed } from './near-rows.ts'

const names = { closure: () => '', area: ({ name }: { readonly name: string }) => name }
const square = (west: number, south: number) => ({
  type: 'MultiPolygon' as const,
  coordinates: [
    [
      [
        [west, south],
        [west + 1, south],
        [west + 1, south + 1],
        [west, south + 1],
        [west, south],
      ],
    ],
  ],
})
const around = anArea({ name: 'Šumava', geometry: square(13, 48), bbox: [13, 48, 14, 49] })
const north = anArea({ name: 'Upper Marsh', geometry: square(13, 49.5), bbox: [13, 49.5, 14, 50.5] })
const { geometry: _shape, ...boxed } = anArea({ name: 'Marsh-land', bbox: [13, 48, 15, 49] })
const { bbox: _box, ...placeless } = boxed

test('the nearest comes first, with its direction; of what has no shape its middle counts', () => {
  const rows = nearRows([13.5, 48.5], { closures: [], areas: [north, boxed, around] }, names)
  expect(rows.map(({ name }) => name)).toEqual(['Šumava', 'Marsh-land', 'Upper Marsh'])
  expect(rows.map(({ nearness }) => nearness.bearing && Math.round(nearness.bearing))).toEqual([null, 90, 0])
  expect(rows[0]?.nearness.metres).toBe(0)
})

test('what has no place is in no direction', () => {
  expect(nearRows([0, 0], { closures: [], areas: [placeless] }, names)).toEqual([])
})

test('any word of a name may begin as the text does, whatever its marks', () => {
  const rows = nearRows([13.5, 48.5], { closures: [], areas: [north, boxed, around] }, names)
  const named = (text: string) => rowsNamed(rows, text).map(({ name }) => name)
  expect(named('sum')).toEqual(['Šumava'])
  expect(named('mar')).toEqual(['Marsh-land', 'Upper Marsh'])
  expect(named('land')).toEqual(['Marsh-land'])
  expect(named('arsh')).toEqual([])
  expect(named(' ')).toHaveLength(3)
})

test('a mark within what is typed parts words as it does in names', () => {
  const aigle = anArea({ name: 'Réserve de l’Aigle', bbox: [13, 48, 15, 49] })
  const rows = nearRows([13.5, 48.5], { closures: [], areas: [aigle, boxed] }, names)
  const named = (text: string) => rowsNamed(rows, text).map(({ name }) => name)
  expect(named("l'aig")).toEqual(['Réserve de l’Aigle'])
  expect(named('marsh-l')).toEqual(['Marsh-land'])
  expect(named('marsh-')).toEqual(['Marsh-land'])
  expect(named('-')).toHaveLength(2)
})
