import { Hono } from 'hono'
import { OperatorConfig } from '#contract/config/app-config-operator.ts'
import { textIn } from '#contract/config/app-config-text.ts'
import { API_PREFIX } from '#contract/paths.ts'
import type { Language } from '#contract/vocabulary/languages.ts'
import { embedMapOrigins, mapOrigins } from '../config/config-basemaps.ts'
import { siteName, type ServiceConfig } from '../config/config.ts'
import { AnswerCache } from '../answer/answer-cache.ts'
import { notFound } from '../answer/api-error.ts'
import { siteOf } from './browsable/site.ts'
import type { RouteContext, ServiceEnv } from './kernel/context.ts'
import { errorAnswers, unrouted } from './kernel/error-answers.ts'
import { entry } from './kernel/guards.ts'
import { ClosureRanking } from '../output/summary/closure-ranking.ts'
import { ClosureSummaries } from '../output/summary/closure-summaries.ts'
import { CurrentIndex } from '../output/summary/current-index.ts'
import { originHeaders, originReader, type OriginOptions } from './kernel/origin.ts'
import { KnownState } from './kernel/known-state.ts'
import { contentSecurityPolicies, embedFraming } from './site/security.ts'
import { send } from '../answer/send.ts'
import { keyPartsOf, RequestKeyCache, type Arrival, type KeyParts } from './kernel/request-key-cache.ts'
import { StoreDamage } from './kernel/store-damage.ts'
import { webApp } from './site/web-app.ts'
import { badgeRoutes } from './routes/badge.ts'
import { closureRoutes } from './routes/closures.ts'
import { deletionRoutes } from './routes/deletions.ts'
import { descriptionRoutes } from './routes/description.ts'
import { groundPlaceRoutes } from './routes/ground-places.ts'
import { lookupRoutes } from './routes/lookups.ts'
import { bundleRoutes } from './routes/map-bundle.ts'
import { mapRoutes } from './routes/maps.ts'
import { previewRoutes } from './routes/preview.ts'
import { oembedRoutes } from './routes/oembed.ts'
import { recordRoutes } from './routes/records.ts'
import { rootRoutes } from './routes/root.ts'
import { siteRoutes } from './routes/site.ts'
import { sitemapRoutes } from './routes/sitemap.ts'
import { summaryRoutes } from './routes/summary.ts'
import { textRoutes } from './routes/text-pages.ts'
import { tileRoutes } from './routes/tiles.ts'
import { worstFirstRoutes } from './routes/worst-first.ts'
import type { MapFolder } from '../maps/folder/map-folder.ts'
import { GroundPlaces } from '../maps/places/ground-places.ts'
import { Previews, type Painting } from '../output/preview/previews.ts'
import { NO_PATHS, ServedClosures } from '../output/served/served-closures.ts'
import type { ClosurePaths } from '../paths/closure-paths.ts'
import type { Store, StoreState } from '../store/domain/store.ts'

export interface ServiceDeps extends OriginOptions {
  readonly store: Store
  readonly config: ServiceConfig
  /** The present in epoch milliseconds. */
  readonly now: () => number
  /** For how long answers may lag behind what is written to the store, in milliseconds of `now`; 50 unless said. */
  readonly staleness?: number
  /** For how long the store is waited for where there is something to say without it, in milliseconds. */
  readonly storePatience?: number
  /** The operator's archives of tiles; null: none. */
  readonly maps?: MapFolder | null
  /** What is known of the paths within closures; null: nothing. */
  readonly paths?: ClosurePaths | null
  /** What paints pictures of records; null: nothing does. */
  readonly painter?: Painting | null
  /** Directory of the built web app; null: the API alone. */
  readonly webRoot: string | null
  /** Takes a line about what went wrong. */
  readonly log: (line: string) => void
}

export interface Service {
  /** The answer to a request; `arrival`: where it came over HTTP. */
  readonly fetch: (request: Request, arrival?: Arrival) => Response | Promise<Response>
  /** The answer to a request for an address, or for a path at `http://localhost`. */
  readonly request: (address: string, init?: RequestInit) => Promise<Response>
  /** What is routed, as `/api/v2/protected-areas/:uuid`. */
  readonly routes: readonly { readonly path: string }[]
}

const CACHE_BYTES = 64 * 2 ** 20
const MEGABYTE = 1_000_000
// Asking the store what state it is in costs as much as answering.
const STALENESS_MS = 50
const STORE_PATIENCE_MS = 2000

