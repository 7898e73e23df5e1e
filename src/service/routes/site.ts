import type { Hono } from 'hono'
import type { OperatorConfig } from '#contract/app-config.ts'
import type { BBox } from '#contract/geometry.ts'
import type { Publishing, ServiceEnv } from '../http/env.ts'
import { jsonBytes, sendJson } from '../http/json.ts'
import { resource } from '../http/resource.ts'
import type { Store } from '../store/store.ts'

/** What the web app and the operator's monitoring ask beside the API. */
export function siteRoutes(app: Hono<ServiceEnv>, publishing: Publishing, config: OperatorConfig): void {
  const { store } = publishing
  const tellApp = async () => ({ body: jsonBytes({ ...config, dataBounds: await boundsToStartAt(store, config) }) })
  resource(app, '/config.json', (c) => sendJson(c, publishing, tellApp, { revalidate: true }))
  resource(app, '/healthz', async (c) => {
    await store.info()
    return c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' })
  })
}

/** The demo covers all of Europe, and another service has data of its own: neither says where to start. */
async function boundsToStartAt(store: Store, { apiBase }: OperatorConfig): Promise<BBox | null> {
  const { demo } = await store.info()
  return demo || apiBase !== null ? null : (await store.summarizeAreas()).bounds
}
