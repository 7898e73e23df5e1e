import type { ErrorBody } from '#contract/errors.ts'
import * as sentences from '#contract/error-sentences.ts'
import { AWAY } from '../../answer/api-error.ts'
import { ALLOWED_METHODS } from '../../answer/headers.ts'
import { bareType, MEDIA_TYPES, mediaTypeOf, PAGE_FORMAT, type Format } from '../../answer/format.ts'
import { schemaRef, type JsonSchema } from './json-schema.ts'

export interface Media {
  readonly schema: JsonSchema
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>
}

interface Header {
  readonly description: string
  readonly schema: JsonSchema
}

export interface Response {
  readonly description: string
  readonly headers?: Readonly<Record<string, Header | Ref>>
  readonly content?: Readonly<Record<string, Media>>
}

export interface Ref {
  readonly $ref: string
}

const text: JsonSchema = { type: 'string' }

export const headers = {
  ETag: { description: 'Strong: it differs whenever the bytes do. For `If-None-Match`.', schema: text },
  'Cache-Control': { description: 'How long the answer may be taken for granted, at most 60 seconds.', schema: text },
  Vary: { description: 'The request headers that the answer depends on.', schema: text },
  Allow: { description: 'The methods that there are.', schema: { type: 'string', const: ALLOWED_METHODS } },
  'Retry-After': { description: 'In how many seconds to try again.', schema: { type: 'integer' } },
  'Content-Language': { description: 'The language of the names.', schema: text },
} as const satisfies Readonly<Record<string, Header>>

function headerRefs(names: readonly (keyof typeof headers)[]): Readonly<Record<string, Ref>> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}

const validators = ['ETag', 'Cache-Control', 'Vary'] as const

function failure(description: string, examples: Readonly<Record<string, ErrorBody>>): Response {
  const named = Object.entries(examples).map(([name, value]) => [name, { value }])
  return {
    description,
    content: { [MEDIA_TYPES.json]: { schema: schemaRef('Error'), examples: Object.fromEntries(named) } },
  }
}

/** The answers that every resource has in common, by their names among the components. */
export const sharedResponses = {
  Options: {
    description: 'What can be done with the resource, and what it can be asked for.',
    headers: headerRefs(['Allow']),
    content: { [MEDIA_TYPES.json]: { schema: { type: 'object', required: ['name', 'methods', 'formats'] } } },
  },
  Preflight: { description: 'To a browser before a request from another origin.', headers: headerRefs(['Allow']) },
  Head: { description: 'The headers of the answer to GET.', headers: headerRefs(validators) },
  NotModified: { description: 'What the client has still holds.', headers: headerRefs(validators) },
  BadRequest: failure('Parameters that cannot be read, all of them named; or an address that is not UTF-8.', {
    date: { updated_after: [sentences.date] },
    place: { after: [sentences.after] },
    several: { type: [sentences.choice('foo')], reason_id: [sentences.number] },
    bbox: { bbox: [sentences.bbox('Enter four numbers.')] },
  }),
  NotFound: failure('No such record, page or format. A deleted record says when it was deleted.', {
    record: { detail: sentences.noArea },
    deleted: { detail: sentences.noClosure, deleted_at: '2026-05-15T12:00:00Z' },
    page: { detail: sentences.invalidPage },
    address: { detail: sentences.notFound },
  }),
  MethodNotAllowed: {
    ...failure('To any other method: nothing can be written.', {
      post: { detail: sentences.methodNotAllowed('POST') },
    }),
    headers: headerRefs(['Allow']),
  },
  NotAcceptable: failure('`Accept` names no form in which this is given.', {
    accept: { detail: 'None of the media types in Accept can be given. There are: application/json, text/html.' },
  }),
  Unavailable: {
    ...failure('The database cannot be reached.', { away: AWAY }),
    headers: headerRefs(['Retry-After']),
  },
  UriTooLong: failure('The query is longer than 8 kB.', { query: { detail: 'The query is longer than 8 kB.' } }),
} as const satisfies Readonly<Record<string, Response>>

function shared(name: keyof typeof sharedResponses): Ref {
  return { $ref: `#/components/responses/${name}` }
}

export type Responses = Readonly<Record<string, Response | Ref>>

const failures: Responses = {
  '400': shared('BadRequest'),
  '404': shared('NotFound'),
  '405': shared('MethodNotAllowed'),
  '406': shared('NotAcceptable'),
  '414': shared('UriTooLong'),
  '503': shared('Unavailable'),
}

export const optionsResponses: Responses = { '200': shared('Options'), '204': shared('Preflight') }
export const headResponses: Responses = { '200': shared('Head'), '304': shared('NotModified'), ...failures }

const formatSchemas: Readonly<Record<Exclude<Format, 'json' | 'geojson'>, JsonSchema>> = {
  rss: { type: 'string', description: 'RSS 2.0.' },
  ics: { type: 'string', description: 'iCalendar (RFC 5545).' },
  csv: { type: 'string', description: 'Comma-separated values with a header (RFC 4180).' },
}

/** What a resource gives as JSON, and in which forms beside. */
export interface JsonAnswer {
  readonly schema: JsonSchema
  readonly formats?: readonly Format[]
  /** Whether it is one record of a list. */
  readonly isOne?: boolean
  /** Whether the names in it follow the language of the request. */
  readonly inLanguages?: boolean
}

/** The answers to GET of a resource that gives JSON, a page, and whatever formats it offers beside. */
export function getResponses(description: string, answer: JsonAnswer): Responses {
  const { schema, formats = [], isOne = false, inLanguages = false } = answer
  const schemas = { ...formatSchemas, json: schema, geojson: schemaRef(isOne ? 'Feature' : 'FeatureCollection') }
  const content: Record<string, Media> = { [MEDIA_TYPES.json]: { schema } }
  for (const format of formats) content[bareType(mediaTypeOf(format))] = { schema: schemas[format] }
  content[bareType(mediaTypeOf(PAGE_FORMAT))] = { schema: { type: 'string', description: 'A page for people.' } }
  const sent = headerRefs(inLanguages ? [...validators, 'Content-Language'] : validators)
  return { '200': { description, headers: sent, content }, '304': shared('NotModified'), ...failures }
}

/** The answers to GET of a resource that gives bytes of one type. */
export function binaryResponses(description: string, type: string): Responses {
  return {
    '200': { description, headers: headerRefs(validators), content: { [type]: { schema: {} } } },
    '304': shared('NotModified'),
    ...failures,
  }
}
