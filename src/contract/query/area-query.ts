import { AREA_DEFAULT_FIELDS, AREA_FIELDS, type AreaField } from '../records/area.ts'
import type { BBox } from '../geometry.ts'
import { areaFilterParams } from './area-filter-params.ts'
import { bbox } from './bbox.ts'
import { date, fields, ids } from './param.ts'
import { queryCodec } from './query.ts'

/** What a list of protected areas can be narrowed by; different filters narrow each other. */
export interface AreaFilters {
  readonly category_id?: readonly number[]
  readonly country_id?: readonly number[]
  /** Any part of the name, in any of its languages; letter case and diacritics don't count. */
  readonly q?: string
  /** UTC day; that day counts. */
  readonly updated_after?: string
  readonly bbox?: BBox
  /** Numbers of areas, as the tiles have them. */
  readonly id?: readonly number[]
}

export interface AreaQuery extends AreaFilters {
  readonly fields?: readonly AreaField[]
}

export const areaQuery = queryCodec<AreaQuery>({
  ...areaFilterParams,
  updated_after: date,
  bbox,
  id: ids,
  fields: fields(AREA_FIELDS, AREA_DEFAULT_FIELDS),
})
