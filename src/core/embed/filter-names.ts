import { keysOf } from '#contract/keys.ts'
import type { FilterName } from '../../../public/embed/1/embed.d.ts'

/** The filters that an embed's address and its commands know: one that is missing here does not compile. */
export const FILTERS = {
  q: true,
  status: true,
  type: true,
  reason_id: true,
  activity_id: true,
  source_id: true,
  source_kind: true,
  starts_after: true,
  starts_before: true,
  ends_after: true,
  ends_before: true,
  category_id: true,
  country_id: true,
} as const satisfies Readonly<Record<FilterName, true>>

export const FILTER_NAMES: readonly FilterName[] = keysOf(FILTERS)
