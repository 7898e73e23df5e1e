import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { cpuSecondsOf } from './process-cpu.ts'

/** A FastCGI program, running in a process of its own. */
export interface FastCgiProgram {
  /** Its answer to a GET with a query: its headers as text, and its body. */
  ask(query: string): Promise<FastCgiAnswer>
  /** The CPU time that it has used, in milliseconds, in steps of ten. */
  cpu(): number
  end(): void
}

export interface FastCgiAnswer {
  readonly headers: string
  readonly body: Buffer
}

const VERSION = 1
const BEGIN_REQUEST = 1
const END_REQUEST = 3
const PARAMS = 4
const STDIN = 5
const STDOUT = 6
const HEADER_BYTES = 8
/** As a responder, on a connection that stays open. */
const BEGIN = Buffer.from([0, 1, 1, 0, 0, 0, 0, 0])
const NOTHING = Buffer.alloc(0)
const TRIES = 100

/**
 * Starts a program, by its whole path, on a socket, by spawn-fcgi, which becomes it: one connection, one request at a
 * time.
 */
export async function startFastCgi(
  program: string,
  socketFile: string,
  env: Readonly<Record<string, string>>,
): Promise<FastCgiProgram> {
  const child = spawn('spawn-fcgi', ['-n', '-s', socketFile, '--', program], { env: { ...process.env, ...env } })
  const socket = await connected(socketFile)
  return {
    async ask(query) {
      socket.write(requestOf({ REQUEST_METHOD: 'GET', QUERY_STRING: query }))
      return answerFrom(await outputOf(socket))
    },
    cpu: () => cpuSecondsOf(child.pid ?? NaN) * 1000,
    end() {
      socket.destroy()
      // It may let SIGTERM pass.
      child.kill('SIGKILL')
    },
  }
}

/** It makes its socket a while after it was started. */
async function connected(socketFile: string): Promise<Socket> {
  for (let tries = 1; ; tries++) {
    const socket = connect(socketFile)
    try {
      await once(socket, 'connect')
      return socket
    } catch (error) {
      if (tries === TRIES) throw error
      await pause(50)
    }
  }
}

function requestOf(params: Readonly<Record<string, string>>): Buffer {
  return Buffer.concat([
    recordOf(BEGIN_REQUEST, BEGIN),
    recordOf(PARAMS, Buffer.concat(Object.entries(params).map(([name, value]) => paramOf(name, value)))),
    recordOf(PARAMS, NOTHING),
    recordOf(STDIN, NOTHING),
  ])
}

function recordOf(type: number, content: Buffer): Buffer {
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeUInt8(VERSION, 0)
  header.writeUInt8(type, 1)
  header.writeUInt16BE(1, 2)
  header.writeUInt16BE(content.length, 4)
  return Buffer.concat([header, content])
}

/** With lengths of four bytes each, the highest bit set. */
function paramOf(name: string, value: string): Buffer {
  const lengths = Buffer.alloc(8)
  lengths.writeUInt32BE((name.length | 0x80000000) >>> 0, 0)
  lengths.writeUInt32BE((value.length | 0x80000000) >>> 0, 4)
  return Buffer.concat([lengths, Buffer.from(name + value, 'latin1')])
}

/** What the program writes until it ends the request. */
function outputOf(socket: Socket): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const output: Buffer[] = []
    let rest = NOTHING
    const broken = () => reject(new Error('The FastCGI program has closed its connection.'))
    const read = (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk])
      for (let next = firstRecord(rest); next !== null; next = firstRecord(rest)) {
        rest = rest.subarray(next.bytes)
        if (next.type === STDOUT) output.push(next.content)
        if (next.type !== END_REQUEST) continue
        socket.off('data', read).off('close', broken)
        resolve(Buffer.concat(output))
      }
    }
    socket.on('data', read).on('close', broken)
  })
}

function firstRecord(bytes: Buffer) {
  if (bytes.length < HEADER_BYTES) return null
  const length = bytes.readUInt16BE(4)
  const whole = HEADER_BYTES + length + bytes.readUInt8(6)
  if (bytes.length < whole) return null
  return { type: bytes.readUInt8(1), content: bytes.subarray(HEADER_BYTES, HEADER_BYTES + length), bytes: whole }
}

function answerFrom(output: Buffer): FastCgiAnswer {
  const end = output.indexOf('\r\n\r\n')
  return { headers: output.subarray(0, end).toString('latin1'), body: output.subarray(end + 4) }
}
