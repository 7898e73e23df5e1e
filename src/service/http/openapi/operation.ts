import { API_PREFIX } from '#contract/paths.ts'
import type { Format } from '../../answer/format.ts'
import { schemaRef, type JsonSchema } from './json-schema.ts'
import { languageParameters, pagingParameters, uuidParameter, type Parameter } from './parameters.ts'
import type { RecordWords } from './record.ts'
import type { JsonAnswer } from './responses.ts'
import { selectionId } from './schemas.ts'

export const tags = {
  areas: 'Protected areas',
  closures: 'Closures and notices',
  wildlife: 'Wildlife and organisations',
  lookups: 'Lookups',
  ground: 'The ground',
  service: 'The service',
} as const

/** What a resource gives: JSON, with the formats that it offers beside, or bytes of one media type. */
export type Answer = ({ readonly kind: 'json' } & JsonAnswer) | { readonly kind: 'bytes'; readonly type: string }

/** A resource that can be read. */
export interface Operation {
  readonly path: string
  readonly id: string
  readonly tag: keyof typeof tags
  /** One line, without a full stop. */
  readonly summary: string
  readonly description?: string
  readonly parameters: readonly Parameter[]
  readonly answer: Answer
}

type Words = Pick<Operation, 'id' | 'tag' | 'summary' | 'description'>

/** A document that stands alone, beside a path's prefix. */
export function document(
  path: string,
  words: Words,
  { id }: RecordWords,
  parameters: readonly Parameter[] = [],
): Operation {
  return { ...words, path: API_PREFIX + path, parameters, answer: { kind: 'json', schema: schemaRef(id) } }
}

/** A list of records of which `fields` can choose. */
export function listOf(
  path: string,
  words: Words,
  record: RecordWords,
  parameters: readonly Parameter[],
  formats: readonly Format[] = [],
): Operation {
  return {
    ...words,
    path: API_PREFIX + path,
    parameters: [...parameters, ...pagingParameters, ...languagesOf(formats)],
    answer: { kind: 'json', schema: envelope(schemaRef(selectionId(record))), formats },
  }
}

/** A list of records of which `fields` can choose, in an order that is walked by `next` alone. */
export function walkedListOf(
  path: string,
  words: Words,
  record: RecordWords,
  parameters: readonly Parameter[],
): Operation {
  const paging = pagingParameters.filter(({ name }) => name !== 'page')
  return {
    ...words,
    path: API_PREFIX + path,
    parameters: [...parameters, ...paging],
    answer: { kind: 'json', schema: envelope(schemaRef(selectionId(record))) },
  }
}

/** A list of records that always have all of their fields. */
export function plainListOf(
  path: string,
  words: Words,
  { id }: RecordWords,
  parameters: readonly Parameter[] = [],
): Operation {
  const schema = envelope(schemaRef(id))
  return {
    ...words,
    path: API_PREFIX + path,
    parameters: [...parameters, ...pagingParameters],
    answer: { kind: 'json', schema },
  }
}

/** A list whose names follow the language of the request. */
export function lookupOf(path: string, words: Omit<Words, 'tag'>, { id }: RecordWords): Operation {
  return {
    ...words,
    tag: 'lookups',
    path: API_PREFIX + path,
    parameters: [...languageParameters, ...pagingParameters],
    answer: { kind: 'json', schema: envelope(schemaRef(id)), inLanguages: true },
  }
}

/** One record of a list; of the list's parameters it knows `fields`. */
export function oneOf(
  path: string,
  words: Words,
  record: RecordWords,
  parameters: readonly Parameter[],
  formats: readonly Format[] = [],
): Operation {
  return {
    ...words,
    path: `${API_PREFIX}${path}/{uuid}`,
    parameters: [
      uuidParameter,
      ...parameters.filter(({ name }) => name === 'fields').map(allByDefault),
      ...languagesOf(formats),
    ],
    answer: {
      kind: 'json',
      schema: { anyOf: [schemaRef(record.id), schemaRef(selectionId(record))] },
      formats,
      isOne: true,
    },
  }
}

/** Other formats are for people: they have words where JSON has ids. */
function languagesOf(formats: readonly Format[]): readonly Parameter[] {
  return formats.length === 0 ? [] : languageParameters
}

/** A single record has all of its fields unless asked for some. */
function allByDefault(fields: Parameter): Parameter {
  const { default: _, ...schema } = fields.schema
  return {
    ...fields,
    description: 'The fields to return, instead of all. They come in the order of the record.',
    schema,
  }
}

function envelope(items: JsonSchema): JsonSchema {
  const link: JsonSchema = { anyOf: [{ type: 'string', format: 'uri' }, { type: 'null' }] }
  return {
    type: 'object',
    properties: {
      count: { type: 'integer', minimum: 0, description: 'How many records match on all pages.' },
      next: {
        ...link,
        description:
          'What comes after the last record of this page; null on the last one. Who follows it gets every record that is there all the while.',
      },
      previous: {
        ...link,
        description: 'The address of the page before, where `page` asked for one by its number; null on the first one.',
      },
      results: { type: 'array', items },
    },
    required: ['count', 'next', 'previous', 'results'],
  }
}
