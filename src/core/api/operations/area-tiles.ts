import { TileJson } from '#contract/tile-json.ts'
import { getDocument, type RequestOptions } from '../client.ts'

/** The TileJSON of the areas at the address that the root document names. Throws ApiError. */
export function getAreaTiles(url: string, { signal }: RequestOptions): Promise<TileJson> {
  return getDocument(url, TileJson, signal)
}
