import type { DataDrivenPropertyValueSpecification, ExpressionSpecification } from 'maplibre-gl'
import type { AreaFamily } from '#contract/records/lookups.ts'
import { familyColour, type AreaSetting } from './area-style-setting.ts'
import { isIn } from './families.ts'

/** Areas that are always drawn in one colour: those of a category. */
export interface AreaKind {
  /** What the ids of its style layers end with. */
  readonly name: string
  readonly filter: ExpressionSpecification
  readonly family: AreaFamily
  readonly isFaded: boolean
}

/**
 * The kinds of areas. Each has style layers of its own, with constant colours: colours by category would stand at each
 * vertex, and change them all when a filter does.
 */
export function areaKinds({ families, shown: { category_id: shown } }: AreaSetting): readonly AreaKind[] {
  const ids = [...families.keys()]
  const others: AreaKind = {
    name: 'other',
    filter: ['!', isIn('category_id', ids)],
    family: 'other',
    isFaded: shown.length > 0,
  }
  return [
    ...[...families].map(([id, family]): AreaKind => {
      const isFaded = shown.length > 0 && !shown.includes(id)
      return { name: `${id}`, filter: ['==', ['get', 'category_id'], id], family, isFaded }
    }),
    others,
  ]
}

/** The colour of a kind; by country, at each vertex, only where a filter asks for some countries. */
export function kindColour(
  setting: AreaSetting,
  { family, isFaded }: AreaKind,
  strength: number,
): DataDrivenPropertyValueSpecification<string> {
  const faded = familyColour(setting.palette, family, strength, true)
  const full = isFaded ? faded : familyColour(setting.palette, family, strength, false)
  const { country_id: countries } = setting.shown
  return countries.length === 0 ? full : ['case', isIn('country_id', countries), full, faded]
}
