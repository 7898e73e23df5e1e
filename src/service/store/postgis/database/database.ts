import { Socket } from 'node:net'
import pg from 'pg'
import { operatorError } from './failures.ts'
import type { Sql, SqlParam, SqlRow, SqlValue } from '../../sql/sql.ts'
import { parserOf, withoutNul } from './values.ts'

const CONNECT_MS = 10_000
/** Past that, a connection is not used again: its server keeps every statement that it has prepared. */
const MOST_STATEMENTS = 256

/** The name of each statement that a connection has prepared. */
type Names = Map<string, string>

/** A PostgreSQL database, by a pool of connections each of which prepares a statement once. */
export class Database {
  readonly #pool: pg.Pool
  readonly #names = new WeakMap<pg.PoolClient, Names>()
  readonly #lent = new Set<Session>()
  readonly #sockets = new Set<Socket>()

  /** Connects when first used. `url`: `postgres://user@host/database`. */
  constructor(url: string) {
    this.#pool = new pg.Pool({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      stream: () => this.#socket(),
      fallback_application_name: 'fieldgate',
      types: { getTypeParser: parserOf },
    })
    // Whoever uses a lost connection next is told; without these listeners its loss would end the process.
    this.#pool.on('error', () => {})
    this.#pool.on('connect', (client) => client.on('error', () => {}))
  }

  /** A connection to be released. Throws a StoreError where none can be had. */
  async session(): Promise<Session> {
    const client = await this.#connect()
    const names = this.#names.get(client)
    const session: Session = new Session(client, names ?? new Map(), () => this.#lent.delete(session))
    this.#lent.add(session)
    if (names === undefined) await this.#prepare(client, session)
    return session
  }

  async #connect(): Promise<pg.PoolClient> {
    try {
      return await this.#pool.connect()
    } catch (error) {
      throw operatorError(error)
    }
  }

  /** Kept in sight: where a server asks for a password and there is none, the driver leaves it open, and forgets it. */
  #socket(): Socket {
    const socket = new Socket()
    this.#sockets.add(socket)
    socket.once('close', () => this.#sockets.delete(socket))
    return socket
  }

  /** Sets up a new connection. */
  async #prepare(client: pg.PoolClient, session: Session): Promise<void> {
    this.#names.set(client, session.names)
    // Compiling a statement that is planned for many rows costs more than reading them.
    await session.script('SET jit = off').catch((error: unknown) => {
      session.abandon()
      throw error
    })
  }

  /** Lends a connection for some statements. */
  async use<T>(work: (session: Session) => Promise<T>): Promise<T> {
    const session = await this.session()
    try {
      return await work(session)
    } finally {
      session.release()
    }
  }

  /** The rows of one statement, which sees one state of the data. */
  rows(sql: string, params?: readonly SqlParam[]): Promise<readonly SqlRow[]> {
    return this.use((session) => session.rows(sql, params))
  }

  row(sql: string, params?: readonly SqlParam[]): Promise<SqlRow | null> {
    return this.use((session) => session.row(sql, params))
  }

  /** Lends a connection whose statements all see one state of the data, whatever is written meanwhile. */
  snapshot<T>(read: (session: Session) => Promise<T>): Promise<T> {
    return this.use(async (session) => {
      await session.run('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
      try {
        const result = await read(session)
        await session.run('COMMIT')
        return result
      } catch (error) {
        session.abandon()
        throw error
      }
    })
  }

  /** Closes all connections; a transaction that has not ended leaves nothing. */
  async close(): Promise<void> {
    for (const session of this.#lent) session.abandon()
    if (!this.#pool.ending) await this.#pool.end()
    for (const socket of this.#sockets) socket.destroySoon()
  }
}

let statements = 0

/** One connection, lent by a {@link Database}. Throws a StoreError where the connection is lost. */
export class Session implements Sql {
  /** The statements that the connection has prepared. */
  readonly names: Names
  readonly #client: pg.PoolClient
  readonly #onRelease: () => void
  #isLent = true

  constructor(client: pg.PoolClient, names: Names, onRelease: () => void) {
    this.#client = client
    this.names = names
    this.#onRelease = onRelease
  }

  async rows(sql: string, params: readonly SqlParam[] = []): Promise<readonly SqlRow[]> {
    try {
      const statement = { name: this.#nameOf(sql), text: sql, values: params.map(withoutNul) }
      const { rows } = await this.#client.query<SqlValue[]>({ ...statement, rowMode: 'array' })
      return rows
    } catch (error) {
      throw operatorError(error)
    }
  }

  async row(sql: string, params?: readonly SqlParam[]): Promise<SqlRow | null> {
    return (await this.rows(sql, params))[0] ?? null
  }

  async run(sql: string, params?: readonly SqlParam[]): Promise<void> {
    await this.rows(sql, params)
  }

  /** Runs a script of several statements, which takes no values and returns nothing. */
  async script(sql: string): Promise<void> {
    await this.#client.query(sql).catch((error: unknown) => {
      throw operatorError(error)
    })
  }

  /** Gives the connection back. */
  release(): void {
    this.#giveBack(this.names.size > MOST_STATEMENTS)
  }

  /** Cuts the connection; what its transaction has done so far is undone. */
  abandon(): void {
    this.#giveBack(true)
  }

  #giveBack(cut: boolean): void {
    if (!this.#isLent) return
    this.#isLent = false
    this.#onRelease()
    this.#client.release(cut)
  }

  /** Unique in this process: a pooler in between may share the server's connections among ours. */
  #nameOf(sql: string): string {
    const known = this.names.get(sql)
    if (known !== undefined) return known
    statements += 1
    const name = `fieldgate_${process.pid}_${statements}`
    this.names.set(sql, name)
    return name
  }
}
