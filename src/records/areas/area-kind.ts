import type { AreaRecord } from '#contract/records/area.ts'
import type { AreaFamily } from '#contract/records/lookups.ts'
import { nameIn, useCategories } from '#core/api/lookups.ts'
import { useMessages } from '#core/i18n/messages.tsx'

/** What an area is drawn as, and what its category is called. */
export interface AreaKind {
  readonly family: AreaFamily
  /** The category's number where the service does not name it; empty where the record has none, or until it is known. */
  readonly name: string
}

/** The kind of an area, by its category. */
export function useAreaKind({ category_id }: Pick<AreaRecord, 'category_id'>): AreaKind {
  const { list } = useMessages()
  const categories = useCategories()
  if (category_id === undefined) return { family: 'other', name: '' }
  const { family = 'other' } = categories.get(category_id) ?? {}
  return { family, name: nameIn(categories, category_id, list.category) ?? '' }
}
