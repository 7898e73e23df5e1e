import { useMemo } from 'react'
import type { FeatureCollection, Polygon } from 'geojson'
import { boxesBeside } from '#contract/geo/box.ts'
import type { BBox } from '#contract/geometry.ts'
import { palettes } from '#contract/palette/palette.ts'
import { useSettled } from '#core/ui/hooks/use-settled.ts'
import { useTheme } from '#core/ui/theme/theme-state.ts'
import { FeatureContent } from '#map/style/feature-content.tsx'
import { isPartlyRead, useClosuresInView, type ClosuresInView } from '../closures-in-view.ts'
import { NOT_LOADED, notLoadedDrawings, notLoadedLayers } from './not-loaded-style.ts'

/** Most answers come sooner: a mark that they remove at once would flicker, and MapLibre would place all names anew twice. */
const LATE_MS = 250
const WORLD: readonly BBox[] = [[-180, -90, 180, 90]]

/**
 * Ground of which no closures were read, or not all of them: it is never drawn as if it were free. `closures`: what was
 * read; null: nothing.
 */
export function NotLoadedGround({ closures }: { readonly closures: ClosuresInView | null }) {
  // Under panels, too, nothing is read, and nobody looks there.
  const { isOutdated } = useClosuresInView()
  const isLate = useSettled(isOutdated, LATE_MS) && isOutdated
  const box = closures === null || isPartlyRead(closures) ? undefined : isLate ? closures.box : null
  const theme = useTheme()
  const sources = useMemo(() => {
    const ground = box === undefined ? WORLD : box === null ? [] : boxesBeside(box)
    return { [NOT_LOADED]: { type: 'geojson', data: polygons(ground) } as const }
  }, [box])
  const drawings = useMemo(() => notLoadedDrawings(palettes[theme], theme), [theme])
  return <FeatureContent sources={sources} layers={notLoadedLayers} drawings={drawings} />
}

function polygons(boxes: readonly BBox[]): FeatureCollection<Polygon> {
  const ring = ([west, south, east, north]: BBox) => [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
  return {
    type: 'FeatureCollection',
    features: boxes.map((box) => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'Polygon', coordinates: [ring(box)] },
    })),
  }
}
