import { queryOptions, useQuery } from '@tanstack/react-query'
import { addDays, DAY, dateOf, type LocalDate } from '#contract/status/local-time.ts'
import { useApi } from '#core/api/api-context.ts'
import { useCapabilities, type Capabilities } from '#core/api/capabilities.ts'
import type { Api } from '#core/api/client.ts'
import { deletedAt, listDeletions } from '#core/api/operations/deletions.ts'
import type { Selection } from '#core/selection/selection.ts'

const TOMBSTONE = 'tombstone'
/** Entries read of a list of deletions, which is oldest first. */
const LIMIT = 20_000
/** Most links are younger than these days, so the end of the list is looked at first. */
const RECENT_DAYS = 366

/** What a service tells of a record that is not there. */
export interface Tombstone {
  /** RFC 3339; null: it is not among the deleted ones that were read. */
  readonly deletedAt: string | null
  /** Whether all that the service tells was read. */
  readonly isWhole: boolean
}

/** What became of a record that is not there, as far as the service tells. */
export function useTombstone(selection: Selection) {
  return useQuery(tombstoneQuery(useApi(), useCapabilities(), selection))
}

function tombstoneQuery(api: Api, capabilities: Capabilities | null, selection: Selection) {
  const isArea = selection.kind === 'area'
  const hasList = isArea || capabilities?.extensions.has('closures_deleted') === true
  const hasSingle = isArea || capabilities?.extensions.has('closure_detail') === true
  return queryOptions({
    queryKey: [TOMBSTONE, api.base, selection, hasList, hasSingle],
    async queryFn({ signal }): Promise<Tombstone> {
      const time = hasSingle ? await deletedAt(api, selection.kind, selection.uuid, { signal }) : null
      if (time !== null || !hasList) return { deletedAt: time, isWhole: true }
      const since = addDays(dateOf(Math.floor(Date.now() / DAY)), -RECENT_DAYS)
      const recent = await tombstoneInList(api, selection, since, signal)
      return recent.deletedAt === null ? tombstoneInList(api, selection, null, signal) : recent
    },
    enabled: capabilities !== null,
    staleTime: 60_000,
    retry: false,
  })
}

async function tombstoneInList(
  api: Api,
  { kind, uuid }: Selection,
  after: LocalDate | null,
  signal: AbortSignal,
): Promise<Tombstone> {
  const { records, more } = await listDeletions(api, kind, after, { limit: LIMIT, signal })
  return { deletedAt: records.find((entry) => entry.uuid === uuid)?.deleted_at ?? null, isWhole: !more }
}
