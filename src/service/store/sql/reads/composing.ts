/** For each field the expression that gives its JSON text, or a whole number; NULL is null. */
export type Columns<F extends string> = Readonly<Record<F, string>>

/** The JSON text of when an edition was committed; its texts need no escapes. */
export const editionTime = (column: string) => `(SELECT '"' || at || '"' FROM edition WHERE id = ${column})`

/** Expressions of the JSON texts of fields that are columns of a table. */
export function columnsOf<F extends string>(alias: string, fields: readonly F[]): Columns<F>
export function columnsOf(alias: string, fields: readonly string[]) {
  return Object.fromEntries(fields.map((field) => [field, `${alias}.${field}`]))
}

/** The expression that gives a record's JSON text, its fields in that order. So the statement itself writes the answer. */
export function recordOf<F extends string>(fields: readonly F[], columns: Columns<F>): string {
  const parts = fields.map((field, at) => `'${at === 0 ? '{' : ','}"${field}":', coalesce(${columns[field]}, 'null')`)
  return `concat(${parts.join(', ')}, '}')`
}