/** The whole service as a function from request to answer: the API, and the web app beside it. */
export function createService(deps: ServiceDeps): Service {
  const { store, now, paths, maps = null, staleness = STALENESS_MS, storePatience = STORE_PATIENCE_MS } = deps
  const index = new CurrentIndex(store)
  const context: RouteContext = {
    store,
    now,
    storePatience,
    closures: new ServedClosures(store, paths ?? NO_PATHS),
    state: new KnownState(() => stateOf(deps), now, staleness, storePatience),
    summaries: new ClosureSummaries(store, index),
    ranking: new ClosureRanking(store, index),
    groundPlaces: maps === null ? null : new GroundPlaces(maps),
    previews: previewsOf(deps, (path) => request(path)),
    answers: new AnswerCache(CACHE_BYTES),
    damage: new StoreDamage(),
    requestKeys: new RequestKeyCache(originHeaders(deps)),
  }
  const app = routed(deps, context)
  const fetch: Service['fetch'] = (request, arrival) =>
    answerAtHand(context, keyPartsOf(request, arrival)) ?? app.fetch(request)
  const request: Service['request'] = async (address, init) =>
    fetch(new Request(address.startsWith('/') ? `http://localhost${address}` : address, init))
  return { fetch, routes: app.routes, request }
}

/** Pictures show this service's own data with the files of the web app, so they need both. */
function previewsOf(deps: ServiceDeps, request: Service['request']): Previews {
  const { store, config, painter = null, webRoot, log } = deps
  return new Previews({
    store,
    siteName: (language) => textIn(config.title, language),
    painter: webRoot === null || config.apiBase !== null ? null : painter,
    ask: async (path) => {
      const response = await request(path)
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : null
    },
    fallbackZone: config.timeZone,
    log,
  })
}

/** The state of the store, which differs too where more is known of its closures, or whether there are pictures of them. */
async function stateOf({ store, paths, painter }: ServiceDeps): Promise<StoreState> {
  const state = await store.state()
  paths?.follow(state.revision)
  return { ...state, revision: [state.revision, paths?.revision, painter?.canPaint].join(' ') }
}

/** The answer to a request that was answered before, where it still holds as far as is known. */
function answerAtHand({ state, requestKeys, answers, now }: RouteContext, parts: KeyParts): Response | undefined {
  const { known } = state
  if (known === undefined) return undefined
  const place = requestKeys.find(parts)
  if (place === undefined) return undefined
  const present = now()
  const answer = answers.known(`${known.revision} ${place}`, present)
  return answer === undefined ? undefined : send(parts.header('if-none-match'), answer, present)
}

function routed(deps: ServiceDeps, context: RouteContext): Hono<ServiceEnv> {
  const { config, webRoot, maps = null } = deps
  const { languages } = config
  const title = siteName(config)
  const app = new Hono<ServiceEnv>({ strict: false })
  app.onError(errorAnswers(deps.log, context.damage))
  app.notFound(unrouted)
  app.use(entry(originReader(deps), siteOf(context.store, { title, hasApp: webRoot !== null, languages })))
  app.route(API_PREFIX, api(context, title, config.recordsLanguage))
  siteRoutes(app, context, OperatorConfig.parse(config), maps)
  if (maps !== null) {
    bundleRoutes(app, maps, config.mapBundleMegabytes * MEGABYTE)
    mapRoutes(app, context, maps)
  }
  if (webRoot === null) return app
  oembedRoutes(app, context, title)
  previewRoutes(app, context)
  // Badges and text pages tell of this service's own data, which a map of another service's does not show.
  if (config.apiBase === null) {
    badgeRoutes(app, context, embedFraming(config.embedAncestors))
    textRoutes(app, context, config)
  }
  sitemapRoutes(app, context, { isIndexed: config.searchEngines, hasPages: config.apiBase === null })
  const origins = { mapOrigins: mapOrigins(config.basemaps), embedMapOrigins: embedMapOrigins(config.basemaps) }
  const policies = contentSecurityPolicies({ ...config, ...origins })
  const { apiBase, serviceWorker: hasWorker } = config
  const titleIn = (language: Language) => textIn(config.title, language)
  webApp(app, context, webRoot, { policies, titleIn, languages, hasOwnData: apiBase === null, hasWorker })
  return app
}

function api(context: RouteContext, name: string, recordsLanguage: string | undefined): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>({ strict: false })
  rootRoutes(app, context, name)
  tileRoutes(app, context)
  deletionRoutes(app, context)
  summaryRoutes(app, context)
  worstFirstRoutes(app, context)
  recordRoutes(app, context)
  closureRoutes(app, context, { service: name, recordsLanguage })
  lookupRoutes(app, context)
  groundPlaceRoutes(app, context)
  descriptionRoutes(app, context, name)
  app.all('*', () => {
    throw notFound()
  })
  return app
}
