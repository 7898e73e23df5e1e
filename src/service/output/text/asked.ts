import { closureQuery, type ClosureFilters } from '#contract/query/closure-query.ts'
import { readCamera, type WrittenCamera } from '#contract/geo/camera.ts'
import { TILE, mercatorLat, mercatorLng, mercatorX, mercatorY } from '#contract/geo/mercator.ts'
import { wrapLng } from '#contract/geo/box.ts'
import type { BBox } from '#contract/geometry.ts'
import type { Uuid } from '#contract/ids.ts'
import { integer, uuid, type Param } from '#contract/query/param.ts'
import { queryCodec } from '#contract/query/query.ts'
import { summaryQuery } from '#contract/query/summary-query.ts'
import type { When } from '#contract/standing/when.ts'
import type { Language } from '#contract/vocabulary/languages.ts'

/** What a text page is asked for, by the names that the address of the map has for it. */
export interface TextQuery extends Omit<ClosureFilters, 'active_on' | 'updated_after'> {
  /** The record that the page is of; a closure rather than an area. */
  readonly closure?: Uuid
  readonly area?: Uuid
  /** What statuses are told for; now unless said. */
  readonly when?: When
  /** From 1. */
  readonly page?: number
}

/** A text page that is asked for, and what of its address nobody could read. */
export interface TextAsked {
  readonly query: TextQuery
  readonly notUnderstood: readonly string[]
}

/** Where the map shows half of the world or more. */
const EVERYWHERE: BBox = [-180, -90, 180, 90]

/** What a window on a desk shows of the map, in px: the camera does not tell. */
const WINDOW = { width: 1024, height: 768 }

/** What is seen of the map from its camera, `zoom/lat/lng`. */
const camera: Param<BBox> = {
  shape: { kind: 'text' },
  read(texts) {
    const read = readCamera(texts.at(-1) ?? '')
    return read === null ? { ok: false, message: '' } : { ok: true, value: seenFrom(read) }
  },
  write: String,
}

function seenFrom({ zoom, lat, lng }: WrittenCamera): BBox {
  const world = TILE * 2 ** zoom
  const [dx, dy] = [WINDOW.width / world / 2, WINDOW.height / world / 2]
  if (dx >= 1 / 4) return EVERYWHERE
  const [x, y] = [mercatorX(lng), mercatorY(lat)]
  const round = (degrees: number) => Number(degrees.toFixed(4))
  return [
    round(wrapLng(mercatorLng(x - dx))),
    round(mercatorLat(Math.min(1, y + dy))),
    round(wrapLng(mercatorLng(x + dx))),
    round(mercatorLat(Math.max(0, y - dy))),
  ]
}

const { fields: _, active_on: __, updated_after: ___, ...filters } = closureQuery.params
const MOST_PAGES = 9999
const written = { ...filters, closure: uuid, area: uuid, when: summaryQuery.params.at, page: integer(1, MOST_PAGES) }
const textQuery = queryCodec<TextQuery>(written)
const addressQuery = queryCodec<TextQuery & { readonly map?: BBox }>({ ...written, map: camera })

/** Reads the address of a text page, or of the view of the map that it is to stand for; what is wrong in it is left out. */
export function readAsked(search: URLSearchParams): TextAsked {
  const read = addressQuery.read(search)
  if (read.ok) {
    const { map, ...query } = read.query
    return {
      query: map === undefined || map === EVERYWHERE || query.bbox !== undefined ? query : { ...query, bbox: map },
      notUnderstood: [],
    }
  }
  const wrong = Object.keys(read.errors)
  const rest = new URLSearchParams([...search].filter(([name]) => !wrong.includes(name)))
  return { query: readAsked(rest).query, notUnderstood: wrong }
}

/** The parameters of a page; `language` where its address names one. */
export function searchOf(query: TextQuery, language: Language | null): URLSearchParams {
  const search = textQuery.write(query)
  if (query.page === 1) search.delete('page')
  if (language !== null) search.set('lang', language)
  return search
}
