/** The schemas of vector tiles that the map draws as the ground: our own, which is Shortbread with more, and those of others. */
export const GROUND_SCHEMAS = ['fieldgate', 'shortbread', 'protomaps', 'openmaptiles'] as const
export type GroundSchema = (typeof GROUND_SCHEMAS)[number]

/** Layers that a schema has and none of those after it: the first that has them all is meant. */
const SIGNS: readonly (readonly [GroundSchema, readonly string[]])[] = [
  ['fieldgate', ['streets', 'ridges']],
  ['shortbread', ['streets', 'water_polygons']],
  ['protomaps', ['earth', 'roads']],
  ['openmaptiles', ['transportation', 'water']],
]

/** The schema of tiles by the ids of their layers (`vector_layers` of an archive); null for one that is not known. */
export function groundSchemaOf(layers: readonly string[]): GroundSchema | null {
  const found = SIGNS.find(([, signs]) => signs.every((sign) => layers.includes(sign)))
  return found?.[0] ?? null
}
