import type { SourceSpecification } from 'maplibre-gl'
import type { Language } from '#contract/vocabulary/languages.ts'
import type { Theme } from '#contract/palette/palette.ts'
import type { LayersBySlot } from '../../map-layer.ts'
import type { Drawings } from '../../style/drawing.ts'

/** What ids of sources and layers begin with that an operator's background brings. */
export const FOREIGN = 'base:'

/** A background that was loaded. */
export interface ForeignContent {
  /** By ids that begin with {@link FOREIGN}. */
  readonly sources: Readonly<Record<string, SourceSpecification>>
  /** In the slots of the basemap and of the ground. */
  layersIn(theme: Theme, language: Language): LayersBySlot
  /** The pictures that its layers name, where it is drawn as our own is. */
  readonly drawingsIn?: (theme: Theme, language: Language) => Drawings
  /** Where its icons are, by the prefix of their names. */
  readonly sprites: readonly { readonly id: string; readonly url: string }[]
  /** Where its letters are; null: it needs none but the map's. */
  readonly glyphs: string | null
}

/** An address in a document, with the places to be filled in kept as they are. */
export function absolute(address: string, base: string): string {
  return new URL(address, base).href.replaceAll('%7B', '{').replaceAll('%7D', '}')
}
