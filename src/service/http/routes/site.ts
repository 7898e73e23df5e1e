import type { Hono } from 'hono'
import { textIn } from '#contract/config/app-config-text.ts'
import type { OperatorConfig } from '#contract/config/app-config-operator.ts'
import type { AppConfig } from '#contract/config/app-config.ts'
import { MANIFEST_PATH } from '#contract/site-icons.ts'
import { manifestOf } from '../../output/page/manifest.ts'
import { configSchema } from '../../config/config-schema.ts'
import type { RouteContext, ServiceEnv } from '../kernel/context.ts'
import { SECURED } from '../../answer/headers.ts'
import { jsonBytes, sendJson } from '../kernel/json.ts'
import { languageOf } from '../kernel/language.ts'
import { readRoute } from '../kernel/resource.ts'
import { SharedQuestion } from '../../store/domain/shared-question.ts'
import type { MapFolder } from '../../maps/folder/map-folder.ts'
import type { StoreState } from '../../store/domain/store.ts'
import { StartOfApp } from './start.ts'

/** What the web app and the operator's monitoring ask beside the API. */
export function siteRoutes(
  app: Hono<ServiceEnv>,
  context: RouteContext,
  config: OperatorConfig,
  maps: MapFolder | null,
): void {
  const { store, storePatience, now } = context
  const startOfApp = new StartOfApp(context, config)
  const health = new SharedQuestion(() => store.state(), storePatience)
  readRoute(app, '/config.json', async (c) => {
    const start = { ...(await startOfApp.current()), ...(await groundsIn(maps)) }
    const compose = async () => ({ body: jsonBytes({ ...config, ...start }) })
    return sendJson(c, context, compose, { revalidate: true, basis: JSON.stringify(start) })
  })
  readRoute(app, MANIFEST_PATH, (c) => {
    const language = languageOf(c, { offered: config.languages })
    const compose = async () => ({ body: jsonBytes(manifestOf(textIn(config.title, language), language)) })
    const variant = { header: 'Accept-Language', value: language }
    return sendJson(c, context, compose, { variant, revalidate: true, basis: '', type: 'application/manifest+json' })
  })
  const tellEditor = async () => ({ body: jsonBytes(configSchema()) })
  readRoute(app, '/config.schema.json', (c) => sendJson(c, context, tellEditor, { revalidate: true, basis: '' }))
  readRoute(app, '/healthz', async () => {
    context.damage.check()
    const told = { status: 'ok', ...mirrorHealth(await health.answer(), now()) }
    return Response.json(told, { headers: { ...SECURED, 'Cache-Control': 'no-store' } })
  })
}

/** The operator's archives, as far as the map can draw them; nothing where there are none. */
async function groundsIn(maps: MapFolder | null): Promise<Partial<Pick<AppConfig, 'grounds'>>> {
  const grounds = (await maps?.grounds()) ?? []
  return grounds.length === 0 ? {} : { grounds: [...grounds] }
}

/** How old a copy is: it may be long out of date while the service itself is well. */
function mirrorHealth({ mirror }: StoreState, now: number): object {
  if (mirror === null) return {}
  const { address, updatedAt } = mirror
  const age_seconds = Math.max(0, Math.round((now - Date.parse(updatedAt)) / 1000))
  return { mirror: { address, updated_at: updatedAt, age_seconds } }
}
