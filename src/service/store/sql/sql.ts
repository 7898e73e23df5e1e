export type SqlValue = string | number | boolean | Uint8Array | null
/** A value of a placeholder; a list is an array there. */
export type SqlParam = SqlValue | readonly SqlValue[]
/** The values of a row in the order of the statement's columns. */
export type SqlRow = readonly SqlValue[]

/** Runs statements that both databases understand, with `$1`, `$2` and so on for their values. */
export interface Sql {
  rows(sql: string, params?: readonly SqlParam[]): Promise<readonly SqlRow[]>
  row(sql: string, params?: readonly SqlParam[]): Promise<SqlRow | null>
  run(sql: string, params?: readonly SqlParam[]): Promise<void>
}

/** Columns of a table with their values. */
export type Values = Readonly<Record<string, SqlParam>>

export function textOf(value: SqlValue | undefined): string {
  if (typeof value !== 'string') throw new TypeError('The store holds no text where one is due.')
  return value
}

export function numberOf(value: SqlValue | undefined): number {
  if (typeof value !== 'number') throw new TypeError('The store holds no number where one is due.')
  return value
}

export function bytesOf(value: SqlValue | undefined): Uint8Array<ArrayBuffer> {
  if (!isBytes(value)) throw new TypeError('The store holds no bytes where they are due.')
  return value
}

function isBytes(value: SqlValue | undefined): value is Uint8Array<ArrayBuffer> {
  return value instanceof Uint8Array && value.buffer instanceof ArrayBuffer
}

/** A truth value, which SQLite keeps as a number. */
export function isTrue(value: SqlValue | undefined): boolean {
  return value === true || value === 1
}
