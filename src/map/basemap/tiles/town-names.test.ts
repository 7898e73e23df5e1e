import { expect, it } from 'vitest'
import { mercatorX, mercatorY } from '#contract/geo/mercator.ts'
import { EXTENT } from './tile-id.ts'
import { townName } from './town-names.ts'

const WORLD = { z: 0, x: 0, y: 0 }
const at = (lon: number, lat: number) => [mercatorX(lon) * EXTENT, mercatorY(lat) * EXTENT] as const

it('has a town’s name in the language, or else as the data has it', () => {
  const munich = at(11.57, 48.14)
  expect(['en', 'de', 'fr', 'it'].map((language) => townName('Munich', language, WORLD, munich))).toEqual([
    'Munich',
    'München',
    'Munich',
    'Monaco di Baviera',
  ])
  expect(townName('Köln', 'en', WORLD, at(6.96, 50.94))).toBe('Cologne')
  expect(townName('Passau', 'de', WORLD, at(13.46, 48.57))).toBe('Passau')
})

it('leaves towns of the same name elsewhere as they are', () => {
  expect(townName('Florence', 'de', WORLD, at(-79.76, 34.2))).toBe('Florence')
  expect(townName('Athens', 'it', { z: 4, x: 4, y: 6 }, [200, 300])).toBe('Athens')
})
