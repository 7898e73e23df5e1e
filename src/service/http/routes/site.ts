import type { Hono } from 'hono'
import type { OperatorConfig } from '#contract/config/app-config-operator.ts'
import type { BBox } from '#contract/geometry.ts'
import { configSchema } from '../../config/config-schema.ts'
import type { RouteContext, ServiceEnv } from '../kernel/context.ts'
import { SECURED } from '../../answer/headers.ts'
import { jsonBytes, sendJson } from '../kernel/json.ts'
import { readable } from '../kernel/resource.ts'
import type { Store, StoreState } from '../../store/domain/store.ts'

/** What the web app and the operator's monitoring ask beside the API. */
export function siteRoutes(app: Hono<ServiceEnv>, context: RouteContext, config: OperatorConfig): void {
  const { store, now } = context
  const tellApp = async () => ({ body: jsonBytes({ ...config, dataBounds: await boundsToStartAt(store, config) }) })
  readable(app, '/config.json', (c) => sendJson(c, context, tellApp, { revalidate: true }))
  const tellEditor = async () => ({ body: jsonBytes(configSchema()) })
  readable(app, '/config.schema.json', (c) => sendJson(c, context, tellEditor, { revalidate: true }))
  readable(app, '/healthz', async () => {
    context.damage.check()
    const health = { status: 'ok', ...mirrorHealth(await store.state(), now()) }
    return Response.json(health, { headers: { ...SECURED, 'Cache-Control': 'no-store' } })
  })
}

/** How old a copy is: it may be long out of date while the service itself is well. */
function mirrorHealth({ mirror }: StoreState, now: number): object {
  if (mirror === null) return {}
  const { address, updatedAt } = mirror
  const age_seconds = Math.max(0, Math.round((now - Date.parse(updatedAt)) / 1000))
  return { mirror: { address, updated_at: updatedAt, age_seconds } }
}

/** The demo covers all of Europe, and another service has data of its own: neither says where to start. */
async function boundsToStartAt(store: Store, { apiBase }: OperatorConfig): Promise<BBox | null> {
  const { demo } = await store.state()
  return demo || apiBase !== null ? null : (await store.summarizeAreas()).bounds
}
