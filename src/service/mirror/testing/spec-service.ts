import { API_PREFIX, paths } from '#contract/paths.ts'
import { serve } from '../../http/testing/serve.ts'

/** A record of a service that is not ours, with the day of its last change and, of a closure, its status. */
export interface SpecRecord {
  readonly uuid: string
  readonly updated: string
  readonly status?: string
  readonly [field: string]: unknown
}

/** A service that has what the specification shows, and no more: pages by number, or bare arrays. */
export class SpecService {
  areas: SpecRecord[] = []
  closures: SpecRecord[] = []
  deleted: { uuid: string; day: string }[] = []
  licences: unknown[] = [{ name: 'CC0', uri: 'https://creativecommons.org/publicdomain/zero/1.0/' }]
  categories: unknown[] = [{ id: 71, name: 'Naturskogsreservat' }]
  /** Whether areas have their shapes in the list, too. */
  listsShapes = true
  refusesUnknownFields = false
  /** A page that is missing from every list, though it links to it. */
  missingPage: number | null = null
  /** What happens after each answer, before the client has it. */
  afterAnswer = (_path: string): void => {}
  readonly asked: URL[] = []
  readonly #pageSize: number | null

  /** `pageSize`: null for bare arrays. */
  constructor(pageSize: number | null) {
    this.#pageSize = pageSize
  }

  async serve(): Promise<string> {
    const origin = await serve((request) => {
      const url = new URL(request.url)
      this.asked.push(url)
      const answer = this.#answer(url)
      this.afterAnswer(url.pathname.slice(API_PREFIX.length))
      return answer
    })
    return origin + API_PREFIX
  }

  #answer(url: URL): Response {
    const path = url.pathname.slice(API_PREFIX.length)
    const [, uuid] = /^\/protected-areas\/([0-9a-f-]{36})$/.exec(path) ?? []
    if (uuid !== undefined) return one(this.areas.find((area) => area.uuid === uuid))
    if (this.refusesUnknownFields && (url.searchParams.get('fields') ?? '').split(',').some(isUnknown)) {
      return Response.json({ fields: ['Unknown field.'] }, { status: 400 })
    }
    if (path === paths.areas)
      return this.#page(
        url,
        since(url, this.areas).map((area) => this.#shortArea(area)),
      )
    if (path === paths.closures) {
      const statuses = url.searchParams.getAll('status')
      const asked = statuses.length === 0 ? ['current', 'upcoming'] : statuses
      return this.#page(
        url,
        since(
          url,
          this.closures.filter(({ status = '' }) => asked.includes(status)),
        ).map(listed),
      )
    }
    if (path === paths.areasDeleted) {
      const date = url.searchParams.get('date') ?? ''
      return this.#page(
        url,
        this.deleted.filter(({ day }) => day > date).map(({ uuid: gone }) => ({ uuid: gone })),
      )
    }
    if (path === paths.licences) return Response.json(this.licences)
    if (path === paths.categories) return this.#page(url, this.categories)
    return Response.json({ detail: 'Not found.' }, { status: 404 })
  }

  #shortArea(area: SpecRecord): object {
    const { geometry, ...rest } = area
    return listed(this.listsShapes ? { ...rest, geometry } : rest)
  }

  #page(url: URL, records: readonly unknown[]): Response {
    if (this.#pageSize === null) return Response.json(records)
    const page = Number(url.searchParams.get('page') ?? '1')
    const results = records.slice((page - 1) * this.#pageSize, page * this.#pageSize)
    if (page === this.missingPage || (page > 1 && results.length === 0))
      return Response.json({ detail: 'Invalid page.' }, { status: 404 })
    const next = new URL(url)
    next.searchParams.set('page', String(page + 1))
    const hasNext = page * this.#pageSize < records.length
    return Response.json({ count: records.length, next: hasNext ? next.href : null, results })
  }
}

function since(url: URL, records: readonly SpecRecord[]): readonly SpecRecord[] {
  const day = url.searchParams.get('updated_after') ?? ''
  return records.filter(({ updated }) => updated >= day)
}

const FIELDS = [
  '',
  'uuid',
  'id',
  'name',
  'category_id',
  'country_id',
  'geometry',
  'type',
  'reason_id',
  'start_on',
].concat(['end_on', 'daytime_start', 'daytime_end', 'activity_ids', 'source_id'])

function isUnknown(field: string): boolean {
  return !FIELDS.includes(field)
}

/** The days and statuses by which this service works are not among what it tells. */
function listed(record: SpecRecord): object {
  const { updated: _, status: __, ...fields } = record
  return fields
}

function one(record: SpecRecord | undefined): Response {
  if (record === undefined) return Response.json({ detail: 'Not found.' }, { status: 404 })
  return Response.json(listed(record))
}
