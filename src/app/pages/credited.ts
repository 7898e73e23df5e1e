import * as z from 'zod/mini'
import { STATUSES } from '#contract/records/closure.ts'
import { paths } from '#contract/paths.ts'
import { areaQuery } from '#contract/query/area-query.ts'
import { closureQuery } from '#contract/query/closure-query.ts'
import { useApi } from '#core/api/api-context.ts'
import { apiUrl } from '#core/api/client.ts'
import { useWalk } from '#core/api/walk.ts'

/** Records beyond this many are not asked for their licences; the page says so. */
const LIMIT = 10_000
const PAGE_SIZE = '1000'
const HOUR = 3_600_000

/** What a record says of whose it is. */
const Credited = z.object({
  source_id: z.optional(z.nullable(z.int())),
  licence_uri: z.optional(z.nullable(z.string())),
  attribution: z.optional(z.nullable(z.string())),
})
export type Credited = z.infer<typeof Credited>

/** Records that are owed to the same, under the same licence. */
export interface Credit {
  readonly source: number | null
  readonly licence: string | null
  readonly attribution: string | null
  readonly count: number
}

/** Whose the closures of the service are, expired ones too; read in pages. */
export function useClosureCredits() {
  const search = closureQuery.write({ fields: ['source_id', 'licence_uri', 'attribution'], status: STATUSES })
  return useCredits(paths.closures, search)
}

/** Whose the areas of the service are; read in pages. */
export function useAreaCredits() {
  return useCredits(paths.areas, areaQuery.write({ fields: ['licence_uri', 'attribution'] }))
}

function useCredits(path: string, search: URLSearchParams) {
  search.set('page_size', PAGE_SIZE)
  const url = apiUrl(useApi(), path, search)
  return useWalk({ family: 'credits', url, schema: Credited, limit: LIMIT, every: HOUR })
}

/** Pure: the records by whom they are owed to, most first. */
export function creditsOf(records: readonly Credited[]): readonly Credit[] {
  const credits = new Map<string, Credit>()
  for (const { source_id: source = null, licence_uri: licence = null, attribution = null } of records) {
    const key = JSON.stringify([source, licence, attribution])
    credits.set(key, { source, licence, attribution, count: (credits.get(key)?.count ?? 0) + 1 })
  }
  return [...credits.values()].sort((a, b) => b.count - a.count)
}
