import type { SqlParam } from '../sql.ts'

/** The values of a statement's placeholders in their order, and what its database says in words of its own. */
export abstract class Params {
  readonly values: SqlParam[] = []

  /** The placeholder of a value. */
  abstract add(value: SqlParam): string

  /** A column of texts, or of whole numbers, holds one of some values, however many. */
  abstract anyOf(column: string, type: 'text' | 'int8', values: readonly (string | number)[]): string
}
