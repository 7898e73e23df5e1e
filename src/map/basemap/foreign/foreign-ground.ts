import type { VectorSourceSpecification } from 'maplibre-gl'
import * as z from 'zod/mini'
import { groundSchemaOf } from '#contract/ground/ground-schema.ts'
import { groundLook } from '../../ground/ground-setting.ts'
import { groundDrawings } from '../../ground/images/ground-drawings.ts'
import { groundTables } from '../../ground/schemas/ground-tables.ts'
import { wholeGround } from '../../ground/whole-ground.ts'
import { absolute, FOREIGN, type ForeignContent } from './foreign-content.ts'

/** Which layers vector tiles have, as they say it themselves. */
export const VectorLayers = z.object({ vector_layers: z.array(z.object({ id: z.string() })) })

const TileJson = z.object({
  ...VectorLayers.shape,
  tiles: z.array(z.string()).check(z.minLength(1)),
  minzoom: z._default(z.number(), 0),
  maxzoom: z._default(z.number(), 14),
})

/** How long a host may take to describe its tiles, in ms. */
const PATIENCE_MS = 15_000

/** Reads what describes vector tiles. Throws where there is nothing of the kind, and where they are of no known schema. */
export async function openTileJson(address: string, signal: AbortSignal): Promise<ForeignContent> {
  const response = await fetch(address, { signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]) })
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  const { vector_layers, tiles, minzoom, maxzoom } = TileJson.parse(await response.json())
  const described = { tiles: tiles.map((tile) => absolute(tile, address)), minzoom, maxzoom }
  return groundFrom(described, { vector_layers }, address)
}

/** Vector tiles from an address, drawn in the app's own colours. Throws where they are of no known schema. */
export function groundFrom(
  from: Omit<VectorSourceSpecification, 'type'>,
  { vector_layers }: z.infer<typeof VectorLayers>,
  address: string,
): ForeignContent {
  const schema = groundSchemaOf(vector_layers.map(({ id }) => id))
  if (schema === null) throw new Error(`${address} is in none of the schemas that the ground is drawn from.`)
  const source = `${FOREIGN}tiles`
  const tiles = { source, table: groundTables[schema] }
  return {
    sources: { [source]: { type: 'vector', ...from } },
    layersIn: (theme, language) => wholeGround(tiles, groundLook(theme, language)),
    drawingsIn: (theme, language) => groundDrawings(groundLook(theme, language)),
    sprites: [],
    glyphs: null,
  }
}
