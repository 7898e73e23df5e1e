import { queryOptions, useQuery } from '@tanstack/react-query'
import type { TileJson } from '#contract/tile-json.ts'
import { useCapabilities } from '#core/api/capabilities.ts'
import { getAreaTiles } from '#core/api/operations/area-tiles.ts'

const AREA_TILES = 'area-tiles'

/** After how long it is asked again whether categories have areas that had none, in ms. */
const AGAIN = 600_000

/** Where the tiles of the areas are; what was known stays while no category has come, for another source is drawn anew. */
export function areaTilesQuery(url: string) {
  return queryOptions({
    queryKey: [AREA_TILES, url],
    async queryFn({ client, queryKey, signal }) {
      const known = client.getQueryData<TileJson>(queryKey)
      const read = await getAreaTiles(url, { signal })
      const isKnown = (read.category_ids ?? []).every((id) => known?.category_ids?.includes(id))
      return known && isKnown ? known : read
    },
    staleTime: AGAIN,
    refetchInterval: AGAIN,
  })
}

/** What the tiles of the areas are; undefined where the service has none, or as long as that is not known. */
export function useAreaTiles(): TileJson | undefined {
  const url = useCapabilities()?.areaTiles ?? null
  return useQuery({ ...areaTilesQuery(url ?? ''), enabled: url !== null }).data
}
