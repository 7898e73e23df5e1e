import { queryOptions, useQuery } from '@tanstack/react-query'
import { Deletion } from '#contract/records/deletion.ts'
import { ErrorBody } from '#contract/errors.ts'
import type { Uuid } from '#contract/ids.ts'
import { paths, recordPath } from '#contract/paths.ts'
import { addDays, DAY, dateOf } from '#contract/status/local-time.ts'
import { useApi } from '#core/api/api-context.ts'
import { useCapabilities, type Capabilities } from '#core/api/capabilities.ts'
import { apiUrl, type Api } from '#core/api/client.ts'
import { readList } from '#core/api/list.ts'
import type { Selection } from '#core/selection/selection.ts'

/** Entries read of a list of deletions, which is oldest first. */
const LIMIT = 20_000
/** Most links are younger than these days, so the end of the list is looked at first. */
const RECENT_DAYS = 366

/** What a service tells of a record that is not there. */
export interface Fate {
  /** RFC 3339; null: it is not among the deleted ones that were read. */
  readonly deletedAt: string | null
  /** Whether all that the service tells was read. */
  readonly isWhole: boolean
}

/** What became of a record that is not there, as far as the service tells. */
export function useFate(selection: Selection) {
  return useQuery(fateQuery(useApi(), useCapabilities(), selection))
}

function fateQuery(api: Api, capabilities: Capabilities | null, { kind, uuid }: Selection) {
  const single = apiUrl(api, recordPath(kind === 'area' ? 'areas' : 'closures', uuid))
  const hasList = kind === 'area' || capabilities?.extensions.has('closures_deleted') === true
  const hasSingle = kind === 'area' || capabilities?.extensions.has('closure_detail') === true
  return queryOptions({
    queryKey: ['fate', single, hasList, hasSingle],
    async queryFn({ signal }): Promise<Fate> {
      const told = hasSingle ? await toldBy(single, signal) : null
      if (told !== null || !hasList) return { deletedAt: told, isWhole: true }
      const list = apiUrl(api, kind === 'area' ? paths.areasDeleted : paths.closuresDeleted)
      const since = addDays(dateOf(Math.floor(Date.now() / DAY)), -RECENT_DAYS)
      const recent = await foundIn(list, uuid, { date: since }, signal)
      return recent.deletedAt === null ? foundIn(list, uuid, {}, signal) : recent
    },
    enabled: capabilities !== null,
    staleTime: 60_000,
    retry: false,
  })
}

async function foundIn(
  list: string,
  uuid: Uuid,
  since: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Fate> {
  const search = new URLSearchParams({ ...since, page_size: '1000' })
  const { records, more } = await readList(`${list}?${search}`, Deletion, LIMIT, signal)
  return { deletedAt: records.find((entry) => entry.uuid === uuid)?.deleted_at ?? null, isWhole: !more }
}

/** Some services tell it in place of the record. */
async function toldBy(url: string, signal: AbortSignal): Promise<string | null> {
  const response = await fetch(url, { signal, headers: { Accept: 'application/json' } })
  const body = ErrorBody.safeParse(await response.json().catch(() => null))
  const told = body.success ? body.data.deleted_at : undefined
  return typeof told === 'string' && !Number.isNaN(Date.parse(told)) ? told : null
}
