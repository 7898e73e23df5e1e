import type { ExpressionSpecification } from 'maplibre-gl'
import type { AreaFamily } from '#contract/records/lookups.ts'
import type { SourceRef } from '#map/style/surface.ts'
import { mix } from '#core/ui/theme/mix.ts'
import type { Palette, Theme } from '#contract/palette/palette.ts'
import { byFamily, type Families, type ShownAreas } from './families.ts'

/**
 * What the areas are drawn from. `bands` has the shapes once more where the band needs them simpler, `names` the points
 * where no shape is to wait for letters.
 */
export interface AreaSources {
  readonly shapes: SourceRef
  readonly bands: SourceRef
  readonly points: SourceRef
  readonly names?: SourceRef
}

/** What the style layers of the areas depend on. */
export interface AreaSetting {
  readonly palette: Palette
  readonly theme: Theme
  readonly families: Families
  readonly shown: ShownAreas
  readonly sources: AreaSources
}

/** What areas look like, wherever they come from. */
export type AreaLook = Omit<AreaSetting, 'sources'>

/** How far it is from the border to the middle, in px at zoom 0. */
export const R0: ExpressionSpecification = ['number', ['get', 'r0'], 0]

/** Px from the border to the middle at the whole zoom of a tile, whichever part of it is asked about. */
export const RADIUS: ExpressionSpecification = ['*', R0, ['^', 2, ['floor', ['zoom']]]]

/** The colour of a family laid at a strength over what is under it; faded where a filter leaves it out. */
export function familyColour(palette: Palette, family: AreaFamily, strength: number, isFaded: boolean): string {
  const ground = family === 'marine' ? palette.water : palette.ground
  return mix(ground, palette[family], isFaded ? strength * FADED : strength)
}

/** What is left of the colours of areas that the filter leaves out. */
const FADED = 0.22

/** Family colours that can be read as text. */
export function textColours({ palette, families, shown }: AreaSetting) {
  const full = (family: AreaFamily) => mix(palette[family], palette.text, 0.3)
  return byFamily(families, shown, full, (family) => familyColour(palette, family, 0.5, false))
}
