import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { GROUND_SCHEMAS, type GroundSchema } from '#contract/ground/ground-schema.ts'
import type { GroundTable, Part } from './ground-table.ts'
import { groundTables } from './ground-tables.ts'

const GUIDE = new URL('../../../../public/guides/operators.md', import.meta.url)

const gives = (parts: readonly Part<string>[], ...kinds: readonly string[]) =>
  kinds.every((kind) => parts.some((part) => part.gives.includes(kind)))

/** The rows of the guide's table that tables can answer, by their beginning. */
const ROWS: Readonly<Record<string, (table: GroundTable) => boolean>> = {
  'woods, scrub': ({ land }) =>
    gives(land, 'wood', 'scrub', 'grass', 'farmland', 'built', 'rock', 'sand', 'glacier', 'wetland'),
  'scree and quarries': ({ land }) => gives(land, 'scree', 'quarry'),
  'lakes, rivers': ({ water, waterLines, waterNames }) =>
    gives(water, 'water') && gives(waterLines, 'river', 'stream') && gives(waterNames, 'water'),
  contours: ({ contours }) => contours.length > 0,
  'roads in three sizes': ({ ways }) =>
    gives(ways, 'main', 'middle', 'small', 'rail', 'ferry') && ways.some(({ isTunnel }) => isTunnel !== undefined),
  lifts: ({ ways }) => gives(ways, 'lift'),
  'tracks and paths': ({ ways }) => gives(ways, 'track', 'path', 'steps'),
  bridges: ({ ways }) => ways.some(({ isBridge }) => isBridge !== undefined),
  difficulty: ({ ways }) => ways.some(({ sac, isFaint }) => sac !== undefined && isFaint !== undefined),
  'ways that are closed': ({ ways }) => ways.some(({ isPrivate }) => isPrivate !== undefined),
  'marked routes': ({ ways }) => ways.some(({ isRoute }) => isRoute !== undefined),
  'names of ways': ({ wayNames }) => wayNames.some(({ name, ref }) => name !== undefined && ref !== undefined),
  'buildings, borders': ({ buildings, borders }) => gives(buildings, 'building') && gives(borders, 'country'),
  'ridges and cliffs': ({ ridges }) => ridges.length > 0,
  'peaks and passes': ({ signs }) => gives(signs, 'peak', 'pass'),
  'huts, shelters': ({ signs }) => gives(signs, 'hut', 'shelter', 'camp', 'viewpoint', 'picnic'),
  'springs, waterfalls': ({ signs }) => gives(signs, 'spring', 'waterfall', 'cave'),
  guideposts: ({ signs }) => gives(signs, 'guidepost', 'board'),
  'parking, stops': ({ signs }) => gives(signs, 'parking', 'stop', 'toilets', 'water'),
  'names of towns': ({ places }) => gives(places, 'town', 'village'),
}
const COLUMNS: Readonly<Record<GroundSchema, number>> = { fieldgate: 2, shortbread: 3, protomaps: 4, openmaptiles: 5 }

it.each(Object.entries(ROWS))('the guide says which schemas have %s', (words, has) => {
  const row = readFileSync(GUIDE, 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`| ${words}`))
  const cells = row?.split('|').map((cell) => cell.trim())
  const said = GROUND_SCHEMAS.map((schema) => [schema, cells?.[COLUMNS[schema]] ?? 'no row'])
  expect(said).toEqual(GROUND_SCHEMAS.map((schema) => [schema, has(groundTables[schema]) ? 'yes' : 'no']))
})
