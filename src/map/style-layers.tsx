import { Layer } from '@vis.gl/react-maplibre'
import { SLOTS, type LayersBySlot } from './map-layer.ts'
import { slotMarker } from './style.ts'

/** Puts style layers in their slots. The layers of one slot must draw from one source, so that their order holds. */
export function StyleLayers({ layers }: { readonly layers: LayersBySlot }) {
  return SLOTS.flatMap((slot) =>
    (layers[slot] ?? []).map((layer) => <Layer key={layer.id} {...layer} beforeId={slotMarker(slot)} />),
  )
}
