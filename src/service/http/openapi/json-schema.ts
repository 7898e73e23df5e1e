import type * as z from 'zod/mini'

/** A JSON Schema (draft 2020-12), as OpenAPI 3.1 uses it. */
export type JsonSchema = z.core.JSONSchema.BaseSchema

/** The address of a schema among the document's components. */
export function schemaAddress(id: string): string {
  return `#/components/schemas/${id}`
}

export function schemaRef(id: string): JsonSchema {
  return { $ref: schemaAddress(id) }
}
