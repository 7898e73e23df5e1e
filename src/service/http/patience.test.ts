import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { listen, type Patience } from './server.ts'

const SHORT: Patience = { requestMs: 40, keepAliveMs: 60_000, stalledMs: 60_000, lingerMs: 40 }

async function listening(patience?: Patience, answer = () => new Response('answer')): Promise<number> {
  const server = await listen(answer, { port: 0, host: '127.0.0.1', ...(patience && { patience }) })
  onTestFinished(() => server.close())
  return server.port
}

/** A client that keeps its side of the connection open when the server has closed the other. */
function aStubbornClient(port: number): { readonly socket: Socket; readonly received: () => string } {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  onTestFinished(() => void socket.destroy())
  let received = ''
  socket.on('data', (chunk) => (received += String(chunk)))
  socket.on('error', () => {})
  return { socket, received: () => received }
}

function dribble(socket: Socket, begin: string): void {
  socket.write(begin)
  const dribbling = setInterval(() => socket.write('a'), 2)
  socket.once('close', () => clearInterval(dribbling))
}

it.each([
  ['a head', 'GET /api/v2/ HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', 408],
  ['a first line', 'GET /', 408],
  ['nonsense', 'MEOW\r\n\r\n', 400],
])('a client that dribbles %s for ever gets an error, and its connection is closed', async (_, begin, status) => {
  const { socket, received } = aStubbornClient(await listening(SHORT))
  dribble(socket, begin)
  // A reset closes the connection as well.
  await new Promise<void>((resolve) => socket.once('close', () => resolve()))
  expect(received()).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
})

it('a client that connects and sends nothing gets an error', async () => {
  const { socket, received } = aStubbornClient(await listening(SHORT))
  await once(socket, 'end')
  expect(received()).toMatch(/^HTTP\/1.1 408 /)
})

/** An answer without end, and when the service has given it up. */
function anEndlessAnswer() {
  let giveUp = () => {}
  const givenUp = new Promise<void>((resolve) => (giveUp = resolve))
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) =>
    controller.enqueue(Buffer.alloc(65_536, 'a'))
  const answer = () => new Response(new ReadableStream({ pull, cancel: () => giveUp() }))
  return { answer, givenUp }
}

it('the connection of a client that reads nothing of its answer is closed', async () => {
  const { answer, givenUp } = anEndlessAnswer()
  const { socket } = aStubbornClient(await listening({ ...SHORT, stalledMs: 50 }, answer))
  socket.pause()
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await givenUp
})

it('the error for a slow request is never written into the answer to an earlier one', async () => {
  const { answer, givenUp } = anEndlessAnswer()
  const { socket, received } = aStubbornClient(await listening(SHORT, answer))
  dribble(socket, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\nGET /')
  await givenUp
  expect(received().match(/HTTP/g)).toHaveLength(1)
})

it('a connection stays open for longer than proxies keep theirs', async () => {
  const { socket, received } = aStubbornClient(await listening())
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  while (!received().includes('answer')) await once(socket, 'data')
  expect(Number(/^keep-alive: timeout=(\d+)/im.exec(received())?.[1])).toBeGreaterThanOrEqual(65)
})
