import type { Hono } from 'hono'
import { API_PREFIX, paths } from '#contract/paths.ts'
import { EXTENSIONS, type RootDocument } from '#contract/root.ts'
import type { RouteContext, ServiceEnv } from '../kernel/context.ts'
import { jsonBytes, sendJson } from '../kernel/json.ts'
import { resource } from '../kernel/resource.ts'
import { TILE_JSON_PATH } from '../../tiles/tile-json.ts'

const { root: _, areaTiles: __, ...resources } = paths

/** The document that says what the service has and whose data it is. */
export function rootRoutes(app: Hono<ServiceEnv>, context: RouteContext, name: string): void {
  resource(app, paths.root, (c) =>
    sendJson(
      c,
      context,
      async () => {
        const base = c.var.origin + API_PREFIX
        const { demo, updatedAt, mirror } = await context.state.current()
        const document: RootDocument = {
          name,
          resources: Object.fromEntries(Object.entries(resources).map(([key, path]) => [key, base + path])),
          extensions: [...EXTENSIONS],
          area_tiles: base + TILE_JSON_PATH,
          demo: demo || mirror?.demo === true,
          updated_at: updatedAt,
          mirror: mirror === null ? null : { address: mirror.address, updated_at: mirror.updatedAt },
        }
        return { body: jsonBytes(document) }
      },
      { revalidate: true },
    ),
  )
}
