import { useActiveAreaFilters } from '#areas/filters/controls.tsx'
import { useActiveClosureFilters } from '#closures/filters/active-closure-filters.ts'
import { useClosureFilter } from '#closures/filters/closure-filter.ts'
import { useTextFilter } from '#filters/text-filter.ts'
import { useMessages } from '#i18n/messages.tsx'

/** What the visitor has narrowed closures to, in words; none where all that are current or upcoming are shown. */
export function useClosureFilterWords(): readonly string[] {
  const { kinds } = useMessages().filter
  const { filter, usual } = useClosureFilter()
  const [q] = useTextFilter()
  const isUsual = filter.status.length === usual.status.length && filter.status.every((s) => usual.status.includes(s))
  return [
    ...(isUsual ? [] : [filter.status.map((status) => kinds[status]).join(', ')]),
    ...useActiveClosureFilters().map(({ label }) => label),
    ...(q === '' ? [] : [`“${q}”`]),
  ]
}

/** Whether areas are narrowed, which closures don’t follow. */
export function useHasAreaFilters(): boolean {
  return useActiveAreaFilters().length > 0
}
