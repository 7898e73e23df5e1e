import type { Hono } from 'hono'
import type { AppConfig } from '#contract/app-config.ts'
import type { Publishing, ServiceEnv } from '../http/env.ts'
import { jsonBytes, sendJson } from '../http/json.ts'
import { resource } from '../http/resource.ts'

/** What the web app and the operator's monitoring ask beside the API. */
export function siteRoutes(app: Hono<ServiceEnv>, publishing: Publishing, config: AppConfig): void {
  const body = jsonBytes(config)
  resource(app, '/config.json', (c) => sendJson(c, publishing, async () => ({ body }), { revalidate: true }))
  resource(app, '/healthz', async (c) => {
    await publishing.store.info()
    return c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' })
  })
}
