import * as z from 'zod/mini'
import { parseUuid } from '#contract/ids.ts'
import { readListPage } from '#contract/list.ts'
import { API_PREFIX, paths } from '#contract/paths.ts'
import { CONFIG_PATH } from '#contract/site-paths.ts'
import { TILE_COUNTS_PATH, TILE_JSON_PATH } from '#contract/tiles/area-tile-json.ts'
import { readUnusualPage } from '#contract/unusual-list.ts'
import { isFileAt } from './way.ts'

const Config = z.object({ languages: z.array(z.string()), basemaps: z.array(z.unknown()) })
const Summary = z.object({ count: z.number(), status: z.record(z.string(), z.number()) })
const TileSource = z.object({ tiles: z.array(z.string()) })
const Counts = z.object({ count: z.number(), drawn: z.number() })
const OneRecord = z.object({ uuid: z.string() })
const Refusal = z.object({ detail: z.string() })

const TILES = `${paths.areaTiles}/`

/** Whether a body is a refusal as the service writes it: `{"detail": …}`. */
export function isRefusal(body: unknown): boolean {
  return Refusal.safeParse(body).success
}

/** Whether JSON has the shape that the service gives at an address. The login page of a network may answer with JSON too. */
export function isOfService(url: string, body: unknown): boolean {
  const { pathname } = new URL(url)
  if (pathname === CONFIG_PATH) return Config.safeParse(body).success
  if (isFileAt(url)) return false
  const path = pathname.slice(API_PREFIX.length).replace(/\/$/, '')
  switch (path) {
    case '':
      // Whichever service it is, its root tells where the areas are.
      return JSON.stringify(body).includes(API_PREFIX + paths.areas)
    case paths.closuresSummary:
      return Summary.safeParse(body).success
    case TILE_JSON_PATH:
      return TileSource.safeParse(body).success
    case TILE_COUNTS_PATH:
      return Counts.safeParse(body).success
  }
  if (path.startsWith(TILES)) return false
  if (parseUuid(path.slice(path.lastIndexOf('/') + 1)) !== null) return OneRecord.safeParse(body).success
  return (readListPage(body) ?? readUnusualPage(body, url)) !== null
}
