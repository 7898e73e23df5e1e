/** The JSON text of when an edition was committed; its texts need no escapes. */
export const editionTime = (column: string) => `(SELECT '"' || at || '"' FROM edition WHERE id = ${column})`

/** Expressions of the JSON texts of fields that are columns of a table; NULL is null. */
export function columnsOf<F extends string>(alias: string, fields: readonly F[]): Readonly<Record<F, string>>
export function columnsOf(alias: string, fields: readonly string[]) {
  return Object.fromEntries(fields.map((field) => [field, `${alias}.${field}`]))
}

/**
 * The expression that gives a record's JSON text, its fields in the order given. `columns` has for each field the
 * expression of its own JSON text, or of a whole number. So the statement itself writes the answer.
 */
export function recordOf<F extends string>(fields: readonly F[], columns: Readonly<Record<F, string>>): string {
  const parts = fields.map((field, at) => `'${at === 0 ? '{' : ','}"${field}":', coalesce(${columns[field]}, 'null')`)
  return `concat(${parts.join(', ')}, '}')`
}
