import type { Hono } from 'hono'
import { CLOSURE_DEFAULT_FIELDS, SERVED_CLOSURE_FIELDS, type ServedClosureField } from '#contract/records/closure.ts'
import * as sentences from '#contract/error-sentences.ts'
import { keysOf } from '#contract/keys.ts'
import { paths } from '#contract/paths.ts'
import { closureQuery, type ClosureQuery } from '#contract/query/closure-query.ts'
import { closureFormats } from '../../output/formats/closure-formats.ts'
import {
  composeClosure,
  composeClosures,
  type ClosureSource,
  type FormatRequest,
} from '../../output/formats/compose-closures.ts'
import type { RouteContext, ServiceContext, ServiceEnv } from '../kernel/context.ts'
import type { Composed } from '../../answer/answer.ts'
import { publicUrl, sendJson, type JsonOptions } from '../kernel/json.ts'
import type { Format } from '../../answer/format.ts'
import { languageOf } from '../kernel/language.ts'
import { composePage } from '../../answer/page.ts'
import { resource } from '../kernel/resource.ts'
import { missing } from './collection.ts'
import { chosen, fieldsAlone, listQueryOf, queryOf, uuidOf } from './reading.ts'

/** What formats tell of the service. */
type Told = Pick<FormatRequest, 'service' | 'recordsLanguage'>

/**
 * The list of closures and notices, and each by its uuid, as JSON or in a format for other programs. All hold until the
 * next status changes.
 */
export function closureRoutes(app: Hono<ServiceEnv>, context: RouteContext, told: Told): void {
  const offers = keysOf(closureFormats)
  resource(app, paths.closures, (c) => sendList(c, context, told), { offers })
  resource(app, `${paths.closures}/:uuid`, (c) => sendOne(c, context, told), { offers })
}

function sendList(c: ServiceContext, context: RouteContext, told: Told): Promise<Response> {
  const format = c.get('format')
  const compose = async (now: number): Promise<Composed> => {
    const query = listQueryOf(c, closureQuery)
    return format === 'json'
      ? composeList(context, publicUrl(c), query, now)
      : composeClosures(context, closureFormats[format], requestOf(c, told, query, now))
  }
  return sendJson(c, context, compose, inLanguageOf(c, format))
}

async function composeList(
  { store, closures }: ClosureSource,
  url: URL,
  query: Partial<ClosureQuery>,
  now: number,
): Promise<Composed> {
  const { fields, ...filters } = query
  const shown = chosen(fields, CLOSURE_DEFAULT_FIELDS)
  const order = filters.updated_after === undefined ? 'number' : 'update'
  const body = await composePage(url, order, (slice, frame) => closures.list(filters, shown, slice, now, frame))
  return { body, until: await store.nextStatusChange(now) }
}

function sendOne(c: ServiceContext, context: RouteContext, told: Told): Promise<Response> {
  const { store } = context
  const format = c.get('format')
  const compose = async (now: number): Promise<Composed> => {
    const query = queryOf(c, closureQuery, fieldsAlone)
    const uuid = uuidOf(c)
    const composed =
      format === 'json'
        ? await composeRecord(context, uuid, chosen(query.fields, SERVED_CLOSURE_FIELDS), now)
        : await composeClosure(context, closureFormats[format], uuid, requestOf(c, told, query, now))
    if (composed !== null) return composed
    throw await missing({ missing: sentences.noClosure, findDeletion: (id) => store.findDeletion('closure', id) }, uuid)
  }
  return sendJson(c, context, compose, inLanguageOf(c, format))
}

async function composeRecord(
  { store, closures }: ClosureSource,
  uuid: string,
  fields: readonly ServedClosureField[],
  now: number,
): Promise<Composed | null> {
  const body = await closures.find(uuid, fields, now)
  return body === null ? null : { body, until: await store.nextStatusChange(now) }
}

function requestOf(c: ServiceContext, told: Told, query: Partial<ClosureQuery>, now: number): FormatRequest {
  const { fields = [], ...filters } = query
  return { url: publicUrl(c), origin: c.get('origin'), ...told, language: languageOf(c), filters, fields, now }
}

/** What a format that has words depends on. */
function inLanguageOf(c: ServiceContext, format: Format): JsonOptions {
  if (format === 'json' || !closureFormats[format].speaks) return {}
  const language = languageOf(c)
  return { variant: { header: 'Accept-Language', value: language }, headers: { 'Content-Language': language } }
}
