import { keysOf } from '#contract/keys.ts'
import { HeldInView, hiddenWithout, type Sought } from '#map/live/held-in-view.ts'
import type { LayersBySlot } from '#map/map-layer.ts'
import { FROM_TILES } from './tile-sources.ts'

const AREAS: Sought = { ...FROM_TILES.bands, name: 'are-areas-in-view', fewFrom: 11 }

/** Layers of areas from tiles, their fills and lines hidden while {@link AreasInView} sees none; their dots keep the tiles coming. */
export function hiddenWithoutAreas(layers: LayersBySlot): LayersBySlot {
  return Object.fromEntries(
    keysOf(layers).map((slot) => [slot, layers[slot]?.map((layer) => hiddenWithout(AREAS, layer))]),
  )
}

/** Looks for areas in tiles. */
export function AreasInView() {
  return <HeldInView sought={AREAS} />
}
