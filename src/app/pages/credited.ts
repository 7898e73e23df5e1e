import * as z from 'zod/mini'
import { useApi } from '#core/api/api-context.ts'
import type { ListSource } from '#core/api/list.ts'
import { areaCreditPages, closureCreditPages, type Credited } from '#core/api/operations/credits.ts'
import { usePagedQuery } from '#core/api/paged-query.ts'

const CREDITS = 'credits'
/** Records beyond this many are not asked for their licences; the page says so. */
const LIMIT = 10_000
const HOUR = 3_600_000

/** Records that are owed to the same, under the same licence. */
export interface Credit {
  readonly source: number | null
  readonly licence: string | null
  readonly attribution: string | null
  readonly count: number
}

/** Whose the closures of the service are, expired ones too; read in pages. */
export function useClosureCredits() {
  return useCredits(closureCreditPages(useApi(), LIMIT))
}

/** Whose the areas of the service are; read in pages. */
export function useAreaCredits() {
  return useCredits(areaCreditPages(useApi(), LIMIT))
}

function useCredits(list: ListSource<Credited>) {
  return usePagedQuery({ family: CREDITS, list, every: HOUR })
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

const Attributed = z.object({
  attribution: z.array(z.object({ name: z.string(), url: z.optional(z.url({ protocol: /^https?$/ })) })),
})

/** Pure: whom the backgrounds that an operator offers are owed to, each once, with every link that one of them has. */
export function basemapCreditsOf(basemaps: readonly unknown[]) {
  const credits = basemaps.flatMap((basemap) => Attributed.safeParse(basemap).data?.attribution ?? [])
  const linked = new Set(credits.flatMap(({ name, url }) => (url === undefined ? [] : [name])))
  const told = credits.filter(({ name, url }) => url !== undefined || !linked.has(name))
  return [...new Map(told.map((credit) => [`${credit.name} ${credit.url}`, credit])).values()]
}
