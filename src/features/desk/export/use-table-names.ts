import type { Uuid } from '#contract/ids.ts'
import type { TableNames } from '#contract/records/closure-table.ts'
import { nameIn, useActivities, useReasons, useSources } from '#core/api/lookups.ts'
import { useMessages } from '#core/i18n/messages.tsx'

/** What the page calls ids and areas, for a table. */
export function useTableNames(areas: ReadonlyMap<Uuid, string>): TableNames {
  const { records } = useMessages()
  const [reasons, activities, sources] = [useReasons(), useActivities(), useSources()]
  const named: ReadonlyMap<string, string> = areas
  return {
    reason: (id) => nameIn(reasons, id, records.reason),
    activity: (id) => nameIn(activities, id, records.activity),
    source: (id) => nameIn(sources, id, records.source),
    area: (uuid) => named.get(uuid) ?? null,
  }
}
