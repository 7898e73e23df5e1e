import type pg from 'pg'
import { inTime, StoreLateError } from '../../domain/in-time.ts'
import type { Sql, SqlParam, SqlRow, SqlValue } from '../../sql/sql.ts'
import { operatorError } from './failures.ts'
import { withoutNul } from './values.ts'

/** Past that, a connection is not used again: its server keeps every statement that it has prepared. */
const MOST_STATEMENTS = 256

/** What is known of a connection for as long as it lasts. */
export interface Connection {
  /** The name of each statement that it has prepared. */
  readonly names: Map<string, string>
  /** Whether a pooler may have another of the server's connections carry out each transaction: nothing is prepared then. */
  isPooled: boolean
}

let statements = 0

interface Lending {
  /** Told once when the connection is given back. */
  readonly onRelease: () => void
  /** Told when a statement is not answered in time. */
  readonly onLate: () => void
}

/** One connection, lent by a database. Throws a StoreError where the connection is lost. */
export class Session implements Sql {
  readonly connection: Connection
  readonly #client: pg.PoolClient
  readonly #answerMs: number | null
  readonly #lending: Lending
  #isLent = true

  /** `answerMs`: for how long each statement is waited for; null: for ever. */
  constructor(client: pg.PoolClient, connection: Connection, answerMs: number | null, lending: Lending) {
    this.#client = client
    this.connection = connection
    this.#answerMs = answerMs
    this.#lending = lending
  }

  async rows(sql: string, params: readonly SqlParam[] = []): Promise<readonly SqlRow[]> {
    if (this.connection.isPooled) return this.rowsOfValues(sql, params)
    return this.#ask({ name: this.#nameOf(sql), text: sql, values: params.map(withoutNul) })
  }

  async row(sql: string, params?: readonly SqlParam[]): Promise<SqlRow | null> {
    return (await this.rows(sql, params))[0] ?? null
  }

  /** The first row of a statement that is planned for its values: a box or a text may be in few records, or in most. */
  async rowOfValues(sql: string, params: readonly SqlParam[]): Promise<SqlRow | null> {
    return (await this.rowsOfValues(sql, params))[0] ?? null
  }

  /** The rows of a statement that is planned for its values. */
  async rowsOfValues(sql: string, params: readonly SqlParam[]): Promise<readonly SqlRow[]> {
    return this.#ask({ text: sql, values: params.map(withoutNul) })
  }

  async run(sql: string, params?: readonly SqlParam[]): Promise<void> {
    await this.rows(sql, params)
  }

  async #ask(statement: pg.QueryConfig): Promise<readonly SqlRow[]> {
    const { rows } = await this.#answered(this.#client.query<SqlValue[]>({ ...statement, rowMode: 'array' }))
    return rows
  }

  /** Runs a script of several statements, which takes no values and returns nothing. */
  async script(sql: string): Promise<void> {
    await this.#answered(this.#client.query(sql))
  }

  async #answered<T>(answer: Promise<T>): Promise<T> {
    try {
      return await (this.#answerMs === null ? answer : inTime(answer, this.#answerMs))
    } catch (error) {
      if (error instanceof StoreLateError) {
        this.abandon()
        this.#lending.onLate()
      }
      throw operatorError(error)
    }
  }

  /** Gives the connection back. */
  release(): void {
    this.#giveBack(this.connection.names.size > MOST_STATEMENTS)
  }

  /** Cuts the connection; what its transaction has done so far is undone. */
  abandon(): void {
    this.#giveBack(true)
  }

  #giveBack(cut: boolean): void {
    if (!this.#isLent) return
    this.#isLent = false
    this.#lending.onRelease()
    this.#client.release(cut)
  }

  #nameOf(sql: string): string {
    const { names } = this.connection
    const known = names.get(sql)
    if (known !== undefined) return known
    statements += 1
    const name = `fieldgate_${process.pid}_${statements}`
    names.set(sql, name)
    return name
  }
}
