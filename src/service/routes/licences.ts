import type { Hono } from 'hono'
import { paths } from '#contract/paths.ts'
import type { Publishing, ServiceEnv } from '../http/env.ts'
import { jsonBytes, sendJson } from '../http/json.ts'
import { resource } from '../http/resource.ts'

/** The licences of the data: a bare array, which varies by nothing but `Accept`. */
export function licenceRoutes(app: Hono<ServiceEnv>, publishing: Publishing): void {
  resource(app, paths.licences, (c) =>
    sendJson(c, publishing, async () => ({ body: jsonBytes(await publishing.store.listLicences()) }), {
      compress: false,
    }),
  )
}
