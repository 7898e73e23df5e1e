import { vi } from 'vitest'
import { boxesIntersect } from '#contract/geo/box.ts'
import { parsePageRequest } from '#contract/list.ts'
import { API_PREFIX, paths } from '#contract/paths.ts'
import { areaQuery } from '#contract/query/area-query.ts'
import { closureQuery } from '#contract/query/closure-query.ts'
import { areaMatcher, closureMatcher } from '#contract/query/matching.ts'
import { AreaRecord, type ProtectedArea } from '#contract/records/area.ts'
import { ClosureRecord, type Closure } from '#contract/records/closure.ts'
import { EXTENSIONS } from '#contract/root.ts'
import { standingAt } from '#contract/standing/standing.ts'
import { MAY_15 } from '#testing/builders.ts'

export const BASE = `https://service.example${API_PREFIX}`

/** A service of the contract in memory, whose data tests change as they like. */
export class FakeService {
  areas: ProtectedArea[]
  closures: Closure[]
  /** Of an archive of tiles, at `/maps/ground/r1/`. */
  ground = new Uint8Array()
  updatedAt = '2026-05-15T10:00:00Z'
  config: object = { title: 'Fake' }
  /** The name of the one reason that it knows. */
  reason = 'Reason'
  wildlife: readonly { readonly name: string; readonly protected_area_uuids: readonly string[] }[] = []
  /** The addresses that were asked for. */
  readonly asked: string[] = []
  /** What is done instead of answering, such as to fail; null: nothing. */
  before: ((url: URL, headers: Headers) => Response | null) | null = null

  constructor(areas: readonly ProtectedArea[], closures: readonly Closure[]) {
    this.areas = [...areas]
    this.closures = [...closures]
  }

  /** Takes the place of the network for the time of the test. */
  connect(): this {
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      init?.signal?.throwIfAborted()
      this.asked.push(address)
      const url = new URL(address)
      const headers = new Headers(init?.headers)
      return this.before?.(url, headers) ?? (await unlessKnown(this.answer(url, headers), headers))
    })
    return this
  }

  private answer(url: URL, headers: Headers): Response {
    if (url.pathname.startsWith('/maps/')) return this.groundPart(url, headers)
    if (url.pathname === '/config.json') return Response.json(this.config)
    const path = url.pathname.slice(API_PREFIX.length).replace(/\/$/, '')
    if (path === '') return Response.json(this.root())
    if (path === paths.areas) return this.listOf(url, this.selectedAreas(url))
    if (path === paths.closures) return this.listOf(url, this.selectedClosures(url))
    if (path === paths.areasDeleted || path === paths.closuresDeleted) return this.listOf(url, [])
    if (path === paths.reasons)
      return this.listOf(url, [{ id: 1, name: `${this.reason} ${url.searchParams.get('lang')}` }])
    if (path === paths.wildlife) return this.listOf(url, this.wildlife)
    const uuid = path.split('/')[2]
    const one = [...this.areas, ...this.closures].find((record) => record.uuid === uuid)
    return one === undefined ? Response.json({ detail: 'Not found.' }, { status: 404 }) : Response.json(one)
  }

  private root() {
    const extensions = EXTENSIONS.filter((name) => name !== 'closures_paths')
    return { name: 'Fake', resources: {}, extensions, area_tiles: null, demo: false, updated_at: this.updatedAt }
  }

  private selectedAreas({ searchParams }: URL): readonly object[] {
    const read = areaQuery.read(searchParams)
    const { bbox, fields: _, ...filters } = read.ok ? read.query : {}
    const matches = areaMatcher(filters)
    return this.areas.filter((area) => matches(AreaRecord.parse(area)) && (!bbox || boxesIntersect(area.bbox, bbox)))
  }

  private selectedClosures({ searchParams }: URL): readonly object[] {
    const read = closureQuery.read(searchParams)
    const { bbox, fields: _, ...filters } = read.ok ? read.query : {}
    const matches = closureMatcher(filters)
    return this.closures.filter((closure) => {
      const record = ClosureRecord.parse(closure)
      const { status } = standingAt(record, closure.time_zone, MAY_15)
      const isIn = bbox === undefined || (closure.bbox !== null && boxesIntersect(closure.bbox, bbox))
      return isIn && matches({ record, status, zone: closure.time_zone })
    })
  }

  private listOf(url: URL, records: readonly object[]): Response {
    const { pageSize, after } = parsePageRequest(url.searchParams)
    const from = after != null && 'key' in after ? Number(after.key) : 0
    const next = new URL(url)
    next.searchParams.set('after', String(from + pageSize))
    const fields = url.searchParams.get('fields')?.split(',')
    const results = records.slice(from, from + pageSize).map((record) => {
      return Object.fromEntries(Object.entries(record).filter(([name]) => fields?.includes(name) ?? true))
    })
    const isLast = from + pageSize >= records.length
    return Response.json({ count: records.length, next: isLast ? null : next.href, previous: null, results })
  }

  private groundPart(url: URL, headers: Headers): Response {
    if (url.searchParams.get('size') === '1') {
      return Response.json({ bytes: this.ground.length, minzoom: 0, maxzoom: 14 })
    }
    const [, from = 0, to = 0] = /bytes=(\d+)-(\d+)/.exec(headers.get('Range') ?? '')?.map(Number) ?? []
    return new Response(this.ground.slice(from, to + 1), { status: 206 })
  }
}

/** With its ETag, or without a body for who has it already. */
async function unlessKnown(response: Response, headers: Headers): Promise<Response> {
  if (response.status !== 200) return response
  const text = await response.text()
  const sum = new TextEncoder().encode(text).reduce((all, byte) => (all * 31 + byte) % 1_000_003, 7)
  const etag = `"${text.length}-${sum}"`
  if (headers.get('If-None-Match') === etag) return new Response(null, { status: 304, headers: { ETag: etag } })
  return new Response(text, { headers: { ETag: etag, 'Content-Type': 'application/json' } })
}
