import type { ComponentType } from 'react'

/** Parameters that say how records travel and of which part of the world; no visitor sets them by hand. */
type Transport = 'fields' | 'bbox' | 'geometry_from' | 'id' | 'updated_after' | 'active_on'

/** What a link or the page around an embed sets, and no control. */
type Given = 'protected_area_uuid'

/** The parameters of a query of the API that are a visitor's to set. */
export type UserFilter<Q> = Exclude<keyof Q, Transport>

/** The groups of the filter panel. */
export type FilterGroup =
  | 'status'
  | 'type'
  | 'reason'
  | 'activity'
  | 'source'
  | 'starts'
  | 'ends'
  | 'text'
  | 'category'
  | 'country'

/** Where the panel has a filter, and what sets it. */
export interface FilterControl {
  readonly group: FilterGroup
  readonly Control: ComponentType
}

/** A control for every filter of a query: one that the API has and the page has not does not compile. */
export type FilterControls<Q> = { readonly [K in Exclude<UserFilter<Q>, Given>]-?: FilterControl }

/** What is narrowed by a filter, in words, and how to take it away. */
export interface ActiveFilter {
  readonly key: string
  readonly label: string
  readonly remove: () => void
}
