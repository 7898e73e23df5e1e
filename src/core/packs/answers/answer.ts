import { paths } from '#contract/paths.ts'
import { CONFIG_PATH } from '#contract/site-paths.ts'
import { TILE_COUNTS_PATH, TILE_JSON_PATH } from '#contract/tiles/area-tile-json.ts'
import { isWhole, type WholePack } from '../pack.ts'
import { openedPacks } from '../store/database.ts'
import { PackStore } from '../store/pack-store.ts'
import { listAreas, oneArea } from './areas.ts'
import { listClosures, oneClosure } from './closures.ts'
import type { Asked } from './context.ts'
import { summarize, worstFirst } from './counted.ts'
import { PackedGround } from './ground.ts'
import { configOf, findPlaces, keptList, rootOf } from './lists.ts'
import { readPacked, versionOf, type PackedData } from './packed-data.ts'
import { countDrawn, cutTile, describeTiles, tileIn } from './tiles.ts'

/** Answers requests out of the packs of a device, as the service would; null where they have nothing to say. */
export class PackAnswers {
  readonly #store: PackStore
  readonly #ground: PackedGround
  #latest: { readonly version: string; readonly data: Promise<PackedData> } | null = null

  constructor(store: PackStore) {
    this.#store = store
    this.#ground = new PackedGround(store)
  }

  /** `now`: epoch ms. */
  async answer(request: Request, now: number): Promise<Response | null> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null
    const url = new URL(request.url)
    const format = url.searchParams.get('format') ?? 'json'
    const packs = await this.#packsFor(url)
    if (packs.length === 0 || format !== 'json') return null
    if (isGround(url)) return this.#ground.tile(packs, url.pathname)
    if (url.pathname === CONFIG_PATH) return configOf(this.#store, packs)
    const data = await this.#dataOf(packs)
    const path = `${url.origin}${url.pathname}`.slice(data.base.length).replace(/\/+$/, '')
    return answerAt({ data, url, path, now })
  }

  /** The whole packs of the service that is asked, of whose site its ground is. */
  async #packsFor(url: URL): Promise<readonly WholePack[]> {
    const read = await this.#store.list()
    const packs = read.flatMap((one) => (one.kind === 'pack' && isWhole(one.pack) ? [one.pack] : []))
    return packs.filter(({ base, maps }) => {
      if (isGround(url)) return maps.some((map) => new URL(map.url).origin === url.origin)
      if (url.pathname === CONFIG_PATH) return new URL(base).origin === url.origin
      return `${url.origin}${url.pathname}/`.startsWith(`${base}/`)
    })
  }

  async #dataOf(packs: readonly WholePack[]): Promise<PackedData> {
    const version = versionOf(packs)
    if (this.#latest?.version !== version) {
      const data = readPacked(this.#store, packs)
      this.#latest = { version, data }
      data.catch(() => (this.#latest = null))
    }
    return this.#latest?.data ?? readPacked(this.#store, packs)
  }
}

function isGround({ pathname }: URL): boolean {
  return pathname.startsWith('/maps/')
}

const TRANSLATED: readonly string[] = [
  paths.categories,
  paths.countries,
  paths.activities,
  paths.reasons,
  paths.sources,
]
const KEPT: readonly string[] = [...TRANSLATED, paths.licences, paths.organisations, paths.wildlife]

function answerAt(asked: Asked): Response | null {
  const { path } = asked
  switch (path) {
    case '':
      return rootOf(asked)
    case paths.areas:
      return listAreas(asked)
    case paths.closures:
      return listClosures(asked)
    case paths.closuresSummary:
      return summarize(asked)
    case paths.closuresWorstFirst:
      return worstFirst(asked)
    case paths.groundPlaces:
      return findPlaces(asked)
    case TILE_JSON_PATH:
      return describeTiles(asked)
    case TILE_COUNTS_PATH:
      return countDrawn(asked)
    case paths.areasDeleted:
    case paths.closuresDeleted:
      return null
  }
  if (KEPT.includes(path)) return keptList(asked, path, TRANSLATED.includes(path))
  return answerOne(asked)
}

/** A tile or a record. */
function answerOne(asked: Asked): Response | null {
  const { path } = asked
  if (path.startsWith(`${paths.areaTiles}/`)) {
    const tile = tileIn(path)
    return tile === null ? null : cutTile(asked, tile)
  }
  const [, list, uuid, more] = /^(\/[^/]+)\/([^/]+)(\/.*)?$/.exec(path) ?? []
  if (uuid === undefined || more !== undefined) return null
  if (list === paths.areas) return oneArea(asked, uuid)
  return list === paths.closures ? oneClosure(asked, uuid) : null
}

const packAnswers = openedPacks((database) => new PackAnswers(new PackStore(database)))

/** Answers a request out of this device's packs, as the service would; null where they have nothing to say. */
export async function answerFromPacks(request: Request): Promise<Response | null> {
  let answers: PackAnswers | null = null
  try {
    answers = await packAnswers.get()
    return await answers.answer(request, Date.now())
  } catch (error) {
    // Packs that cannot be read answer nothing. Some browsers do not tell that a connection is lost, but then every
    // read of the database fails; what else fails, such as a spoilt archive, fails no less with another connection.
    if (answers !== null && error instanceof DOMException) packAnswers.forget(answers)
    return null
  }
}
