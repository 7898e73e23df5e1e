import { paths } from '#contract/paths.ts'
import {
  always,
  asking,
  at,
  below,
  both,
  carrying,
  deafTo,
  ignoring,
  lacking,
  mistaking,
  withHeader,
  withJson,
  withRecord,
  withRows,
  withStatus,
  withText,
  type Tampering,
} from './tampering.ts'

const { areas, closures, wildlife, organisations, areasDeleted, closuresDeleted } = paths

/** What breaks the rules of records, lookups, deletions, documents and formats. */
export const recordTamperings: Readonly<Record<string, readonly Tampering[]>> = {
  'fields.replace': [mistaking('fields', () => '*', carrying('fields', 'uuid'))],
  'fields.reach': [mistaking('fields', () => 'uuid,name', carrying('fields', 'uuid,name,geometry'))],
  'fields.default': [asking(both(at(areas), lacking('fields')), (search) => search.set('fields', '*,geometry'))],
  'fields.all': [
    withRows(at(closures), (rows) => rows.map((row) => Object.fromEntries(Object.entries(row).toReversed()))),
  ],
  'fields.star': [
    mistaking('fields', () => '*', carrying('fields', '*,geometry')),
    withStatus(carrying('fields', ' * , uuid '), 400),
  ],
  'fields.single': [
    asking(both(below(closures), lacking('fields')), (search) => search.set('fields', 'uuid,name')),
    ignoring('fields', below(areas)),
  ],
  'fields.same': [withJson(below(closures), (record) => ({ ...record, name: 'Another' }))],
  'areas.record': [
    withRecord(at(areas), () => ({ updated_at: 'yesterday' })),
    withRecord(at(areas), ({ uuid }) => ({ uuid: String(uuid).toUpperCase().replace('8', 'A') })),
  ],
  'areas.place': [
    withRecord(at(areas), () => ({ centroid: [-170, -80] })),
    withRecord(at(areas), () => ({ time_zone: 'Europe/Atlantis' })),
  ],
  'closures.record': [
    withRecord(at(closures), () => ({ type: 'rumour' })),
    withRecord(at(closures), () => ({ activity_ids: null })),
    withRows(at(closures), (rows) => [...rows, ...rows.slice(0, 1)]),
  ],
  'closures.place': [
    withRecord(at(closures), () => ({ geometry_from: 'none' })),
    withRecord(at(closures), () => ({ bbox: [-170, -80, -169, -79] })),
  ],
  'wildlife.record': [withRecord(at(wildlife), () => ({ kind: 'bird' }))],
  'organisations.record': [withRecord(at(organisations), () => ({ id: 'one' }))],
  'lookups.entries': [
    withRecord(at(paths.countries), () => ({ iso_a2: 'Germany' })),
    withRecord(at(paths.sources), () => ({ kind: 'club' })),
    withRows(at(paths.reasons), (rows) => [...rows, ...rows.slice(0, 1)]),
  ],
  'lookups.languages': [deafTo('Accept-Language', 'en'), deafTo('Accept-Language', 'de')],
  'lookups.lang': [ignoring('lang')],
  'areas.deleted': [
    withRows(at(areasDeleted), (rows) => rows.toReversed()),
    withRows(at(areasDeleted), (rows) => rows.map(({ uuid }) => ({ uuid }))),
  ],
  'areas.deleted-date': [ignoring('date'), mistaking('date', dayBefore), withRows(carrying('date'), () => [])],
  'areas.deleted-gone': [withJson(below(areas), ({ detail }) => ({ detail })), ...bothThere(areasDeleted)],
  'closures.deleted': [withRows(at(closuresDeleted), (rows) => rows.map((row) => ({ ...row, name: 'What it was' })))],
  'closures.deleted-date': [ignoring('date'), mistaking('date', dayBefore)],
  'closures.deleted-gone': [withStatus(below(closures), 410)],
  'documents.root': [
    withText(at(''), (text) => text.replaceAll(/http:\/\/[^/]+/g, 'http://elsewhere.invalid')),
    withJson(at(''), (root) => ({ ...root, resources: {} })),
    withStatus(at(organisations), 404),
  ],
  'documents.openapi': [
    withText(at(paths.openapi), (text) => text.replaceAll('/organisations', '/clubs')),
    withJson(at(paths.openapi), (document) => ({ ...document, openapi: '3.0.3' })),
  ],
  'documents.changelog': [withRows(at(paths.changelog), () => [])],
  'documents.health': [
    withStatus(({ url }) => url.pathname === '/healthz', 503),
    withHeader(always, 'Cache-Control', null),
  ],
  'documents.tiles': [
    withHeader(({ url }) => url.pathname.endsWith('.mvt'), 'Content-Type', 'application/octet-stream'),
    withText(at('/protected-areas/tiles.json'), (text) => text.replace(/http:\/\/[^/]+/, 'http://elsewhere.invalid')),
  ],
  'documents.summary': [
    withJson(at(paths.closuresSummary), (summary) => ({ ...summary, count: 1 })),
    ignoring('type', at(paths.closuresSummary)),
    withText(at(paths.closuresSummary), (text) => text.replace(/"notice":\d+/, '"notice":0')),
  ],
  'summary.display_status': [
    withText(at(paths.closuresSummary), (text) => text.replace(/"expired":\d+(?=\},"expired_type")/, '"expired":0')),
    asking(at(paths.closuresSummary), (search) => search.set('reason_id', '1')),
  ],
  'summary.at': [ignoring('at', at(paths.closuresSummary))],
  'summary.by-area': [
    withText(at(paths.closuresSummary), (text) => text.replace(/("areas":.*?"count":)(\d+)/, '$1 9$2')),
    asking(at(paths.closuresSummary), (search) => search.set('reason_id', '1,2,3')),
  ],
  'summary.by-cell': [
    mistaking('zoom', () => '5', at(paths.closuresSummary)),
    asking(at(paths.closuresSummary), (search) => search.set('type', 'notice')),
    asking(both(at(paths.closuresSummary), lacking('zoom')), (search) => search.set('zoom', '6')),
  ],
  'formats.geojson': [
    withHeader(carrying('format', 'geojson'), 'Content-Type', 'application/json'),
    withText(carrying('format', 'geojson'), (text) => text.replace('"Feature"', '"Thing"')),
    asking(carrying('format', 'geojson'), (search) => search.set('page_size', '2')),
  ],
  'formats.rss': [
    withText(carrying('format', 'rss'), (text) => text.slice(0, -20)),
    withStatus(carrying('format', 'rss'), 404),
  ],
  'formats.ics': [
    withText(carrying('format', 'ics'), (text) => text.replace('END:VEVENT', 'END:EVENT')),
    withText(carrying('format', 'ics'), (text) => text.replaceAll('\r\n ', '')),
  ],
  'formats.csv': [
    withText(carrying('format', 'csv'), (text) => text.replace(/^.*\r\n/, '')),
    withText(carrying('format', 'csv'), (text) => text.replace(/\r\n$/, ',more\r\n')),
    deafTo('Accept', '*/*', lacking('format')),
  ],
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
}

/** A deletion of what is still there. */
function bothThere(path: string): Tampering[] {
  return [
    async (request, pass) => {
      if (!at(path)(request)) return pass(request)
      const listed = await pass({ ...request, url: new URL(request.url.href.replace(/\/deleted.*/, '?page_size=1')) })
      const [, uuid = ''] = /"uuid":"([^"]+)"/.exec(await listed.text()) ?? []
      const spoil = withRows(at(path), (rows) => [...rows, { uuid, deleted_at: '2020-01-01T00:00:00Z' }])
      return spoil(request, pass)
    },
  ]
}
