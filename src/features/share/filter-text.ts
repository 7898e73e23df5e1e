import { useActiveAreaFilters } from '#records/areas/filters/controls.tsx'
import { useClosureFilter } from '#records/closures/filters/closure-filter.ts'
import { useActiveClosureFilters } from '#records/closures/filters/active-closure-filters.ts'
import { useMessages } from '#core/i18n/messages.tsx'

/** What the visitor has narrowed closures to, in words; none where all that are current or upcoming are shown. */
export function useClosureFilterTexts({ withActivities = true } = {}): readonly string[] {
  const { kinds } = useMessages().filter
  const { status } = useClosureFilter().chosen
  return [
    ...(status === null ? [] : [status.map((name) => kinds[name]).join(', ')]),
    ...useActiveClosureFilters()
      .filter(({ key }) => withActivities || !key.startsWith('activity_id '))
      .map(({ label }) => label),
  ]
}

/** Whether areas are narrowed, which closures don’t follow. */
export function useHasAreaFilters(): boolean {
  return useActiveAreaFilters().length > 0
}
