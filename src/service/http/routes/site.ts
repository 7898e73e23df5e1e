import type { Hono } from 'hono'
import type { OperatorConfig } from '#contract/config/app-config-operator.ts'
import { configSchema } from '../../config/config-schema.ts'
import type { RouteContext, ServiceEnv } from '../kernel/context.ts'
import { SECURED } from '../../answer/headers.ts'
import { jsonBytes, sendJson } from '../kernel/json.ts'
import { readable } from '../kernel/resource.ts'
import { inTime } from '../../store/domain/in-time.ts'
import type { StoreState } from '../../store/domain/store.ts'
import { StartBounds } from './start-bounds.ts'

/** What the web app and the operator's monitoring ask beside the API. */
export function siteRoutes(app: Hono<ServiceEnv>, context: RouteContext, config: OperatorConfig): void {
  const { store, storePatience, now } = context
  const startBounds = new StartBounds(context, config)
  readable(app, '/config.json', async (c) => {
    const dataBounds = await startBounds.current()
    const compose = async () => ({ body: jsonBytes({ ...config, dataBounds }) })
    return sendJson(c, context, compose, { revalidate: true, basis: JSON.stringify(dataBounds) })
  })
  const tellEditor = async () => ({ body: jsonBytes(configSchema()) })
  readable(app, '/config.schema.json', (c) => sendJson(c, context, tellEditor, { revalidate: true, basis: '' }))
  readable(app, '/healthz', async () => {
    context.damage.check()
    const health = { status: 'ok', ...mirrorHealth(await inTime(store.state(), storePatience), now()) }
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
