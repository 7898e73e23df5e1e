import { anchorOf, indexedBounds, type Outline } from '#contract/geo/outline.ts'
import type { PlacedTable } from '../../sql/reads/listing.ts'
import type { Params } from '../../sql/reads/params.ts'
import { PostgisParams } from '../reads/conditions.ts'
import type { Session } from '../database/session.ts'
import { numberOf, type Values } from '../../sql/sql.ts'
import { wkbOf } from './wkb.ts'

/** Writes a record and all that belongs to it in one statement, and so in one way to the server and back. */
export class RecordWriting {
  readonly #params = new PostgisParams()
  readonly #table: PlacedTable
  readonly #isNew: boolean
  readonly #steps: string[] = []

  /** `id`: that of the record whose columns are to have the values; null where it is new. */
  constructor(table: PlacedTable, id: number | null, values: Values) {
    this.#table = table
    this.#isNew = id === null
    if (id === null) {
      const columns = Object.keys(values).join(', ')
      this.#steps.push(`record AS (INSERT INTO ${table} (${columns}) VALUES (${this.#added(values)}) RETURNING id)`)
    } else {
      this.#steps.push(`record AS (SELECT ${this.#params.add(id)}::int8 AS id)`)
      this.set(table, values)
    }
  }

  /** Something to be done; the record's id is the one row of the table `record`. */
  step(sql: (params: Params) => string): this {
    this.#steps.push(`step_${this.#steps.length} AS (${sql(this.#params)})`)
    return this
  }

  /** Sets columns of a table that has one row for each record. */
  set(table: string, values: Values): this {
    if (Object.keys(values).length === 0) return this
    if (this.#isNew) {
      const columns = ['id', ...Object.keys(values)].join(', ')
      return this.step(() => `INSERT INTO ${table} (${columns}) SELECT id, ${this.#added(values)} FROM record`)
    }
    return this.step((params) => {
      const settings = Object.entries(values).map(([name, value]) => `${name} = ${params.add(value)}`)
      return `UPDATE ${table} SET ${settings.join(', ')} WHERE id = (TABLE record)`
    })
  }

  /** Keeps the record's shape; {@link placeOf} has the columns that go with it. */
  shape(outline: Outline): this {
    const table = `${this.#table}_outline`
    if (indexedBounds(outline) === null) return this.step(() => `DELETE FROM ${table} WHERE id = (TABLE record)`)
    return this.step((params) => {
      const shape = `ST_GeomFromWKB(${params.add(wkbOf(outline))}, 4326)`
      return `INSERT INTO ${table} (id, shape) SELECT id, ${shape} FROM record
        ON CONFLICT (id) DO UPDATE SET shape = excluded.shape`
    })
  }

  /** Returns the record's id. */
  async run(sql: Session): Promise<number> {
    return numberOf((await sql.row(`WITH ${this.#steps.join(', ')} SELECT id FROM record`, this.#params.values))?.[0])
  }

  /** The placeholders of values. */
  #added(values: Values): string {
    return Object.values(values)
      .map((value) => this.#params.add(value))
      .join(', ')
  }
}

/** Where a record is, for queries by box; without a position no box finds it. */
export function placeOf(outline: Outline) {
  const [west = null, south = null, east = null, north = null] = indexedBounds(outline) ?? []
  const [lng = null, lat = null] = anchorOf(outline) ?? []
  return { west, south, east, north, lng, lat }
}
