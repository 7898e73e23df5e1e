import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import type { BBox } from '#contract/geometry.ts'
import type { DrawnCount, TileJson } from '#contract/tile-json.ts'
import { countDrawnAreas } from '#core/api/operations/area-tiles.ts'
import { useView } from '#core/viewport/bounds.ts'
import { useSeenBox } from '#core/viewport/query-box.ts'
import { useAreaTiles } from './area-tiles.ts'

const DRAWN_COUNT = 'drawn-areas'

function drawnCountQuery(counts: string, box: BBox | null, zoom: number) {
  return queryOptions({
    queryKey: [DRAWN_COUNT, counts, box, zoom],
    queryFn: ({ signal }) => countDrawnAreas(counts, { zoom, ...(box && { bbox: box }) }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}

/** How many of the areas in view the map draws; null where it draws all, as far as is known. */
export function useDrawnCount(): DrawnCount | null {
  const tiles = useAreaTiles()
  const view = useView()
  const box = useSeenBox()
  const zoom = Math.max(0, Math.floor(view?.zoom ?? 0))
  const counts = view === null || tiles === undefined ? null : countsAt(tiles, zoom)
  const query = drawnCountQuery(counts ?? '', box, zoom)
  const { data } = useQuery(counts === null ? { ...query, queryFn: skipToken } : query)
  return counts === null || data === undefined || data.drawn >= data.count ? null : data
}

/** Where a service tells what its tiles leave out at a zoom; null where they leave nothing out. */
function countsAt({ counts, all_from_zoom: all = 0 }: TileJson, zoom: number): string | null {
  return zoom < all ? (counts ?? null) : null
}
