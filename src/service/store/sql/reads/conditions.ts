import { fold } from '#contract/fold.ts'
import type { Params } from './params.ts'

/** Part of a WHERE clause about a record `r`; its values go into the statement's. */
export type Condition = (params: Params) => string

/** Every condition holds; without any, all records match. */
export function allOf(conditions: readonly Condition[], params: Params): string {
  return conditions.length === 0 ? 'TRUE' : conditions.map((condition) => `(${condition(params)})`).join(' AND ')
}

/** A condition on a value, where one is given. */
export function given<T>(value: T | undefined, sql: (params: Params, value: T) => string): Condition[] {
  return value === undefined ? [] : [(params) => sql(params, value)]
}

/** A text column holds one of some values; nothing is asked of it where none are given. */
export function anyText(column: string, values: readonly string[] | undefined): Condition[] {
  return given(values, (params, texts) => params.anyOf(column, 'text', texts))
}

/** The same of a column of whole numbers; no other number is in it. */
export function anyId(column: string, values: readonly number[] | undefined): Condition[] {
  return given(values?.filter(Number.isSafeInteger), (params, ids) => params.anyOf(column, 'int8', ids))
}

export function noneOf(ids: readonly number[]): Condition[] {
  return ids.length === 0 ? [] : [(params) => `NOT (${params.anyOf('r.id', 'int8', ids)})`]
}

/** A record was updated on that UTC day or later: editions are numbered in the order of their instants. */
export function updatedAfter(day: string | undefined): Condition[] {
  return given(day, (params, value) => `r.updated_in >= (SELECT min(id) FROM edition WHERE at >= ${params.add(value)})`)
}

/** A text that is searched for as records have it; undefined where each of them holds it. */
export function searchedText(q: string | undefined): string | undefined {
  return q === undefined ? undefined : fold(q) || undefined
}
