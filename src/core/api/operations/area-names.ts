import * as z from 'zod/mini'
import { Uuid } from '#contract/ids.ts'
import { paths } from '#contract/paths.ts'
import { areaQuery } from '#contract/query/area-query.ts'
import type { Api } from '../client.ts'
import { listAt, type ListSource } from '../list.ts'

const AreaName = z.object({
  uuid: Uuid,
  name: z.string(),
  names: z.optional(z.nullable(z.record(z.string(), z.string()))),
})
export type AreaName = z.infer<typeof AreaName>

/** The names of all protected areas, to be read page by page. */
export function areaNamePages(api: Api, limit: number): ListSource<AreaName> {
  return listAt(api, paths.areas, areaQuery.write({ fields: ['uuid', 'name', 'names'] }), AreaName, limit)
}
