import { addProtocol } from 'maplibre-gl'
import { PMTiles, Protocol, TileType } from 'pmtiles'
import * as z from 'zod/mini'
import { palettes } from '#contract/palette/palette.ts'
import { FOREIGN, type ForeignContent } from './foreign-content.ts'
import { pictures } from './foreign-raster.ts'
import { protomapsLayers } from './protomaps-layers.ts'

const protocol = new Protocol()
addProtocol('pmtiles', protocol.tile)

const Described = z.object({ vector_layers: z.array(z.object({ id: z.string() })) })

/**
 * Opens a PMTiles archive: of pictures, or of vector tiles in the schema of Protomaps. Throws where it cannot be read,
 * and where its tiles are of another schema.
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
  if (!vector_layers.some(({ id }) => id === 'earth')) throw new Error(`${address} is not in the schema of Protomaps.`)
  const source = `${FOREIGN}tiles`
  return {
    sources: { [source]: { type: 'vector', url } },
    layersIn: (theme, language) => protomapsLayers(source, palettes[theme], theme, language),
    sprites: [],
    glyphs: null,
  }
}
