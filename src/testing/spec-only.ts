import { boxesIntersect } from '#contract/geo/box.ts'
import { API_PREFIX } from '#contract/paths.ts'
import { closureQuery, statusesShown } from '#contract/query/closure-query.ts'
import { ClosureRecord } from '#contract/records/closure.ts'
import { validityOf } from '#contract/standing/standing.ts'
import { statusAt } from '#contract/status/status.ts'

/** What a service has that knows the specification and nothing else. */
export interface SpecOnlyData {
  readonly areas: readonly Record<string, unknown>[]
  readonly closures: readonly Record<string, unknown>[]
}

/** An answer before it is sent. */
export interface SpecOnlyAnswer {
  readonly status: number
  readonly body: unknown
}

const AREA_DEFAULTS = ['uuid', 'id', 'name', 'category_id', 'country_id']
const CLOSURE_DEFAULTS = ['uuid', 'name', 'type', 'reason_id', 'start_on', 'end_on', 'activity_ids', 'source_id']
const PAGE = 20

const NOT_FOUND: SpecOnlyAnswer = { status: 404, body: { detail: 'Not found.' } }

/**
 * What a service of the specification alone answers at `now` (epoch ms): no root document, no tiles, no `bbox` on areas,
 * no lists of activities, reasons and sources, no single closures, a bare array of closures, small pages of areas under
 * other names than usual, and no fields of areas but its own.
 */
export function specOnlyAnswer(data: SpecOnlyData, url: URL, now: number): SpecOnlyAnswer {
  const path = url.pathname.replace(/\/$/, '')
  if (!path.startsWith(`${API_PREFIX}/`)) return NOT_FOUND
  const [list = '', uuid, ...rest] = path.slice(API_PREFIX.length + 1).split('/')
  if (rest.length > 0) return NOT_FOUND
  switch (`${list}${uuid === undefined ? '' : '/{uuid}'}`) {
    case 'protected-areas': {
      const page = areaPage(data.areas, url)
      return page === null ? { status: 400, body: { detail: 'Unknown field.' } } : { status: 200, body: page }
    }
    case 'protected-areas/{uuid}': {
      const area = data.areas.find((record) => record['uuid'] === uuid)
      return area === undefined ? NOT_FOUND : { status: 200, body: area }
    }
    case 'closures-and-notices':
      return { status: 200, body: closureList(data.closures, url, now) }
    case 'protected-area-categories':
      return { status: 200, body: [{ id: 1, name: 'Nationalpark' }] }
    case 'countries':
      return { status: 200, body: [{ id: 276, name: 'Germany' }] }
    case 'licenses':
      return { status: 200, body: [{ name: 'CC0', uri: 'https://creativecommons.org/publicdomain/zero/1.0/' }] }
    default:
      return NOT_FOUND
  }
}

/** What the filters of time and place leave, each with the fields asked for; what has no shape is in every box. */
function closureList(closures: SpecOnlyData['closures'], { searchParams }: URL, now: number) {
  const read = closureQuery.read(searchParams)
  const { bbox, ends_after, ...filters } = read.ok ? read.query : {}
  const statuses = statusesShown({ ...filters, ...(ends_after !== undefined && { ends_after }) })
  return closures.flatMap((closure) => {
    const record = ClosureRecord.parse(closure)
    const isNear = bbox === undefined || record.bbox == null || boxesIntersect(record.bbox, bbox)
    const isLate = ends_after === undefined || record.end_on == null || record.end_on >= ends_after
    const { status } = statusAt(validityOf(record, 'UTC'), now)
    return isNear && isLate && statuses.includes(status) ? [chosen(closure, searchParams, CLOSURE_DEFAULTS)] : []
  })
}

/** The fields that are asked for of a record, as far as it has them. */
function chosen(record: Record<string, unknown>, searchParams: URLSearchParams, defaults: readonly string[]) {
  const fields = searchParams.get('fields')?.split(',') ?? defaults
  return Object.fromEntries(Object.entries(record).filter(([name]) => fields.includes(name)))
}

/** A page in an envelope with names of its own; null where a field is asked for that it does not know. */
function areaPage(areas: SpecOnlyData['areas'], { searchParams }: URL) {
  const isKnown = (name: string) => name === 'geometry' || AREA_DEFAULTS.includes(name)
  if (searchParams.get('fields')?.split(',').every(isKnown) === false) return null
  const offset = Number(searchParams.get('offset') ?? 0)
  const items = areas.slice(offset, offset + PAGE).map((area) => chosen(area, searchParams, AREA_DEFAULTS))
  return { total: areas.length, offset, limit: PAGE, items }
}
