import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { anArea } from '#testing/builders.ts'
import { aService } from './testing/app.ts'
import { listen, ListenError, type Listening } from './server.ts'

async function listening(fetch: (request: Request) => Response | Promise<Response>): Promise<Listening> {
  const server = await listen(fetch, { port: 0, host: '127.0.0.1' })
  onTestFinished(() => server.close())
  return server
}

/** Sends a text as it is; returns all that comes back until the other side closes. */
async function exchange(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => (answer += String(chunk)))
  socket.write(text)
  await once(socket, 'close')
  return answer
}

const ask = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Connection: close', ...headers, '', ''].join('\r\n')

describe('over a socket', () => {
  it('lists come with the headers of the service', async () => {
    const service = await aService({ areas: [anArea()] })
    const { port } = await listening(service.fetch)
    const response = await fetch(`http://127.0.0.1:${port}/api/v2/protected-areas?page_size=1`)
    expect(response.status).toBe(200)
    expect(response.headers.get('Vary')).toBe('Accept, Accept-Encoding')
    expect(await response.json()).toMatchObject({ count: 1, next: null })
    const head = await fetch(`http://127.0.0.1:${port}/api/v2/protected-areas`, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(Number(head.headers.get('Content-Length'))).toBeGreaterThan(100)
  })

  it.each([
    ['a query of 10 kB', ask(`/api/v2/?q=${'a'.repeat(10_000)}`, 'Host: localhost'), 414, 'longer than 8 kB'],
    ['headers of 100 kB', ask('/api/v2/', 'Host: localhost', `X-Long: ${'a'.repeat(100_000)}`), 431, 'too long'],
    ['nonsense', 'MEOW\r\n\r\n', 400, 'not HTTP'],
    ['letters as they are', ask('/api/v2/?q=Müritz', 'Host: localhost'), 400, 'percent-encoded'],
    ['a host that is none', ask('/api/v2/', 'Host: a b/c'), 400, 'cannot be read'],
    ['a host that nobody allowed', ask('/api/v2/', 'Host: evil.example'), 400, 'ALLOWED_HOSTS'],
    ['two hosts', ask('/api/v2/', 'Host: localhost', 'host: localhost'), 400, 'more than one Host header'],
    ['no host', 'GET /api/v2/ HTTP/1.0\r\n\r\n', 400, 'cannot be read'],
    ['the health without a host', 'GET /healthz HTTP/1.0\r\n\r\n', 200, '"ok"'],
    ['the health at another host', ask('/healthz', 'Host: fieldgate:4600'), 200, '"ok"'],
    ['the health at a host that is none', ask('/healthz/?a', 'Host: a b/c'), 200, '"ok"'],
    ['a page at a host that is no address', ask('/api/v2/', 'Host: xn--e', 'Accept: text/html'), 400, 'ALLOWED_HOSTS'],
    ['a null byte', ask('/api/v2/closures-and-notices?q=%00', 'Host: localhost'), 200, '"count":0'],
    ['dots', ask('/api/v2/../../etc/passwd', 'Host: localhost'), 404, 'This page does not exist'],
  ])('%s gets its answer', async (_, text, status, words) => {
    const service = await aService()
    const { port } = await listening(service.fetch)
    const answer = await exchange(port, text)
    expect(answer.slice(0, 12)).toBe(`HTTP/1.1 ${status}`)
    expect(answer).toContain(words)
    expect(answer).toMatch(/^(access-control-allow-origin: \*|content-type: text\/html.*|cache-control: no-store)\r$/im)
  })
})

describe('closing', () => {
  it('waits for the answer at work, and takes no more', async () => {
    let answer: ((response: Response) => void) | undefined
    let asked = () => {}
    const arrived = new Promise<void>((resolve) => (asked = resolve))
    const server = await listening(() => {
      asked()
      return new Promise((resolve) => (answer = resolve))
    })
    const url = `http://127.0.0.1:${server.port}/`
    const response = fetch(url, { headers: { Connection: 'close' } })
    await arrived
    const closed = server.close()
    await expect(fetch(url)).rejects.toThrow('fetch failed')
    answer?.(new Response('done'))
    expect(await (await response).text()).toBe('done')
    await closed
  })
})

describe('closing while an answer is being sent', () => {
  // More than the network itself holds.
  const LARGE = 32 * 2 ** 20

  /** A client that takes the head of a large answer, and no more until it is told to. */
  async function aSlowReader(port: number) {
    const socket = connect(port, '127.0.0.1')
    let bytes = 0
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    const [head]: unknown[] = await once(socket, 'data')
    socket.pause()
    bytes += Buffer.byteLength(String(head))
    socket.on('data', ({ length }) => (bytes += length))
    return async () => {
      socket.resume()
      await once(socket, 'close')
      return bytes
    }
  }

  it('sends all of it, and waits for no connection that asks for nothing', async () => {
    const server = await listening(() => new Response('x'.repeat(LARGE)))
    const [read, silent] = [await aSlowReader(server.port), connect(server.port, '127.0.0.1')]
    await once(silent, 'connect')
    const closed = server.close()
    await once(silent, 'close')
    expect(await read()).toBeGreaterThan(LARGE)
    await closed
  })
})

it('a port that is in use is refused', async () => {
  const { port } = await listening(() => new Response())
  await expect(listen(() => new Response(), { port, host: '127.0.0.1' })).rejects.toThrow(ListenError)
})
