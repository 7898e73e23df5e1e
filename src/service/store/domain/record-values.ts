import { hash } from 'node:crypto'

/** The JSON texts of some fields of a record; null stays null. */
export function jsonTexts<T extends object, const K extends keyof T & string>(
  record: T,
  fields: readonly K[],
): Record<K, string | null>
export function jsonTexts(record: Readonly<Record<string, unknown>>, fields: readonly string[]) {
  return Object.fromEntries(fields.map((field) => [field, jsonText(record[field])]))
}

export function jsonText(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value)
}

/** A hash of values in their order. */
export function hashOf(values: Iterable<string | number | Uint8Array | null>): Uint8Array {
  // Gathered: handing a text over costs more than hashing it.
  const parts: Uint8Array[] = []
  let text = ''
  for (const value of values) {
    if (value instanceof Uint8Array) {
      parts.push(Buffer.from(`${text}b${value.length}:`), value)
      text = ''
    } else text += `${typeof value}:${value}\0`
  }
  return hash('sha256', parts.length === 0 ? text : Buffer.concat([...parts, Buffer.from(text)]), 'buffer')
}

/** Whether two hashes are the same. */
export function sameHash(a: unknown, b: Uint8Array): boolean {
  return a instanceof Uint8Array && Buffer.compare(a, b) === 0
}
