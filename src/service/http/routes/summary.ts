import type { Hono } from 'hono'
import { paths } from '#contract/paths.ts'
import { closureQuery } from '#contract/query/closure-query.ts'
import type { Publishing, ServiceEnv } from '../env.ts'
import { jsonBytes, sendJson } from '../answer/json.ts'
import { resource } from '../resource.ts'
import { queryOf } from './reading.ts'

/** How many closures each choice of a filter would give. Goes before the route of a single one. */
export function summaryRoutes(app: Hono<ServiceEnv>, publishing: Publishing): void {
  const { store } = publishing
  resource(app, paths.closuresSummary, (c) =>
    sendJson(c, publishing, async (now) => {
      const { fields: _, ...filters } = queryOf(c, closureQuery)
      const body = jsonBytes(await store.summarizeClosures(filters, now))
      return { body, until: await store.nextStatusChange(now) }
    }),
  )
}
