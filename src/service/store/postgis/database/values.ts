import type { SqlParam, SqlValue } from '../../sql/sql.ts'

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
  if (Array.isArray(param)) return param.map((value) => (typeof value === 'string' ? shown(value) : value))
  return typeof param === 'string' ? shown(param) : param
}

function shown(text: string): string {
  return text.replaceAll('\0', '\uFFFD')
}
