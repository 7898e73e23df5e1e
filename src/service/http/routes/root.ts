import type { Hono } from 'hono'
import { API_PREFIX, paths } from '#contract/paths.ts'
import { EXTENSIONS, GROUND_EXTENSION, type RootDocument } from '#contract/root.ts'
import type { RouteContext, ServiceEnv } from '../kernel/context.ts'
import { jsonBytes, sendJson } from '../kernel/json.ts'
import { resource } from '../kernel/resource.ts'
import { TILE_JSON_PATH } from '#contract/tiles/area-tile-json.ts'
import { isInvented } from '../../store/domain/invented.ts'

const { root: _, areaTiles: __, ...resources } = paths

const NO_ROWS = { offset: 0, limit: 0 }

/** The document that says what the service has and whose data it is. */
export function rootRoutes(app: Hono<ServiceEnv>, context: RouteContext, name: string): void {
  const { state, store, closures } = context
  resource(app, paths.root, async (c) => {
    const ground = (await context.groundPlaces?.known())?.state ?? ''
    // Archives come and go without the store, the first one too.
    const basis = context.groundPlaces === null ? {} : { basis: `${(await state.current()).revision} ${ground}` }
    return sendJson(
      c,
      context,
      async (now) => {
        const base = c.var.origin + API_PREFIX
        const known = await state.current()
        const { updatedAt, mirror } = known
        const { count } = await store.listClosures({ geometry_from: ['none'] }, ['uuid'], NO_ROWS, now)
        const document: RootDocument = {
          name,
          resources: Object.fromEntries(Object.entries(resources).map(([key, path]) => [key, base + path])),
          extensions: [
            ...EXTENSIONS.filter((name) => name !== 'closures_paths' || closures.havePaths),
            ...(ground === '' ? [] : [GROUND_EXTENSION]),
          ],
          area_tiles: base + TILE_JSON_PATH,
          demo: isInvented(known),
          updated_at: updatedAt,
          closures_without_place: count,
          mirror: mirror === null ? null : { address: mirror.address, updated_at: mirror.updatedAt },
        }
        return { body: jsonBytes(document), until: await store.nextStatusChange(now) }
      },
      { revalidate: true, ...basis },
    )
  })
}
