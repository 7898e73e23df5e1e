import type { Hono } from 'hono'
import type { OperatorConfig } from '#contract/app-config.ts'
import type { BBox } from '#contract/geometry.ts'
import type { Publishing, ServiceEnv } from '../http/env.ts'
import { SECURED } from '../http/headers.ts'
import { jsonBytes, sendJson } from '../http/json.ts'
import { readable } from '../http/resource.ts'
import type { Store } from '../store/store.ts'

/** What the web app and the operator's monitoring ask beside the API. */
export function siteRoutes(app: Hono<ServiceEnv>, publishing: Publishing, config: OperatorConfig): void {
  const { store } = publishing
  const tellApp = async () => ({ body: jsonBytes({ ...config, dataBounds: await boundsToStartAt(store, config) }) })
  readable(app, '/config.json', (c) => sendJson(c, publishing, tellApp, { revalidate: true }))
  readable(app, '/healthz', async () => {
    await store.info()
    return Response.json({ status: 'ok' }, { headers: { ...SECURED, 'Cache-Control': 'no-store' } })
  })
}

/** The demo covers all of Europe, and another service has data of its own: neither says where to start. */
async function boundsToStartAt(store: Store, { apiBase }: OperatorConfig): Promise<BBox | null> {
  const { demo } = await store.info()
  return demo || apiBase !== null ? null : (await store.summarizeAreas()).bounds
}
