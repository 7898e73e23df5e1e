import * as z from 'zod/mini'
import { BASEMAP_KINDS } from '#contract/config/app-config-basemap.ts'
import { OperatorBasemap } from '#contract/config/app-config-operator-basemap.ts'
import { ServiceConfig } from './config.ts'

/** What an editor checks `config.json` by: a JSON Schema of what the service itself reads by. */
export function configSchema(): object {
  const schema = z.toJSONSchema(ServiceConfig, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      if (zodSchema === OperatorBasemap) jsonSchema.oneOf = BASEMAP_KINDS.map(having)
    },
  })
  return { title: 'The configuration of Fieldgate', ...schema }
}

function having(property: string): z.core.JSONSchema.BaseSchema {
  return { type: 'object', properties: { [property]: {} }, required: [property] }
}
