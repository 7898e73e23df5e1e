import { expect, test } from 'vitest'
import { formatArea } from './numbers.ts'

test.each([
  [1234.5, '1,235 km²'],
  [2.44, '2.4 km²'],
  [0.024, '2.4 ha'],
  [0.0012, '0.1 ha'],
  [0.0004, '400 m²'],
  [0.000_012, '12 m²'],
])('%f km² are told as %s: never as nothing', (km2, text) => {
  expect(formatArea('en', km2)).toBe(text)
})
