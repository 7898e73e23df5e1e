import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '#contract/list.ts'
import { keysOf } from '#contract/keys.ts'
import type { ParamShape } from '#contract/query/param.ts'
import type { QueryCodec } from '#contract/query/query.ts'
import { LANGUAGES } from '#contract/vocabulary/languages.ts'
import { schemaRef, type JsonSchema } from './json-schema.ts'

/** A parameter as OpenAPI describes it. */
export interface Parameter {
  readonly name: string
  readonly in: 'query' | 'path' | 'header'
  readonly description: string
  readonly required?: boolean
  readonly style?: 'form'
  /** False: the values of a list are separated by commas. */
  readonly explode?: boolean
  readonly schema: JsonSchema
  readonly example?: unknown
}

/** Words for each parameter of a query: the compiler names the missing and the superfluous. */
export type ParameterWords<Q> = {
  readonly [K in keyof Q]-?: { readonly description: string; readonly example: NonNullable<Q[K]> }
}

/** Describes the parameters that a query's codec reads. */
export function queryParameters<Q>(codec: QueryCodec<Q>, words: ParameterWords<NoInfer<Q>>): readonly Parameter[] {
  return keysOf(codec.params).map((name) => {
    const { description, example } = words[name]
    const schema = schemaOf(codec.params[name].shape)
    const list = schema.type === 'array' ? ({ style: 'form', explode: false } as const) : {}
    const shown = codec.params[name].shape.kind === 'text' ? codec.params[name].write(example) : example
    return { name, in: 'query', description, ...list, schema, example: shown }
  })
}

function schemaOf(shape: ParamShape): JsonSchema {
  switch (shape.kind) {
    case 'ids':
      return {
        type: 'array',
        items: shape.none ? { anyOf: [{ type: 'integer' }, { const: 'none' }] } : { type: 'integer' },
      }
    case 'uuids':
      return { type: 'array', items: schemaRef('Uuid') }
    case 'integer':
      return { type: 'integer', minimum: shape.least, maximum: shape.most }
    case 'date':
      return { type: 'string', format: 'date' }
    case 'text':
      return { type: 'string' }
    case 'bbox':
      return { type: 'array', items: { type: 'number' }, minItems: 4, maxItems: 4 }
    case 'choices':
      return { type: 'array', items: { type: 'string', enum: [...shape.of] } }
    case 'fields':
      return { type: 'array', items: { type: 'string', enum: ['*', ...shape.of] }, default: [...shape.defaults] }
  }
}

export const pagingParameters: readonly Parameter[] = [
  {
    name: 'page',
    in: 'query',
    description: 'From 1; `last` is the last one.',
    schema: { anyOf: [{ type: 'integer', minimum: 1 }, { const: 'last' }], default: 1 },
  },
  {
    name: 'page_size',
    in: 'query',
    description: 'How many records a page holds. A bad value counts as the default.',
    schema: { type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE, default: DEFAULT_PAGE_SIZE },
  },
  {
    name: 'after',
    in: 'query',
    description:
      'Goes on after a record, and goes before `page`. Follow `next`, which has it, as it is: the text means nothing to a client.',
    schema: { type: 'string' },
  },
]

export const languageParameters: readonly Parameter[] = [
  {
    name: 'lang',
    in: 'query',
    description: 'The language of names and words; it goes before `Accept-Language`.',
    schema: { type: 'string', enum: [...LANGUAGES] },
  },
  {
    name: 'Accept-Language',
    in: 'header',
    description: 'The languages wanted; English where none of them is known.',
    schema: { type: 'string' },
    example: 'de-AT, en;q=0.8',
  },
]

export const uuidParameter: Parameter = {
  name: 'uuid',
  in: 'path',
  required: true,
  description: 'Of the record.',
  schema: schemaRef('Uuid'),
}

export const conditionParameter: Parameter = {
  name: 'If-None-Match',
  in: 'header',
  description: 'The `ETag` of the answer that the client has: 304 while it holds.',
  schema: { type: 'string' },
}

/** Chooses between the renderings of an answer. */
export function formatParameter(formats: readonly string[]): Parameter {
  return {
    name: 'format',
    in: 'query',
    description: 'The form of the answer: `api` is a page for people. Without it, `Accept` decides.',
    schema: { type: 'string', enum: [...formats] },
  }
}
