import type { Hono } from 'hono'
import { answerOf, compressed, type Answer, type Bytes } from '../../answer/answer.ts'
import { AnswerCache } from '../../answer/answer-cache.ts'
import { ApiError, notFound } from '../../answer/api-error.ts'
import { notAcceptable } from '../../answer/encoded.ts'
import { encodingOf, type EncodingChoice } from '../../answer/encoding.ts'
import { PUBLIC } from '../../answer/headers.ts'
import { send } from '../../answer/send.ts'
import type { ArchiveFacts, TileFormat } from '../../maps/files/archive.ts'
import { MAX_UNPACKED_TILE_BYTES } from '../../maps/files/limits.ts'
import { MapError } from '../../maps/files/map-error.ts'
import { unpack } from '../../maps/files/unpack.ts'
import type { MapFolder } from '../../maps/folder/map-folder.ts'
import type { OpenMap } from '../../maps/folder/open-map.ts'
import type { TileId } from '#contract/tiles/grid.ts'
import { TILE_TYPE } from '#contract/tiles/area-tile-json.ts'
import type { RouteContext, ServiceContext, ServiceEnv } from '../kernel/context.ts'
import { readRoute } from '../kernel/resource.ts'

/** What a revision gives never changes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

const CACHE_BYTES = 32 * 2 ** 20
const TYPES: Readonly<Record<TileFormat, string>> = {
  mvt: TILE_TYPE,
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
}

/** The tiles of the operator's archives. */
export function mapRoutes(app: Hono<ServiceEnv>, { now }: RouteContext, folder: MapFolder): void {
  const tiles = new AnswerCache(CACHE_BYTES)
  readRoute(app, '/maps/:name/:revision/:z/:x/:y', (c) => {
    const answer = async (map: OpenMap) => {
      const id = tileOf(c, map.archive.facts)
      const tile = await tileAnswer(tiles, map, id, encodingOf(c.req.header('Accept-Encoding')), now())
      // Maps take it for a tile without content; for one that is missing they would show a coarser one instead.
      if (tile.body.length === 0) return new Response(null, { status: 204, headers: NOTHING_THERE })
      return send(c.req.header('If-None-Match'), tile, now())
    }
    return withMap(c, folder, answer, () => toCurrent(c, folder))
  })
}

/** Leads a map that was opened before its archive was replaced to the same tile of the current one: it would be blank. */
function toCurrent(c: ServiceContext, folder: MapFolder): Response {
  const revision = folder.revisionOf(c.req.param('name') ?? '')
  if (revision === null) throw notFound()
  const tile = c.req.path.split('/').slice(-3).join('/')
  const headers = { ...PUBLIC, 'Cache-Control': 'no-store', Location: `../../../${revision}/${tile}` }
  return new Response(null, { status: 307, headers })
}

const NOTHING_THERE = { ...PUBLIC, 'Cache-Control': IMMUTABLE }

/**
 * What is made of the archive that an address names, which stays open meanwhile; `otherwise`: what is answered where there
 * is none, or another revision of it. Throws a 404 there unless said, and a 503 where it turns out to be damaged.
 */
export async function withMap(
  c: ServiceContext,
  folder: MapFolder,
  answer: (map: OpenMap) => Promise<Response>,
  otherwise: () => Response = refuse,
): Promise<Response> {
  const map = await folder.borrow(c.req.param('name') ?? '', c.req.param('revision') ?? '')
  if (map === null) return otherwise()
  try {
    return await answer(map)
  } catch (error) {
    if (!(error instanceof MapError)) throw error
    folder.complain(map, error)
    throw new ApiError(503, { detail: 'This map is damaged. Its operator has to make it again.' })
  } finally {
    map.release()
  }
}

function refuse(): never {
  throw notFound()
}

/** The tile in the path; throws a 404 for one that the archive's zooms do not have. */
function tileOf(c: ServiceContext, { minZoom, maxZoom }: ArchiveFacts): TileId {
  const [z = -1, x = -1, y = -1] = ['z', 'x', 'y'].map((name) => {
    const text = c.req.param(name) ?? ''
    return /^\d{1,8}$/.test(text) ? Number(text) : -1
  })
  const side = 2 ** z
  if (z < minZoom || z > maxZoom || x < 0 || x >= side || y < 0 || y >= side) throw notFound()
  return { z, x, y }
}

/** A tile in the encoding that is wanted; one without a body where there is nothing. */
function tileAnswer(
  tiles: AnswerCache,
  { archive, key }: OpenMap,
  id: TileId,
  choice: EncodingChoice,
  now: number,
): Promise<Answer> {
  const { format, isGzipped } = archive.facts
  const isPacked = format === 'mvt' && isSentPacked(choice)
  return tiles.get(`${key} ${id.z} ${id.x} ${id.y} ${isPacked}`, now, async () => {
    const stored = await archive.tile(id)
    if (stored === null) return answerOf({ body: NOTHING, type: TYPES[format], cacheControl: IMMUTABLE, vary: [] })
    const body = isGzipped && !isPacked ? await unpack(stored, MAX_UNPACKED_TILE_BYTES, nameOf(id)) : stored
    const vary = format === 'mvt' ? ['Accept-Encoding'] : []
    const answer = await answerOf({ body, type: TYPES[format], cacheControl: IMMUTABLE, vary })
    if (!isPacked) return answer
    return isGzipped ? asGzip(answer) : compressed(answer, 'gzip', !choice.identity)
  })
}

const NOTHING: Bytes = new Uint8Array()

/** Whether a tile is sent as gzip. Throws a 406 where neither that nor another way is acceptable. */
function isSentPacked({ best, identity, gzip }: EncodingChoice): boolean {
  if (gzip && best !== 'identity') return true
  if (!identity) throw notAcceptable(['gzip', 'identity'])
  return false
}

/** An answer whose body is gzip already. */
function asGzip(answer: Answer): Answer {
  return { ...answer, headers: { ...answer.headers, 'Content-Encoding': 'gzip' } }
}

function nameOf({ z, x, y }: TileId): string {
  return `its tile ${z}/${x}/${y}`
}
