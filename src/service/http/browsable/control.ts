import type { JsonSchema } from '../openapi/json-schema.ts'
import type { Parameter } from '../openapi/parameters.ts'
import { idFilterOf, type IdFilter } from './vocabulary.ts'

/** How a form asks for a parameter. */
export type Control =
  | { readonly kind: 'ids'; readonly filter: IdFilter }
  | { readonly kind: 'choices'; readonly of: readonly string[] }
  | { readonly kind: 'one'; readonly of: readonly string[] }
  | { readonly kind: 'date' }
  | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly usual: number | null }
  | { readonly kind: 'text'; readonly example: string }

/** What fits a parameter by its schema. */
export function controlOf({ name, schema, example }: Parameter): Control {
  const items = itemsOf(schema)
  const filter = idFilterOf(name)
  if (items !== null && filter !== null) return { kind: 'ids', filter }
  if (items?.enum !== undefined) return { kind: 'choices', of: items.enum.map(String) }
  if (schema.enum !== undefined) return { kind: 'one', of: schema.enum.map(String) }
  if (schema.format === 'date') return { kind: 'date' }
  if (schema.type === 'integer') {
    const usual = typeof schema.default === 'number' ? schema.default : null
    return { kind: 'number', least: schema.minimum ?? 0, most: schema.maximum ?? 1e9, usual }
  }
  return {
    kind: 'text',
    example: Array.isArray(example) ? example.join(',') : typeof example === 'string' ? example : '',
  }
}

function itemsOf({ items }: JsonSchema): JsonSchema | null {
  return typeof items === 'object' && !Array.isArray(items) ? items : null
}
