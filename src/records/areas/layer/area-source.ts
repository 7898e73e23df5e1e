import { queryOptions, useQuery } from '@tanstack/react-query'
import type { TileJson } from '#contract/tile-json.ts'
import { useCapabilities } from '#core/api/capabilities.ts'
import type { ListRead } from '#core/api/list.ts'
import { getAreaTiles } from '#core/api/operations/area-tiles.ts'
import type { AreaRecord } from '#contract/records/area.ts'
import { useAreaShapes } from '../areas-in-view.ts'
import { areaFeatures, type AreaFeatures } from './features.ts'

/** Where the map's areas come from. */
export type AreaSource =
  | { readonly kind: 'none' }
  | { readonly kind: 'tiles'; readonly tiles: TileJson }
  | { readonly kind: 'geojson'; readonly features: AreaFeatures }

const AREA_TILES = 'area-tiles'

/** Where the tiles of the areas are. */
function areaTilesQuery(url: string) {
  return queryOptions({
    queryKey: [AREA_TILES, url],
    queryFn: ({ signal }) => getAreaTiles(url, { signal }),
    staleTime: Infinity,
  })
}

const toFeatures = (read: ListRead<AreaRecord>) => areaFeatures(read.records)

/** Tiles where the service offers them, else the records of the view. */
export function useAreaSource(): AreaSource {
  const capabilities = useCapabilities()
  const url = capabilities?.areaTiles ?? null
  const tiles = useQuery({ ...areaTilesQuery(url ?? ''), enabled: url !== null }).data
  const features = useAreaShapes(capabilities, toFeatures).data
  if (tiles !== undefined) return { kind: 'tiles', tiles }
  return features === undefined ? { kind: 'none' } : { kind: 'geojson', features }
}
