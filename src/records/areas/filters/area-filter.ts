import { useMemo } from 'react'
import { NO_COUNTRY } from '#contract/ids.ts'
import { useParameters } from '#core/address/use-parameter.ts'
import type { AreaRecord } from '#contract/records/area.ts'
import { areaFilterParams } from '#contract/query/area-filter-params.ts'
import type { AreaFilters, AreaQuery } from '#contract/query/area-query.ts'
import { parserOf } from '#core/filters/parser.ts'
import type { UserFilter } from '#core/filters/user-filter.ts'

type AreaFilterName = Exclude<UserFilter<AreaQuery>, 'q'>
/** What areas are narrowed to; none of a kind means all. */
export type AreaNarrowing = { readonly [K in AreaFilterName]-?: NonNullable<AreaFilters[K]> }

/** The text (`q`) has its own, which closures share. */
const parsers = {
  category_id: parserOf(areaFilterParams.category_id).withDefault([]),
  country_id: parserOf(areaFilterParams.country_id).withDefault([]),
} satisfies Record<AreaFilterName, unknown>

/** The filters of areas in the address, and how to change them. */
export function useAreaFilter() {
  const [narrowing, set] = useParameters(parsers, { history: 'push' })
  return useMemo(() => {
    const change = (next: Partial<AreaNarrowing>) => void set(next)
    const clear = () => void set(null)
    return { narrowing, change, clear }
  }, [narrowing, set])
}

/** Whether an area matches, as the API selects. */
export function matchesAreaFilter({ category_id, country_id }: AreaRecord, narrowing: AreaNarrowing): boolean {
  const isAmong = (wanted: readonly number[], id: number | null | undefined) =>
    wanted.length === 0 || (id != null && wanted.includes(id))
  return isAmong(narrowing.category_id, category_id) && isAmong(narrowing.country_id, country_id ?? NO_COUNTRY)
}

/** Whether some filter narrows. */
export function isAreaNarrowed(narrowing: AreaNarrowing): boolean {
  return Object.values(narrowing).some((ids) => ids.length > 0)
}
