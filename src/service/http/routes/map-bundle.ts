import type { UnderlyingSource } from 'node:stream/web'
import type { Hono } from 'hono'
import * as sentences from '#contract/error-sentences.ts'
import type { BBox } from '#contract/geometry.ts'
import { bbox } from '#contract/query/bbox.ts'
import { integer } from '#contract/query/param.ts'
import { queryCodec } from '#contract/query/query.ts'
import { hasAlready } from '../../answer/accepting.ts'
import type { Bytes, HeaderRecord } from '../../answer/answer.ts'
import { ApiError, wrongQuery } from '../../answer/api-error.ts'
import { PUBLIC, READABLE } from '../../answer/headers.ts'
import { bundleBytes } from '../../maps/bundle/bundle-bytes.ts'
import { Bundles } from '../../maps/bundle/bundles.ts'
import type { BundleAsk, BundlePlan, NoBundle } from '../../maps/bundle/plan.ts'
import type { ArchiveFacts } from '../../maps/files/archive.ts'
import { MAX_ZOOM } from '../../maps/files/limits.ts'
import { MapError } from '../../maps/files/map-error.ts'
import type { MapFolder } from '../../maps/folder/map-folder.ts'
import type { OpenMap } from '../../maps/folder/open-map.ts'
import { wantedOf } from '../kernel/byte-range.ts'
import type { ServiceContext, ServiceEnv } from '../kernel/context.ts'
import { readRoute } from '../kernel/resource.ts'
import { IMMUTABLE, withMap } from './maps.ts'
import { queryOf } from './reading.ts'

interface BundleQuery {
  readonly bbox: BBox
  readonly minzoom: number
  readonly maxzoom: number
  /** 1: how large it would be, instead of the bundle. */
  readonly size: number
}

const bundleQuery = queryCodec<BundleQuery>({
  bbox,
  minzoom: integer(0, MAX_ZOOM),
  maxzoom: integer(0, MAX_ZOOM),
  size: integer(0, 1),
})

/** So many are planned, and so many sent, at the same time; each that is sent holds its plan in memory. */
const MAX_AT_WORK = 16
const MEGABYTE = 1_000_000

/** A part of an archive as an archive of its own, for use without a network. `maxBytes`: how large it may be. */
export function bundleRoutes(app: Hono<ServiceEnv>, folder: MapFolder, maxBytes: number): void {
  const bundles = new Bundles(maxBytes)
  const atWork: AtWork = { planning: 0, sending: 0 }
  readRoute(app, '/maps/:name/:revision/bundle', (c) =>
    withMap(c, folder, async (map) => {
      const { size, ...asked } = queryOf(c, bundleQuery)
      const ask = askOf(asked, map.archive.facts)
      const plan = await planned(bundles, map, ask, atWork)
      if (plan === 'nothing') throw wrongQuery({ bbox: ['The map has no tiles in this box at these zooms.'] })
      if (plan === 'too large') throw tooLarge(maxBytes)
      if (size === 1) return sizeOf(ask, plan, maxBytes)
      return sendBundle(c, plan, { folder, map, atWork })
    }),
  )
}

/** How many bundles are being planned, the waiting ones too, and how many sent. */
interface AtWork {
  planning: number
  sending: number
}

async function planned(bundles: Bundles, map: OpenMap, ask: BundleAsk, atWork: AtWork): Promise<BundlePlan | NoBundle> {
  if (atWork.planning >= MAX_AT_WORK) throw tooMany()
  atWork.planning++
  try {
    return await bundles.plan(map, ask)
  } finally {
    atWork.planning--
  }
}

function tooMany(): ApiError {
  const detail = 'Too many parts of maps are being fetched. Try again soon.'
  return new ApiError(503, { detail }, { 'Retry-After': '10' })
}

/** What is asked for, in zooms that the archive has. Throws a 400 for what cannot be. */
function askOf(asked: Partial<Omit<BundleQuery, 'size'>>, facts: ArchiveFacts): BundleAsk {
  if (asked.bbox === undefined) throw wrongQuery({ bbox: [sentences.bbox('Say which part of the map you want.')] })
  const minZoom = Math.max(facts.minZoom, asked.minzoom ?? 0)
  const maxZoom = Math.min(facts.maxZoom, asked.maxzoom ?? MAX_ZOOM)
  if (minZoom <= maxZoom) return { bbox: asked.bbox, minZoom, maxZoom }
  const has = `The map has zooms from ${facts.minZoom} to ${facts.maxZoom}; minzoom must not be greater than maxzoom.`
  throw wrongQuery({ [asked.minzoom === undefined ? 'maxzoom' : 'minzoom']: [has] })
}

