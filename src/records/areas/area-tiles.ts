import { queryOptions, useQuery } from '@tanstack/react-query'
import type { TileJson } from '#contract/tile-json.ts'
import { useCapabilities } from '#core/api/capabilities.ts'
import { getAreaTiles } from '#core/api/operations/area-tiles.ts'

const AREA_TILES = 'area-tiles'

/** Where the tiles of the areas are. */
function areaTilesQuery(url: string) {
  return queryOptions({
    queryKey: [AREA_TILES, url],
    queryFn: ({ signal }) => getAreaTiles(url, { signal }),
    staleTime: Infinity,
  })
}

/** What the tiles of the areas are; undefined where the service has none, or as long as that is not known. */
export function useAreaTiles(): TileJson | undefined {
  const url = useCapabilities()?.areaTiles ?? null
  return useQuery({ ...areaTilesQuery(url ?? ''), enabled: url !== null }).data
}
