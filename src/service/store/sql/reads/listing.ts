import type { BBox } from '#contract/geometry.ts'
import type { Condition } from './conditions.ts'
import type { Order } from './orders.ts'
import type { Params } from './params.ts'

/** The tables of records that have a place. */
export type PlacedTable = 'area' | 'closure'

/** Which records of a table, named `r`, are meant; a box only where they have a place. */
export type Selection = {
  readonly conditions: readonly Condition[]
  /** Of the closures around a local day, only those in force on it: that is more than SQL can tell. */
  readonly day?: string | undefined
  /** Of closures only those of one of these areas, by uuid: whose shapes meet is for each database to find. */
  readonly areas?: readonly string[] | undefined
} & (
  | {
      readonly table: PlacedTable
      readonly box: BBox | undefined
      /** What is searched of them holds this folded text somewhere. */
      readonly text: string | undefined
    }
  | { readonly table: 'wildlife' | 'organisation' | 'deletion'; readonly box?: undefined; readonly text?: undefined }
)

/** What to read of the records of a table. */
export interface Composition {
  /** The columns of the table that the order and the record need. */
  readonly columns: string
  /** What the record needs beside these, as it stands in a FROM clause behind them. */
  readonly join: string
  /** The expression that gives a record's JSON text. */
  readonly record: (params: Params) => string
  /** The expression of how many bytes that is, nearly; only where it may be many, of a table whose records have an `id`. */
  readonly size?: string | undefined
}

/** What to read of the records selected, and in which order. */
export type Listing = Selection & Composition & { readonly order: Order }
