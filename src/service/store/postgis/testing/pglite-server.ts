import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { postgis } from '@electric-sql/pglite-postgis'
import type { RunningServer } from './server.ts'

/** Serves PGlite, PostgreSQL in WebAssembly, to PostgreSQL's ordinary clients on a socket. */
export async function servePglite(): Promise<RunningServer> {
  const database = await PGlite.create({ extensions: { postgis } })
  await database.exec('CREATE EXTENSION postgis')
  const directory = mkdtempSync(join(tmpdir(), 'fieldgate-pglite-'))
  const turns = new Turns(database)
  const server = createServer((socket) => new Connection(socket, turns))
  await new Promise<void>((resolve) => void server.listen(join(directory, '.s.PGSQL.5432'), resolve))
  return {
    name: 'PGlite, in place of a PostgreSQL server',
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(directory)}`,
    isConcurrent: false,
    stop: async () => {
      await closed(server)
      await database.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

async function closed(server: Server): Promise<void> {
  await new Promise<void>((resolve) => void server.close(() => resolve()))
}

/** Lets one connection at a time use the one session that there is, for a whole transaction each. */
class Turns {
  readonly #database: PGlite
  #last: Promise<void> = Promise.resolve()

  constructor(database: PGlite) {
    this.#database = database
  }

  /** Waits for the turn; resolves with what ends it. */
  async begin(searchPath: string): Promise<() => void> {
    const before = this.#last
    let end = () => {}
    this.#last = new Promise((resolve) => (end = resolve))
    await before
    await this.#database.exec(`SET search_path TO ${searchPath}`)
    return end
  }

  async send(message: Uint8Array): Promise<Uint8Array> {
    return this.#database.execProtocolRaw(message)
  }
}

const [SYNC, SIMPLE_QUERY, TERMINATE, READY] = ['S', 'Q', 'X', 'Z'].map((letter) => letter.charCodeAt(0))
const IDLE = 'I'.charCodeAt(0)
const DEFAULT_PATH = 'public'

/** A client: its messages are sent on from one point of rest to the next. */
class Connection {
  readonly #socket: Socket
  readonly #turns: Turns
  #received: Buffer = Buffer.alloc(0)
  #isGreeted = false
  #searchPath = DEFAULT_PATH
  #endTurn: (() => void) | null = null
  #work: Promise<void> = Promise.resolve()

  constructor(socket: Socket, turns: Turns) {
    this.#socket = socket
    this.#turns = turns
    socket.on('data', (chunk) => {
      this.#received = Buffer.concat([this.#received, chunk])
      this.#work = this.#work.then(() => this.#answer())
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      this.#work = this.#work.then(() => this.#leave())
    })
  }

  async #answer(): Promise<void> {
    for (let batch = this.#nextBatch(); batch !== null; batch = this.#nextBatch()) {
      this.#endTurn ??= await this.#turns.begin(this.#searchPath)
      const answer = Buffer.from(await this.#turns.send(batch))
      // The last message says whether a transaction is open.
      const isAtRest = answer.at(-6) === READY && answer.at(-1) === IDLE
      if (isAtRest) this.#rest()
      this.#socket.write(answer)
    }
  }

  async #leave(): Promise<void> {
    if (this.#endTurn === null) return
    await this.#turns.send(message(SIMPLE_QUERY, 'ROLLBACK\0'))
    this.#rest()
  }

  #rest(): void {
    this.#endTurn?.()
    this.#endTurn = null
  }

  /** All messages up to one that asks for an answer. */
  #nextBatch(): Uint8Array | null {
    const received = this.#received
    if (!this.#isGreeted) return this.#greeting()
    for (let at = 0; at + 5 <= received.length;) {
      const type = received[at]
      at += 1 + received.readUInt32BE(at + 1)
      if (at > received.length) return null
      if (type === TERMINATE) return null
      if (type === SYNC || type === SIMPLE_QUERY) return this.#take(at)
    }
    return null
  }

  #greeting(): Uint8Array | null {
    const received = this.#received
    if (received.length < 4 || received.length < received.readUInt32BE(0)) return null
    this.#isGreeted = true
    const greeting = this.#take(received.readUInt32BE(0))
    this.#searchPath = /search_path=(\w+(?:,\w+)*)/.exec(greeting.toString())?.[1] ?? DEFAULT_PATH
    return greeting
  }

  #take(length: number): Buffer {
    const taken = this.#received.subarray(0, length)
    this.#received = this.#received.subarray(length)
    return taken
  }
}

function message(type: number | undefined, text: string): Uint8Array {
  const body = Buffer.from(text)
  const head = Buffer.alloc(5)
  head.writeUInt8(type ?? 0)
  head.writeUInt32BE(4 + body.length, 1)
  return Buffer.concat([head, body])
}
