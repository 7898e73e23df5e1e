import { releases } from '../changelog/releases.ts'
import { renderingsOf } from '../../answer/format.ts'
import { featureCollectionSchema, featureSchema } from './geojson-schemas.ts'
import type { JsonSchema } from './json-schema.ts'
import { tags, type Operation } from './operation.ts'
import { operations } from './operations.ts'
import { conditionParameter, formatParameter, type Parameter } from './parameters.ts'
import {
  binaryResponses,
  getResponses,
  headers,
  headResponses,
  optionsResponses,
  sharedResponses,
  type Response,
  type Responses,
} from './responses.ts'
import { componentSchemas } from './schemas.ts'

interface Method {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description?: string
  readonly responses: Responses
}

interface PathItem {
  readonly parameters: readonly Parameter[]
  readonly get: Method
  readonly head: Method
  readonly options: Method
}

/** The description of the interface in OpenAPI 3.1, but for its `servers`. */
export interface ApiDocument {
  readonly openapi: string
  readonly info: Readonly<Record<'title' | 'version' | 'description', string>>
  readonly tags: readonly { readonly name: string }[]
  readonly security: readonly []
  readonly paths: Readonly<Record<string, PathItem>>
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly responses: Readonly<Record<string, Response>>
    readonly headers: typeof headers
  }
}

const DESCRIPTION = `Protected areas, closures and notices, wildlife and organisations, to be read by anybody, from any
origin, without a key. Every path is served with and without a slash at its end. An unknown or empty parameter is
ignored; a wrong one is answered with 400 and a sentence for each. The list of releases says what changed.`

/** Describes the interface, under the operator's name for the service. */
export function apiDocument(title: string): ApiDocument {
  return {
    openapi: '3.1.0',
    info: { title, version: releases[0]?.version ?? '0.0.0', description: DESCRIPTION.replaceAll('\n', ' ') },
    tags: Object.values(tags).map((name) => ({ name })),
    security: [],
    paths: Object.fromEntries(operations.map((operation) => [operation.path, pathItem(operation)])),
    components: {
      schemas: { ...componentSchemas(), Feature: featureSchema, FeatureCollection: featureCollectionSchema },
      responses: sharedResponses,
      headers,
    },
  }
}

function pathItem(operation: Operation): PathItem {
  const { id, tag, summary, description, parameters } = operation
  const method = (prefix: string, line: string, responses: Responses): Method => ({
    operationId: prefix === '' ? id : prefix + id.charAt(0).toUpperCase() + id.slice(1),
    tags: [tags[tag]],
    summary: line,
    ...(description === undefined || prefix !== '' ? {} : { description }),
    responses,
  })
  return {
    parameters: [...parameters, ...renderingParameters(operation), conditionParameter],
    get: method('', summary, responsesOf(operation)),
    head: method('head', `${summary}: headers alone`, headResponses),
    options: method('options', `${summary}: methods`, optionsResponses),
  }
}

function renderingParameters({ answer }: Operation): readonly Parameter[] {
  return answer.kind === 'json' ? [formatParameter(renderingsOf(answer.formats ?? []))] : []
}

function responsesOf({ summary, answer }: Operation): Responses {
  if (answer.kind === 'bytes') return binaryResponses(`${summary}.`, answer.type)
  return getResponses(`${summary}.`, answer)
}
