import type { SqlRow } from './connection.ts'

/** The JSON text of a text column. */
export const asText = (column: string) => `json_quote(${column})`

/** The JSON text of when an edition was committed. */
export const editionTime = (column: string) => `(SELECT json_quote(at) FROM edition WHERE id = ${column})`

/** Puts a record together from a row whose values are the fields' JSON texts, numbers or null. */
export function composerOf(fields: readonly string[]): (row: SqlRow) => string {
  const keys = fields.map((field, index) => `${index === 0 ? '{' : ','}${JSON.stringify(field)}:`)
  return (row) => {
    let text = ''
    for (const [index, key] of keys.entries()) text += key + (row[index] ?? 'null')
    return `${text}}`
  }
}
