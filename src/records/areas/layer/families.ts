import type { ExpressionSpecification } from 'maplibre-gl'
import type { AreaFamily, Category } from '#contract/records/lookups.ts'
import type { TileJson } from '#contract/tile-json.ts'

/** The family of each category id; a category that is not among them is drawn as `other`. */
export type Families = ReadonlyMap<number, AreaFamily>

/** What a service's categories are drawn as. */
export function familiesOf(categories: Iterable<Category>): Families {
  return new Map(Array.from(categories, ({ id, family = 'other' }) => [id, family]))
}

/** The families of the categories that the tiles have; all of them where the TileJSON does not say. */
export function familiesIn({ category_ids: ids }: TileJson, families: Families): Families {
  return ids ? new Map([...families].filter(([id]) => ids.includes(id))) : families
}

type FamilyValue = (family: AreaFamily) => string

/** The ids that the filters leave, by property; none of a property means that all are shown. */
export type ShownAreas = Readonly<Record<'category_id' | 'country_id', readonly number[]>>

/** Whether a property of an area is one of some ids. */
export function isIn(property: keyof ShownAreas, ids: readonly number[]): ExpressionSpecification {
  return ['in', ['get', property], ['literal', [...ids]]]
}

/** An expression that gives each area the value of its family; `faded`: that of areas that the filter leaves out. */
export function byFamily(
  families: Families,
  shown: ShownAreas,
  full: FamilyValue,
  faded: FamilyValue,
): ExpressionSpecification | string {
  const inFull = choose(families, full)
  const tests = (['category_id', 'country_id'] as const)
    .filter((name) => shown[name].length > 0)
    .map((name) => isIn(name, shown[name]))
  const [first] = tests
  if (first === undefined) return inFull
  return ['case', tests.length === 1 ? first : ['all', ...tests], inFull, choose(families, faded)]
}

function choose(families: Families, valueOf: FamilyValue): ExpressionSpecification | string {
  const other = valueOf('other')
  const [first, ...rest] = [...families].map(([id, family]): [number, string] => [id, valueOf(family)])
  return first === undefined ? other : ['match', ['get', 'category_id'], ...first, ...rest.flat(), other]
}
