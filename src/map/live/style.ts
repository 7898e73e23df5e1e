import type { FontFacesSpecification, StyleSpecification } from 'maplibre-gl'
import { SLOTS, type Slot } from '../map-layer.ts'

/**
 * The style that the map starts with and keeps: fonts, and an invisible layer at the top of each slot. All that is
 * drawn comes and changes as layers of its own, so that a change of theme repaints and loads nothing again.
 */
export function baseStyle(fonts: FontFacesSpecification, animated: boolean): StyleSpecification {
  return {
    version: 8,
    'font-faces': fonts,
    transition: { duration: animated ? 120 : 0, delay: 0 },
    sources: {},
    layers: SLOTS.map((slot) => ({ id: slotMarker(slot), type: 'background', layout: { visibility: 'none' } })),
  }
}

/** The id of the invisible layer at the top of a slot: what goes in the slot is put before it. */
export function slotMarker(slot: Slot): string {
  return `slot:${slot}`
}
