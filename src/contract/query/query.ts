import type { FieldErrors } from '../errors.ts'
import { keysOf } from '../keys.ts'
import type { Param } from './param.ts'

/** A request's parameters by name; how each is read and written. */
export type Params<Q> = { readonly [K in keyof Q]-?: Param<NonNullable<Q[K]>> }

export type ReadQuery<Q> =
  | { readonly ok: true; readonly query: Q }
  | { readonly ok: false; readonly errors: FieldErrors }

/** Reads and writes the query of one kind of request; `read` understands whatever `write` made. */
export interface QueryCodec<Q> {
  readonly params: Params<Q>
  /** All wrong parameters are reported, not only the first; unknown and empty ones are ignored. */
  read(search: URLSearchParams): ReadQuery<Partial<Q>>
  write(query: Q): URLSearchParams
}

/** The codec of a query whose parameters are all optional. */
export function queryCodec<Q extends object>(params: Params<Q>): QueryCodec<Q> {
  const names = keysOf(params)
  return {
    params,
    read(search) {
      const query: Partial<Q> = {}
      const errors: Record<string, readonly string[]> = {}
      for (const name of names) {
        const texts = search.getAll(name)
        if (texts.every((text) => text.trim() === '')) continue
        const read = params[name].read(texts)
        if (!read.ok) errors[name] = [read.message]
        else if (!isEmptyList(read.value)) query[name] = read.value
      }
      return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, query }
    },
    write(query) {
      const search = new URLSearchParams()
      for (const name of names) {
        const value = query[name]
        if (value !== undefined && value !== null) search.set(name, params[name].write(value))
      }
      return search
    },
  }
}

/** Commas alone are as good as nothing. */
function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}
