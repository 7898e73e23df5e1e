import type { Hono } from 'hono'
import { paths } from '#contract/paths.ts'
import { closureQuery } from '#contract/query/closure-query.ts'
import type { RouteContext, ServiceEnv } from '../kernel/context.ts'
import { jsonBytes, sendJson } from '../kernel/json.ts'
import { resource } from '../kernel/resource.ts'
import { queryOf } from './reading.ts'

/** How many closures each choice of a filter would give. Goes before the route of a single one. */
export function summaryRoutes(app: Hono<ServiceEnv>, context: RouteContext): void {
  const { store } = context
  resource(app, paths.closuresSummary, (c) =>
    sendJson(c, context, async (now) => {
      const { fields: _, ...filters } = queryOf(c, closureQuery)
      const body = jsonBytes(await store.summarizeClosures(filters, now))
      return { body, until: await store.nextStatusChange(now) }
    }),
  )
}
