import { keysOf } from '#contract/keys.ts'
import { HeldInView, hiddenWithout, type Sought } from '#map/live/held-in-view.ts'
import type { LayersBySlot } from '#map/map-layer.ts'
import { areaLayers } from './area-style.ts'
import type { AreaSetting, AreaSources } from './area-style-setting.ts'
import { bandsOnGround } from './bands-on-ground.ts'
import { FROM_TILES } from './tile-sources.ts'

const AREAS: Sought = { ...FROM_TILES.bands, name: 'are-areas-in-view', fewFrom: 11 }

/**
 * The style layers of the areas where the map draws woods and waters under them. From tiles, fills and lines are hidden
 * while {@link AreasSought} sees no area; their dots keep the tiles coming, which records have in a source of their own.
 */
export function areaLayersOnGround(setting: AreaSetting): LayersBySlot {
  const layers = areaLayers(setting, bandsOnGround)
  if (setting.sources !== FROM_TILES) return layers
  return Object.fromEntries(
    keysOf(layers).map((slot) => [slot, layers[slot]?.map((layer) => hiddenWithout(AREAS, layer))]),
  )
}

/** Looks for areas in their tiles. */
export function AreasSought({ sources }: { readonly sources: AreaSources }) {
  return sources === FROM_TILES && <HeldInView sought={AREAS} />
}
