import type { TileJson } from '#contract/tile-json.ts'
import { useCapabilities } from '#core/api/capabilities.ts'
import type { ListRead } from '#core/api/list.ts'
import type { AreaRecord } from '#contract/records/area.ts'
import { useAreaTiles } from '../area-tiles.ts'
import { useAreaShapes } from '../areas-in-view.ts'
import { areaFeatures, type AreaFeatures } from './features.ts'

/** Where the map's areas come from. */
export type AreaSource =
  | { readonly kind: 'none' }
  | { readonly kind: 'tiles'; readonly tiles: TileJson }
  | { readonly kind: 'geojson'; readonly features: AreaFeatures }

const toFeatures = (read: ListRead<AreaRecord>) => areaFeatures(read.records)

/** Tiles where the service offers them, else the records of the view. */
export function useAreaSource(): AreaSource {
  const tiles = useAreaTiles()
  const features = useAreaShapes(useCapabilities(), toFeatures).data
  if (tiles !== undefined) return { kind: 'tiles', tiles }
  return features === undefined ? { kind: 'none' } : { kind: 'geojson', features }
}
