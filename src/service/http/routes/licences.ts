import type { Hono } from 'hono'
import { paths } from '#contract/paths.ts'
import type { RouteContext, ServiceEnv } from '../kernel/context.ts'
import { jsonBytes, sendJson } from '../kernel/json.ts'
import { resource } from '../kernel/resource.ts'

/** The licences of the data: a bare array, which varies by nothing but `Accept`. */
export function licenceRoutes(app: Hono<ServiceEnv>, context: RouteContext): void {
  resource(app, paths.licences, (c) =>
    sendJson(c, context, async () => ({ body: jsonBytes(await context.store.listLicences()) }), {
      compress: false,
    }),
  )
}