function tooLarge(maxBytes: number): ApiError {
  if (maxBytes === 0) return new ApiError(403, { detail: 'The operator of this service does not give maps in parts.' })
  const most = `${maxBytes / MEGABYTE} MB`
  return wrongQuery({
    bbox: [`This is more than ${most}, or too many tiles: choose a smaller box or a lower maxzoom.`],
  })
}

function sizeOf({ bbox: box, minZoom, maxZoom }: BundleAsk, { size, tiles }: BundlePlan, maxBytes: number): Response {
  const told = { bytes: size, tiles, bbox: box, minzoom: minZoom, maxzoom: maxZoom, max_bytes: maxBytes }
  // The operator may raise or lower what may be fetched.
  return Response.json(told, { headers: { ...PUBLIC, 'Cache-Control': 'public, max-age=60' } })
}

/** What a bundle is read from while it is sent. */
interface Lending {
  readonly folder: MapFolder
  readonly map: OpenMap
  readonly atWork: AtWork
}

function sendBundle(c: ServiceContext, plan: BundlePlan, lending: Lending): Response {
  const { map } = lending
  const etag = `"${map.revision}-${plan.size.toString(36)}-${plan.checksum}"`
  const validity = { ETag: etag, 'Cache-Control': IMMUTABLE, 'Accept-Ranges': 'bytes' }
  if (hasAlready(c.req.header('If-None-Match'), etag)) {
    return new Response(null, { status: 304, headers: { ...READABLE, ...validity } })
  }
  // A part of another state would not fit what the client has.
  const ifRange = c.req.header('If-Range')
  const wanted = wantedOf(ifRange === undefined || ifRange === etag ? c.req.header('Range') : undefined, plan.size)
  const headers = { ...PUBLIC, ...validity, ...EXPOSED }
  if (wanted.kind === 'nothing') {
    const unsatisfied = { ...headers, 'Cache-Control': 'no-store', 'Content-Range': `bytes */${plan.size}` }
    return new Response(null, { status: 416, headers: unsatisfied })
  }
  const [from, to] = wanted.kind === 'part' ? [wanted.from, wanted.to] : [0, plan.size]
  const part: HeaderRecord = wanted.kind === 'part' ? { 'Content-Range': `bytes ${from}-${to - 1}/${plan.size}` } : {}
  const content = {
    'Content-Type': 'application/vnd.pmtiles',
    'Content-Length': String(to - from),
    'Content-Disposition': `attachment; filename="${map.name}.${map.revision}.pmtiles"`,
  }
  const body = c.req.method === 'HEAD' ? null : bodyOf(lending, bundleBytes(map.archive, plan, from, to))
  return new Response(body, {
    status: wanted.kind === 'part' ? 206 : 200,
    headers: { ...headers, ...part, ...content },
  })
}

const EXPOSED = {
  'Access-Control-Expose-Headers': `${READABLE['Access-Control-Expose-Headers']}, Accept-Ranges, Content-Range`,
}

/** Bytes as a body, which keeps the archive open until it is sent or nobody wants it any more. */
function bodyOf({ folder, map, atWork }: Lending, bytes: AsyncGenerator<Bytes, undefined>): ReadableStream {
  if (atWork.sending >= MAX_AT_WORK) throw tooMany()
  atWork.sending++
  map.borrow()
  let isOver = false
  const end = () => {
    if (isOver) return
    isOver = true
    atWork.sending--
    map.release()
  }
  const source: UnderlyingSource<Bytes> = {
    async pull(controller) {
      try {
        const { done = false, value } = await bytes.next()
        if (value !== undefined) return controller.enqueue(value)
        if (!done) return
      } catch (error) {
        end()
        if (error instanceof MapError) folder.complain(map, error)
        throw error
      }
      end()
      controller.close()
    },
    async cancel() {
      await bytes.return(undefined)
      end()
    },
  }
  // Nothing is read before it can be sent.
  return new ReadableStream(source, { highWaterMark: 0 })
}
