import { addProtocol } from 'maplibre-gl'
import { PMTiles, Protocol, TileType } from 'pmtiles'
import type { ForeignContent } from './foreign-content.ts'
import { groundFrom, VectorLayers } from './foreign-ground.ts'
import { pictures } from './foreign-raster.ts'

const protocol = new Protocol()
addProtocol('pmtiles', protocol.tile)

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
  return groundFrom({ url }, VectorLayers.parse(await archive.getMetadata()), address)
}
