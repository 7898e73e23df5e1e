import type { SymbolLayerSpecification } from 'maplibre-gl'
import type { GroundLook } from '../ground-setting.ts'

/** Paper around the letters of a name. */
export function halo({ palette }: GroundLook): NonNullable<SymbolLayerSpecification['paint']> {
  return { 'text-halo-color': palette.halo, 'text-halo-width': 1.6, 'text-halo-blur': 0.3 }
}
