import * as z from 'zod/mini'
import { paths } from '#contract/paths.ts'
import { areaQuery } from '#contract/query/area-query.ts'
import { closureQuery } from '#contract/query/closure-query.ts'
import { STATUSES } from '#contract/records/closure.ts'
import type { Api } from '../client.ts'
import { listAt, type ListSource } from '../list.ts'

/** What a record says of whose it is. */
const Credited = z.object({
  source_id: z.optional(z.nullable(z.int())),
  licence_uri: z.optional(z.nullable(z.string())),
  attribution: z.optional(z.nullable(z.string())),
})
export type Credited = z.infer<typeof Credited>

/** Whose all closures are, expired ones too, to be read page by page. */
export function closureCreditPages(api: Api, limit: number): ListSource<Credited> {
  const query = closureQuery.write({ fields: ['source_id', 'licence_uri', 'attribution'], status: STATUSES })
  return listAt(api, paths.closures, query, Credited, limit)
}

/** Whose all protected areas are, to be read page by page. */
export function areaCreditPages(api: Api, limit: number): ListSource<Credited> {
  return listAt(api, paths.areas, areaQuery.write({ fields: ['licence_uri', 'attribution'] }), Credited, limit)
}
