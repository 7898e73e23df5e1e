import type { Hono } from 'hono'
import { API_PREFIX, paths } from '#contract/paths.ts'
import { drawnQuery } from '#contract/query/drawn-query.ts'
import { answerOf } from '../../answer/answer.ts'
import { AnswerCache } from '../../answer/answer-cache.ts'
import { notFound } from '../../answer/api-error.ts'
import { encoded } from '../../answer/encoded.ts'
import { encodingOf } from '../../answer/encoding.ts'
import type { RouteContext, ServiceContext, ServiceEnv } from '../kernel/context.ts'
import { jsonBytes, sendJson } from '../kernel/json.ts'
import { readRoute, resource } from '../kernel/resource.ts'
import { queryOf } from './reading.ts'
import { send } from '../../answer/send.ts'
import type { StoreState } from '../../store/domain/store.ts'
import { readAreaTile } from '#contract/tiles/area-tile.ts'
import { TILE_MAX_ZOOM, TILE_MIN_ZOOM, type TileId } from '#contract/tiles/grid.ts'
import {
  areaTileJson,
  TILE_COUNTS_PATH,
  TILE_JSON_PATH,
  TILE_RULES,
  TILE_TYPE,
} from '#contract/tiles/area-tile-json.ts'

const WORLD_BOX = [-180, -90, 180, 90] as const
const CACHE_BYTES = 64 * 2 ** 20

/** The vector tiles of the areas and their description. */
export function tileRoutes(app: Hono<ServiceEnv>, context: RouteContext): void {
  const { store, state, now } = context
  const tiles = new AnswerCache(CACHE_BYTES)
  resource(app, TILE_JSON_PATH, (c) =>
    sendJson(c, context, async () => {
      const at = `${c.var.origin}${API_PREFIX}`
      const template = `${at}${paths.areaTiles}/{z}/{x}/{y}.mvt?v=${versionOf(await state.current())}`
      const { attributions } = await store.summarizeAreas()
      const described = {
        template,
        counts: at + TILE_COUNTS_PATH,
        allFromZoom: await store.allDrawnFrom(),
        categoryIds: await store.drawnCategories(),
        attributions,
      }
      return { body: jsonBytes(areaTileJson(described)) }
    }),
  )
  resource(app, TILE_COUNTS_PATH, (c) =>
    sendJson(c, context, async () => {
      const { bbox = WORLD_BOX, zoom = TILE_MIN_ZOOM } = queryOf(c, drawnQuery)
      return { body: jsonBytes(await store.countDrawn(bbox, Math.min(zoom, TILE_MAX_ZOOM))) }
    }),
  )
  readRoute(app, `${paths.areaTiles}/:z/:x/:file`, async (c) => {
    const tile = tileOf(c)
    const known = await state.current()
    const present = now()
    const isVersioned = c.req.query('v') === versionOf(known)
    const cacheControl = `public, max-age=${isVersioned ? 86_400 : 60}`
    const key = [known.revision, tile.z, tile.x, tile.y, cacheControl].join(' ')
    const answer = await encoded(tiles, key, present, encodingOf(c.req.header('Accept-Encoding')), async () => {
      const body = new Uint8Array(await readAreaTile(store, tile))
      return answerOf({ body, type: TILE_TYPE, cacheControl, vary: ['Accept', 'Accept-Encoding'], tightly: true })
    })
    return send(c.req.header('If-None-Match'), answer, present)
  })
}

/** Changes with the data and the rules of tiles, and only then: what an address with it gives never changes. */
function versionOf({ updatedAt }: StoreState): string {
  return `${updatedAt === null ? '0' : Date.parse(updatedAt).toString(36)}_${TILE_RULES}`
}

/** The tile in the path; throws a 404 for one that there is not. */
function tileOf(c: ServiceContext): TileId {
  const file = /^(\d+)\.mvt$/.exec(c.req.param('file') ?? '')?.[1]
  const [z = -1, x = -1, y = -1] = [c.req.param('z'), c.req.param('x'), file].map((text = '') =>
    /^\d{1,8}$/.test(text) ? Number(text) : -1,
  )
  const size = 2 ** z
  if (z < TILE_MIN_ZOOM || z > TILE_MAX_ZOOM || x < 0 || x >= size || y < 0 || y >= size) throw notFound()
  return { z, x, y }
}
