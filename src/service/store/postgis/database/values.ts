export type SqlValue = string | number | boolean | Uint8Array | null
/** A value of a placeholder; a list is an array there. */
export type SqlParam = SqlValue | readonly (string | number | Uint8Array)[]
/** The values of a row in the order of the statement's columns. */
export type SqlRow = readonly SqlValue[]

/** By the numbers that PostgreSQL has for its types; whole numbers here are safe ones. Other types come as texts. */
const parsers: ReadonlyMap<number, (text: string) => SqlValue> = new Map<number, (text: string) => SqlValue>([
  [16, (text) => text === 't'],
  [17, (text) => Buffer.from(text.slice('\\x'.length), 'hex')],
  [20, Number],
  [23, Number],
  [701, Number],
])

export function parserOf(type: number): (text: string) => SqlValue {
  return parsers.get(type) ?? String
}

/** PostgreSQL knows no text with a NUL: it becomes the character for what cannot be shown. */
export function withoutNul(param: SqlParam): SqlParam {
  return typeof param === 'string' ? param.replaceAll('\0', '\uFFFD') : param
}

export function textOf(value: SqlValue | undefined): string {
  if (typeof value !== 'string') throw new TypeError('The store holds no text where one is due.')
  return value
}

export function numberOf(value: SqlValue | undefined): number {
  if (typeof value !== 'number') throw new TypeError('The store holds no number where one is due.')
  return value
}

export function bytesOf(value: SqlValue | undefined): Uint8Array {
  if (!(value instanceof Uint8Array)) throw new TypeError('The store holds no bytes where they are due.')
  return value
}
