import type { Hono } from 'hono'
import { paths } from '#contract/paths.ts'
import type { Publishing, ServiceEnv } from '../env.ts'
import { jsonBytes, sendJson } from '../answer/json.ts'
import { resource } from '../resource.ts'

/** The licences of the data: a bare array, which varies by nothing but `Accept`. */
export function licenceRoutes(app: Hono<ServiceEnv>, publishing: Publishing): void {
  resource(app, paths.licences, (c) =>
    sendJson(c, publishing, async () => ({ body: jsonBytes(await publishing.store.listLicences()) }), {
      compress: false,
    }),
  )
}
