import { addProtocol } from 'maplibre-gl'
import { PMTiles, Protocol, TileType } from 'pmtiles'
import * as z from 'zod/mini'
import { groundSchemaOf } from '#contract/ground/ground-schema.ts'
import { FOREIGN, type ForeignContent } from './foreign-content.ts'
import { pictures } from './foreign-raster.ts'
import { groundLook } from '../../ground/ground-setting.ts'
import { groundDrawings } from '../../ground/images/ground-drawings.ts'
import { groundTables } from '../../ground/schemas/ground-tables.ts'
import { wholeGround } from '../../ground/whole-ground.ts'

const protocol = new Protocol()
addProtocol('pmtiles', protocol.tile)

const Described = z.object({ vector_layers: z.array(z.object({ id: z.string() })) })

/**
 * Opens a PMTiles archive: of pictures, or of vector tiles in a schema that the ground is drawn from. Throws where it
 * cannot be read, and where its tiles are of another schema.
 */
export async function openArchive(address: string, isDark: boolean): Promise<ForeignContent> {
  const archive = new PMTiles(address)
  const { tileType } = await archive.getHeader()
  protocol.add(archive)
  const url = `pmtiles://${address}`
  if (tileType !== TileType.Mvt) {
    const { minZoom, maxZoom } = await archive.getHeader()
    return pictures({ url, minzoom: minZoom, maxzoom: maxZoom }, isDark)
  }
  const { vector_layers } = Described.parse(await archive.getMetadata())
  const schema = groundSchemaOf(vector_layers.map(({ id }) => id))
  if (schema === null) throw new Error(`${address} is in none of the schemas that the ground is drawn from.`)
  const source = `${FOREIGN}tiles`
  const tiles = { source, table: groundTables[schema] }
  return {
    sources: { [source]: { type: 'vector', url } },
    layersIn: (theme, language) => wholeGround(tiles, groundLook(theme, language)),
    drawingsIn: (theme, language) => groundDrawings(groundLook(theme, language)),
    sprites: [],
    glyphs: null,
  }
}
