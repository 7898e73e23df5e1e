/** The JSON text of a text column. */
export const asText = (column: string) => `json_quote(${column})`

/** The JSON text of when an edition was committed. */
export const editionTime = (column: string) => `(SELECT json_quote(at) FROM edition WHERE id = ${column})`

/**
 * The expression that gives a record's JSON text, its fields in the order given. `columns` has for each field the
 * expression of its own JSON text; NULL is null. So the statement itself writes the answer.
 */
export function recordOf<F extends string>(fields: readonly F[], columns: Readonly<Record<F, string>>): string {
  const parts = fields.map(
    (field, index) => `'${index === 0 ? '{' : ','}"${field}":' || coalesce(${columns[field]}, 'null')`,
  )
  return `${parts.join(' || ')} || '}'`
}
