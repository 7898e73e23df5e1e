/** What a request wants of a body: all of it, a part from one byte up to and without another, or what is not there. */
export type Wanted =
  | { readonly kind: 'all' }
  | { readonly kind: 'part'; readonly from: number; readonly to: number }
  | { readonly kind: 'nothing' }

const ALL: Wanted = { kind: 'all' }

/**
 * Reads a `Range`. Several parts at once, other units and what cannot be read count as not said, as RFC 9110 (14.2) has it.
 * `size`: of the body, in bytes.
 */
export function wantedOf(header: string | undefined, size: number): Wanted {
  const [, first, last] = /^\s*bytes\s*=\s*(\d{0,15})\s*-\s*(\d{0,15})\s*$/i.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return ALL
  if (first === '') {
    const length = Math.min(size, Number(last))
    return length === 0 ? { kind: 'nothing' } : { kind: 'part', from: size - length, to: size }
  }
  const from = Number(first)
  const to = last === '' ? size : Math.min(size, Number(last) + 1)
  if (last !== '' && Number(last) < from) return ALL
  return from < size ? { kind: 'part', from, to } : { kind: 'nothing' }
}
