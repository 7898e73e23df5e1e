import type { SourceSpecification } from 'maplibre-gl'
import { describe, expect, it } from 'vitest'
import { GROUND_SCHEMAS } from '#contract/ground/ground-schema.ts'
import { keysOf } from '#contract/keys.ts'
import { SHARED_PROGRAMS, styleErrors, symbolPrograms, THEMES } from '../testing/style-testing.ts'
import { groundLayers } from './ground-layers.ts'
import { groundLook } from './ground-setting.ts'
import { groundDrawings } from './images/ground-drawings.ts'
import { wholeGround } from './whole-ground.ts'
import { groundTables } from './schemas/ground-tables.ts'
import { SLOTS } from '../map-layer.ts'

const SOURCES: Record<string, SourceSpecification> = {
  g: { type: 'vector', tiles: ['https://a.example/{z}/{x}/{y}'] },
  r: { type: 'raster', tiles: ['https://a.example/{z}/{x}/{y}'] },
}

describe.each(THEMES)('the ground in %s', (theme) => {
  const look = groundLook(theme, 'de')

  it.each(GROUND_SCHEMAS)('is a style that MapLibre accepts, from tiles in the schema %s', (schema) => {
    const tiles = { source: 'g', table: groundTables[schema] }
    const drawn = [wholeGround(tiles, look), groundLayers({ tiles: [tiles], reliefs: ['r'], isWhole: false }, look)]
    for (const layers of drawn) {
      expect(styleErrors(SOURCES, layers)).toEqual([])
      const ids = SLOTS.flatMap((slot) => layers[slot]?.map(({ id }) => id) ?? [])
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  it.each(GROUND_SCHEMAS)('draws all names by one program, and all signs, from tiles in the schema %s', (schema) => {
    const tiles = { source: 'g', table: groundTables[schema] }
    expect(symbolPrograms(wholeGround(tiles, look))).toEqual(SHARED_PROGRAMS)
  })

  it('has a picture for whatever its layers name', () => {
    const tiles = GROUND_SCHEMAS.map((schema) => ({ source: schema, table: groundTables[schema] }))
    const text = JSON.stringify(groundLayers({ tiles, reliefs: [], isWhole: false }, look))
    const pictures = keysOf(groundDrawings(look))
    for (const [, name = ''] of text.matchAll(/"(ground-[a-z-]+)"/g)) expect(pictures).toContain(name)
    for (const { signs } of Object.values(groundTables))
      for (const { gives } of signs) for (const kind of gives) expect(pictures).toContain(`ground-${kind}`)
  })
})
