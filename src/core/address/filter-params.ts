import { areaFilterParams } from '#contract/query/area-filter-params.ts'
import { closureQuery } from '#contract/query/closure-query.ts'
import type { Param } from '#contract/query/param.ts'
import type { FilterName } from '../../../public/embed/1/embed.d.ts'

/** How each filter is read and written in an address, as in the API. */
export const FILTER_PARAMS: Readonly<Record<FilterName, Param<unknown>>> = {
  ...areaFilterParams,
  ...closureQuery.params,
}
