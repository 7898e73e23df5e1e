import type { Hono } from 'hono'
import * as sentences from '#contract/error-sentences.ts'
import { paths } from '#contract/paths.ts'
import { summaryQuery } from '#contract/query/summary-query.ts'
import { wrongQuery } from '../../answer/api-error.ts'
import type { RouteContext, ServiceEnv } from '../kernel/context.ts'
import { jsonBytes, sendJson } from '../kernel/json.ts'
import { resource } from '../kernel/resource.ts'
import { queryOf } from './reading.ts'

/** How many closures each choice of a filter would give. Goes before the route of a single one. */
export function summaryRoutes(app: Hono<ServiceEnv>, context: RouteContext): void {
  resource(app, paths.closuresSummary, (c) =>
    sendJson(c, context, async (now) => {
      const query = queryOf(c, summaryQuery)
      if (query.by?.includes('cell') && query.zoom === undefined) throw wrongQuery({ zoom: [sentences.cellZoom] })
      const { summary, until } = await context.summaries.summarize(query, now)
      return { body: jsonBytes(summary), until }
    }),
  )
}
