import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { LAND } from './land.ts'
import { LAYERS } from './layers.ts'
import { AERIALWAYS, BARRIERS, FERRIES, RIDGES } from './lines.ts'
import { PLACES, POIS } from './points.ts'
import { STREET_PROPERTIES, STREETS } from './streets.ts'
import { WATER, WATER_PROPERTIES, WATERWAY_PROPERTIES, WATERWAYS } from './water.ts'

const guide = readFileSync(join(import.meta.dirname, '../../../../public/guides/ground-tiles.md'), 'utf8')
const told = new Set([...guide.matchAll(/`([^`]+)`/g)].map(([, word]) => word))

it('the guide names every layer, kind and property that tiles can have', () => {
  const tables = [AERIALWAYS, BARRIERS, FERRIES, LAND, PLACES, POIS, RIDGES, STREETS, WATER, WATERWAYS]
  const kinds = tables.flatMap((table) => table.map(([, , kind]) => kind))
  const properties = [STREET_PROPERTIES, WATER_PROPERTIES, WATERWAY_PROPERTIES].flatMap(Object.keys)
  const words = [...LAYERS.map(({ name }) => name), ...kinds, ...properties]
  expect(words.filter((word) => !told.has(word))).toEqual([])
})
