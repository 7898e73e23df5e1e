import { drawnQuery, type DrawnQuery } from '#contract/query/drawn-query.ts'
import { DrawnCount, TileJson } from '#contract/tile-json.ts'
import { getDocument, type RequestOptions } from '../client.ts'

/** The TileJSON of the areas at the address that the root document names. Throws ApiError. */
export function getAreaTiles(url: string, { signal }: RequestOptions): Promise<TileJson> {
  return getDocument(url, TileJson, signal)
}

/** How many areas there are at a place, and how many of them are drawn, where the TileJSON says. Throws ApiError. */
export function countDrawnAreas(url: string, query: DrawnQuery, { signal }: RequestOptions): Promise<DrawnCount> {
  return getDocument(`${url}?${drawnQuery.write(query).toString()}`, DrawnCount, signal)
}
