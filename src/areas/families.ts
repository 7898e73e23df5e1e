import type { DataDrivenPropertyValueSpecification } from 'maplibre-gl'
import { AREA_FAMILIES, type AreaFamily, type Category } from '#contract/lookups.ts'

/** The family of each category id; a category that is not among them is drawn as `other`. */
export type Families = ReadonlyMap<number, AreaFamily>

/** What a service's categories are drawn as. */
export function familiesOf(categories: Iterable<Category>): Families {
  return new Map(Array.from(categories, ({ id, family = 'other' }) => [id, family]))
}

/** An expression that gives each area the value of its family. */
export function byFamily(
  families: Families,
  values: Readonly<Record<AreaFamily, string>>,
): DataDrivenPropertyValueSpecification<string> {
  const branches = AREA_FAMILIES.flatMap((family): [number[], string][] => {
    const ids = [...families].filter(([, own]) => own === family).map(([id]) => id)
    return family === 'other' || ids.length === 0 ? [] : [[ids, values[family]]]
  })
  const [first, ...rest] = branches
  return first === undefined ? values.other : ['match', ['get', 'category_id'], ...first, ...rest.flat(), values.other]
}
