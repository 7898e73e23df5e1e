import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'
import { FetchRefusedError } from './fetch-error.ts'
import { Fetcher } from './fetcher.ts'

const LIMITS = { timeoutMs: 60_000, maxBytes: 2 ** 20 }
const anywhere = new Fetcher({ privateHosts: true })
const publicly = new Fetcher({ privateHosts: false })

/** Serves at every address of this machine; returns the port, and what was asked. */
async function aServer(listener: RequestListener): Promise<{ readonly port: number; readonly asked: string[] }> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host} ${request.url}`)
    listener(request, response)
  })
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  await once(server.listen(0), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('There is no port.')
  return { port: address.port, asked }
}

const redirectingTo =
  (location: string): RequestListener =>
  (_, response) =>
    response.writeHead(302, { Location: location }).end()

it('follows redirects, and unpacks the body', async () => {
  const { port } = await aServer((request, response) => {
    if (request.url === '/') return response.writeHead(301, { Location: '/there' }).end()
    return response.writeHead(404, { 'Content-Encoding': 'gzip', 'X-Kind': 'good' }).end(gzipSync('Müritz'))
  })
  const { status, headers, text } = await anywhere.get(new URL(`http://127.0.0.1:${port}/`), LIMITS)
  expect([status, headers.get('x-kind'), text]).toEqual([404, 'good', 'Müritz'])
})

it.each(['127.0.0.1', 'localhost', '127.1', '2130706433', '0x7f.1', '0.0.0.0', '[::1]', '[::ffff:127.0.0.1]', '[::]'])(
  'does not ask this machine as %s unless it may',
  async (host) => {
    const { port, asked } = await aServer((_, response) => response.end('secret'))
    await expect(publicly.get(new URL(`http://${host}:${port}/`), LIMITS)).rejects.toThrow(FetchRefusedError)
    expect(asked).toEqual([])
  },
)

it.each(['10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.100.0.1', '[fd00::1]', '[fe80::1]'])(
  'does not ask %s in a network within',
  async (host) => {
    await expect(publicly.get(new URL(`http://${host}/`), LIMITS)).rejects.toThrow(/PRIVATE_HOSTS=1/)
  },
)

it('checks every host that a redirect leads to, by its address or by its name', async () => {
  const someone = new Fetcher({ privateHosts: false, isPrivate: (address) => address !== '127.0.0.1' })
  for (const host of ['127.0.0.2', '[::1]']) {
    const to = await aServer((_, response) => response.end('secret'))
    const { port, asked } = await aServer(redirectingTo(`http://${host}:${to.port}/`))
    await expect(someone.get(new URL(`http://127.0.0.1:${port}/`), LIMITS)).rejects.toThrow(
      `${host.replace(/[[\]]/g, '')} is in a network of its own`,
    )
    expect([asked.length, to.asked]).toEqual([1, []])
  }
  const { port } = await aServer((_, response) => response.end('public'))
  // A name may have several addresses: only those are asked that are allowed.
  expect((await someone.get(new URL(`http://localhost:${port}/`), LIMITS)).text).toBe('public')
})

it.each(['file:///etc/passwd', 'ftp://127.0.0.1/', 'data:text/plain,a', 'gopher://127.0.0.1:70/', 'http://'])(
  'is not led to %s',
  async (location) => {
    const { port } = await aServer(redirectingTo(location))
    await expect(anywhere.get(new URL(`http://127.0.0.1:${port}/`), LIMITS)).rejects.toThrow(FetchRefusedError)
  },
)

it('gives up after five redirects', async () => {
  const { port, asked } = await aServer((request, response) => redirectingTo(`${request.url}x`)(request, response))
  await expect(anywhere.get(new URL(`http://127.0.0.1:${port}/`), LIMITS)).rejects.toThrow('more than 5 times')
  expect(asked.length).toBe(6)
})

it('stops reading a body that is too long, packed or not', async () => {
  const bomb = gzipSync(Buffer.alloc(2 * LIMITS.maxBytes))
  const { port } = await aServer((request, response) => {
    if (request.url === '/bomb') return response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(bomb)
    const send = () => {
      while (response.write(Buffer.alloc(65_536)));
    }
    response.on('drain', send)
    return send()
  })
  for (const path of ['/bomb', '/endless']) {
    await expect(anywhere.get(new URL(`http://127.0.0.1:${port}${path}`), LIMITS)).rejects.toThrow('more than 1 MB')
  }
})

it('gives one time limit to an answer with its redirects and its body', async () => {
  const { port } = await aServer((_, response) => {
    const dropping = setInterval(() => response.write('a'), 2)
    response.on('close', () => clearInterval(dropping))
  })
  const slow = anywhere.get(new URL(`http://127.0.0.1:${port}/`), { ...LIMITS, timeoutMs: 50 })
  await expect(slow).rejects.toMatchObject({ name: 'TimeoutError' })
})
