import * as z from 'zod/mini'
import { AREA_FIELDS } from '#contract/records/area.ts'
import { CLOSURE_FIELDS, STATUSES } from '#contract/records/closure.ts'
import { BBoxSchema, GeometrySchema } from '#contract/geometry.ts'
import { Uuid } from '#contract/ids.ts'
import type { Source } from '#contract/records/lookups.ts'
import { areaQuery } from '#contract/query/area-query.ts'
import { closureQuery } from '#contract/query/closure-query.ts'
import type { QueryCodec } from '#contract/query/query.ts'
import type { Frame, Rows, Slice, Store } from '../store/domain/store.ts'
import { ExportError } from './export-error.ts'

export const KINDS = ['areas', 'closures'] as const
export type Kind = (typeof KINDS)[number]

/** A record, as far as an export has to know it. */
export const StoredRecord = z.looseObject({
  uuid: Uuid,
  bbox: z.optional(z.nullable(BBoxSchema)),
  geometry: z.optional(z.nullable(GeometrySchema)),
})
export type StoredRecord = z.infer<typeof StoredRecord>

/** Which records are exported, and what of them. */
export interface Selection {
  readonly kind: Kind
  /** What to write of each record, in that order. */
  readonly fields: readonly string[]
  /** A part of the records: of each these fields, its box and, where a format asks for it, its geometry. */
  readonly list: (slice: Slice, withGeometry: boolean, frame: Frame) => Promise<Rows>
  /** Adds to a record what other stores need to understand it. */
  readonly complete: (record: StoredRecord) => StoredRecord
}

/**
 * What the parameters of the interface's list select (`country_id=752&bbox=…`): all there is where they say nothing,
 * closures that are over too. `now` decides each closure's status: epoch milliseconds. Throws an ExportError for a
 * parameter that is wrong or that the list does not know.
 */
export async function select(store: Store, kind: Kind, where: URLSearchParams, now: number): Promise<Selection> {
  if (kind === 'areas') {
    const { fields: chosen = AREA_FIELDS, ...filters } = queryIn(areaQuery, where)
    const list: Selection['list'] = (slice, withGeometry, frame) =>
      store.listAreas(filters, needed(AREA_FIELDS, chosen, withGeometry), slice, frame)
    return { kind, fields: chosen, list, complete: (record) => record }
  }
  const { fields: wanted = CLOSURE_FIELDS, ...asked } = queryIn(closureQuery, where)
  // What is known of the ground is the service's own.
  const chosen = CLOSURE_FIELDS.filter((field) => wanted.includes(field))
  const filters = { status: STATUSES, ...asked }
  const sources = await store.listSources('en')
  return {
    kind,
    fields: chosen.flatMap((field) => (field === 'source_id' ? [field, ...SOURCE_FIELDS] : [field])),
    list: (slice, withGeometry, frame) =>
      store.listClosures(filters, needed(CLOSURE_FIELDS, chosen, withGeometry), slice, now, frame),
    complete: (record) => withSource(record, sources),
  }
}

function queryIn<Q>(codec: QueryCodec<Q>, where: URLSearchParams): Partial<Q> {
  const unknown = [...where.keys()].find((name) => !Object.hasOwn(codec.params, name))
  if (unknown !== undefined) {
    throw new ExportError(`--where: unknown parameter ${unknown}. Choose from: ${Object.keys(codec.params).join(', ')}`)
  }
  const read = codec.read(where)
  if (read.ok) return read.query
  const wrong = Object.entries(read.errors).map(([name, messages]) => `${name}: ${messages.join(' ')}`)
  throw new ExportError(`--where: ${wrong.join('; ')}`)
}

function needed<F extends string>(all: readonly F[], chosen: readonly F[], withGeometry: boolean): readonly F[] {
  return all.filter((field) => {
    if (field === 'geometry') return withGeometry
    return field === 'uuid' || field === 'bbox' || chosen.includes(field)
  })
}

/** Ids differ between stores, so that a source is known by its name. */
const SOURCE_FIELDS = ['source', 'source_url']

function withSource(record: StoredRecord, sources: readonly Source[]): StoredRecord {
  const source = sources.find(({ id }) => id === record['source_id'])
  return { ...record, source: source?.name ?? null, source_url: source?.url ?? null }
}
