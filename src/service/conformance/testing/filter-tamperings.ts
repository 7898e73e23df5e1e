import { paths } from '#contract/paths.ts'
import {
  asking,
  at,
  both,
  carrying,
  ignoring,
  lacking,
  mistaking,
  withRecord,
  withRows,
  type Tampering,
} from './tampering.ts'

const { areas, closures, wildlife, organisations } = paths

/** The day so many days from another. */
const later = (days: number) => (day: string) => {
  const text = new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
  return day === '0001-01-01' ? day : text
}

const withoutFirst = (name: string) => withRows(carrying(name), (rows) => rows.slice(1))

/** A list of values means the last of them alone. */
const lastAlone = (name: string) =>
  asking(carrying(name), (search) => search.set(name, search.getAll(name).join(',').split(',').at(-1) ?? ''))

const repeatedLast = (name: string) =>
  asking(carrying(name), (search) => search.set(name, search.getAll(name).at(-1) ?? ''))

const everyStatus = (search: URLSearchParams) => search.set('status', 'current,upcoming,expired')
const boundedBy = (name: string) =>
  asking(both(at(closures), carrying(name), lacking('status')), (search) => search.set('status', 'current,upcoming'))

/** The bounds of a box with its sides in another order. */
const turned = (box: string) => {
  const [west = '', south = '', east = '', north = ''] = box.split(',')
  return Number(west) > Number(east) ? [east, south, west, north].join(',') : box
}

/** Small boxes are taken for wider ones. */
const widened = (box: string) => {
  const [west = 0, south = 0, east = 0, north = 0] = box.split(',').map(Number)
  return east - west > 0.05 ? box : [west - 0.5, south - 0.5, east + 0.5, north + 0.5].join(',')
}

/** What breaks the rules of filters, boxes and the status. */
export const filterTamperings: Readonly<Record<string, readonly Tampering[]>> = {
  'areas.category_id': [ignoring('category_id'), withoutFirst('category_id')],
  'areas.country_id': [ignoring('country_id'), withoutFirst('country_id')],
  'areas.any-of': [lastAlone('category_id'), repeatedLast('category_id')],
  'areas.narrow': [ignoring('country_id', carrying('category_id')), ignoring('category_id', carrying('country_id'))],
  'areas.updated_after': [ignoring('updated_after', at(areas)), mistaking('updated_after', later(1))],
  'wildlife.updated_after': [ignoring('updated_after', at(wildlife)), mistaking('updated_after', later(1))],
  'organisations.updated_after': [ignoring('updated_after', at(organisations)), mistaking('updated_after', later(1))],
  'areas.q': [ignoring('q'), mistaking('q', (text) => `${text}?`)],
  'closures.type': [ignoring('type'), withoutFirst('type')],
  'closures.reason_id': [ignoring('reason_id'), withoutFirst('reason_id')],
  'closures.activity_id': [ignoring('activity_id'), withoutFirst('activity_id')],
  'closures.source_id': [ignoring('source_id'), withoutFirst('source_id')],
  'closures.source_kind': [ignoring('source_kind'), withoutFirst('source_kind')],
  'closures.geometry_from': [ignoring('geometry_from'), withoutFirst('geometry_from')],
  'closures.starts_after': [ignoring('starts_after'), mistaking('starts_after', later(1))],
  'closures.starts_before': [
    ignoring('starts_before'),
    mistaking('starts_before', later(-1)),
    withRows(carrying('starts_before'), (rows) => rows.filter(({ start_on }) => start_on !== null)),
  ],
  'closures.ends_after': [ignoring('ends_after'), mistaking('ends_after', later(1))],
  'closures.ends_before': [ignoring('ends_before'), mistaking('ends_before', later(-1))],
  'closures.open-end': [
    withRows(carrying('ends_after'), (rows) => rows.filter(({ end_on }) => end_on !== null)),
    ignoring('ends_before'),
  ],
  'closures.active_on': [ignoring('active_on'), mistaking('active_on', later(1)), withoutFirst('active_on')],
  'closures.any-of': [lastAlone('activity_id'), repeatedLast('activity_id')],
  'closures.narrow': [ignoring('reason_id', carrying('type')), ignoring('starts_before', carrying('type'))],
  'closures.updated_after': [mistaking('updated_after', later(1)), boundedBy('updated_after')],
  'closures.protected_area_uuid': [
    ignoring('protected_area_uuid'),
    withoutFirst('protected_area_uuid'),
    lastAlone('protected_area_uuid'),
    withRows(carrying('protected_area_uuid'), (rows) =>
      rows.filter(({ protected_area_uuids: named }) => Array.isArray(named) && named.length > 0),
    ),
  ],
  'closures.protected_area_uuid-odd': [
    ignoring('protected_area_uuid'),
    mistaking('protected_area_uuid', () => '00000000-0000-4000-8000-0000000000ff'),
  ],
  'closures.q': [ignoring('q'), withRows(carrying('q'), () => [])],
  'areas.bbox': [ignoring('bbox'), withoutFirst('bbox')],
  'areas.bbox-shape': [mistaking('bbox', widened)],
  'areas.bbox-antimeridian': [mistaking('bbox', turned), withRows(carrying('bbox'), () => [])],
  'closures.bbox': [ignoring('bbox'), withoutFirst('bbox')],
  'closures.bbox-shape': [mistaking('bbox', widened)],
  'closures.bbox-antimeridian': [mistaking('bbox', turned)],
  'closures.bbox-none': [ignoring('bbox'), withoutFirst('bbox')],
  'status.field': [
    withRecord(at(closures), ({ status }) => ({ status: status === 'current' ? 'expired' : 'current' })),
    async (request, pass) => {
      const response = await pass(request)
      const headers = { ...Object.fromEntries(response.headers), date: 'Thu, 01 Jan 1998 00:00:00 GMT' }
      return new Response(await response.text(), { status: response.status, headers })
    },
  ],
  'status.filter': [
    ignoring('status'),
    mistaking('status', (text) => text.replace('current', 'upcoming')),
    repeatedLast('status'),
  ],
  'status.default': [
    asking(both(at(closures), lacking('status')), everyStatus),
    asking(both(carrying('type'), carrying('status', '')), everyStatus),
  ],
  'status.lifted': ['starts_after', 'starts_before', 'ends_after', 'ends_before', 'updated_after', 'active_on'].map(
    boundedBy,
  ),
  'status.instants': [
    withRecord(at(closures), () => ({ begins_at: '2020-01-01T00:00:00Z' })),
    withRows(at(closures), (rows) => rows.map((row) => ({ ...row, finishes_at: null }))),
  ],
}
