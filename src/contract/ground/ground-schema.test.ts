import { expect, it } from 'vitest'
import { groundSchemaOf } from './ground-schema.ts'

it.each([
  ['fieldgate', ['land', 'ridges', 'streets', 'water_polygons']],
  ['shortbread', ['ocean', 'streets', 'street_labels', 'water_polygons']],
  ['protomaps', ['boundaries', 'earth', 'places', 'roads', 'water']],
  ['openmaptiles', ['landcover', 'place', 'transportation', 'water']],
  [null, ['areas', 'area_points']],
])('the schema %s is told by its layers', (schema, layers) => {
  expect(groundSchemaOf(layers)).toBe(schema)
})
