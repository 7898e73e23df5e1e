import { Socket } from 'node:net'
import pg from 'pg'
import { Availability } from './availability.ts'
import { operatorError } from './failures.ts'
import type { SqlParam, SqlRow } from '../../sql/sql.ts'
import { Session, type Connection } from './session.ts'
import { parserOf } from './values.ts'

/** For how long a database is waited for, in milliseconds. */
export interface Patience {
  /** Until there is a connection to use. */
  readonly connectMs: number
  /** Until a statement is answered; null: for ever. */
  readonly answerMs: number | null
  /** For a sign of life, once something was late, and between two such questions. */
  readonly signMs: number
}

/** That of a program, whose statements may take long and in which nobody else waits. */
export const PATIENT: Patience = { connectMs: 10_000, answerMs: null, signMs: 1000 }

/** A PostgreSQL database, by a pool of connections each of which prepares a statement once. */
export class Database {
  readonly #url: string
  readonly #patience: Patience
  readonly #pool: pg.Pool
  readonly #availability: Availability
  readonly #connections = new WeakMap<pg.PoolClient, Connection>()
  readonly #lent = new Set<Session>()
  readonly #sockets = new Set<Socket>()

  /** Connects when first used. `url`: `postgres://user@host/database`. */
  constructor(url: string, patience: Patience) {
    this.#url = url
    this.#patience = patience
    this.#availability = new Availability(() => this.#signOfLife(), patience.signMs)
    this.#pool = new pg.Pool({
      connectionString: url,
      connectionTimeoutMillis: patience.connectMs,
      keepAlive: true,
      stream: () => this.#socket(),
      fallback_application_name: 'fieldgate',
      types: { getTypeParser: parserOf },
    })
    // Whoever uses a lost connection next is told; without these listeners its loss would end the process.
    this.#pool.on('error', () => {})
    this.#pool.on('connect', (client) => client.on('error', () => {}))
  }

  /** A connection to be released. Throws a StoreError where none can be had, or the database does not answer. */
  async session(): Promise<Session> {
    this.#availability.check()
    const client = await this.#connect()
    const known = this.#connections.get(client)
    const connection = known ?? { names: new Map(), isPooled: false }
    const session: Session = new Session(client, connection, this.#patience.answerMs, {
      onRelease: () => this.#lent.delete(session),
      onLate: () => this.#availability.doubt(),
    })
    this.#lent.add(session)
    if (known === undefined) await this.#prepare(client, session)
    return session
  }

  async #connect(): Promise<pg.PoolClient> {
    try {
      return await this.#pool.connect()
    } catch (error) {
      if (isLate(error)) this.#availability.doubt()
      throw operatorError(error)
    }
  }

  async #signOfLife(): Promise<void> {
    const ms = this.#patience.signMs
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: ms,
      query_timeout: ms,
      stream: () => this.#socket(),
    })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('SELECT 1')
    } finally {
      // Where nothing is answered, nothing is waited for.
      void client.end().catch(() => {})
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
    const { connection } = session
    this.#connections.set(client, connection)
    const { answerMs } = this.#patience
    try {
      connection.isPooled = await isPooled(client, session)
      // What is set behind a pooler is set for others too, such as an import that may take long.
      if (connection.isPooled) return
      // Compiling a statement that is planned for many rows costs more than reading them.
      // Nor does the server go on for whoever has given up, or cut off what may take long.
      const limit = answerMs === null ? 0 : 2 * answerMs
      await session.script(`SET jit = off; SET statement_timeout = ${limit}`)
    } catch (error) {
      session.abandon()
      throw error
    }
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

  /** As {@link Session.rowOfValues}. */
  rowOfValues(sql: string, params: readonly SqlParam[]): Promise<SqlRow | null> {
    return this.use((session) => session.rowOfValues(sql, params))
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
    this.#availability.close()
    for (const session of this.#lent) session.abandon()
    if (!this.#pool.ending) await this.#pool.end()
    for (const socket of this.#sockets) socket.destroySoon()
  }
}

/** Whether what answers is another process than the one that took the connection: only a pooler has one for several. */
async function isPooled(client: pg.PoolClient, session: Session): Promise<boolean> {
  const told: unknown = Reflect.get(client, 'processID')
  const [backend] = (await session.rowOfValues('SELECT pg_backend_pid()', [])) ?? []
  return backend !== told
}

/** What the driver says where a connection is not there in time. */
function isLate(error: unknown): boolean {
  return error instanceof Error && /timeout/.test(error.message)
}
