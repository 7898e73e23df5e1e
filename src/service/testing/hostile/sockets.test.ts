import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { casesOf } from '#testing/effort.ts'
import { listen } from '../../http/server.ts'
import { aFilledService } from './filled.ts'
import { rawRequest } from './requests.ts'
import { exchange, statusesOf } from './sockets.ts'

const END = 'Host: localhost\r\nConnection: close\r\n\r\n'
const LIST = '/api/v2/protected-areas'

/** What is sent, and the statuses that come back; none where nothing does. */
const exchanges: readonly (readonly [what: string, sent: string, statuses: readonly number[]])[] = [
  ['a proper request', `GET ${LIST} HTTP/1.1\r\n${END}`, [200]],
  ['a null byte in the address', `GET ${LIST}?q=\0 HTTP/1.1\r\n${END}`, [400]],
  ['bytes that are no UTF-8', `GET ${LIST}?q=\xff\xfe HTTP/1.1\r\n${END}`, [400]],
  ['bad percent-encoding', `GET ${LIST}?q=%zz HTTP/1.1\r\n${END}`, [400]],
  ['a path out of the root', `GET /../../../../etc/passwd HTTP/1.1\r\n${END}`, [404]],
  ['an encoded path out of the root', `GET /api/v2/%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\n${END}`, [404]],
  ['20 kB of commas', `GET ${LIST}?fields=${','.repeat(20_000)} HTTP/1.1\r\n${END}`, [414]],
  ['100 kB of commas', `GET ${LIST}?fields=${','.repeat(100_000)} HTTP/1.1\r\n${END}`, [431]],
  ['100 kB of a header', `GET ${LIST} HTTP/1.1\r\nAccept: ${'a'.repeat(100_000)}\r\n${END}`, [431]],
  ['an absolute address', `GET http://localhost${LIST} HTTP/1.1\r\n${END}`, [200]],
  ['an absolute address of another host', `GET http://evil.example${LIST} HTTP/1.1\r\n${END}`, [400]],
  ['a host that is not allowed', `GET ${LIST} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`, [400]],
  ['a host that is none', `GET ${LIST} HTTP/1.1\r\nHost: a b/c@d\r\nConnection: close\r\n\r\n`, [400]],
  ['no host', `GET ${LIST} HTTP/1.1\r\nConnection: close\r\n\r\n`, [400]],
  ['two hosts, of which the first counts', `GET ${LIST} HTTP/1.1\r\nHost: evil.example\r\n${END}`, [400]],
  ['HTTP/1.0 without a host', `GET ${LIST} HTTP/1.0\r\n\r\n`, [400]],
  ['line feeds alone', `GET ${LIST} HTTP/1.1\nHost: localhost\nConnection: close\n\n`, [400]],
  ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', [400]],
  ['an unknown version', `GET ${LIST} HTTP/9.9\r\n${END}`, [400]],
  ['a method that is none', `<SCRIPT> ${LIST} HTTP/1.1\r\n${END}`, [400]],
  ['an asterisk', `OPTIONS * HTTP/1.1\r\n${END}`, [400]],
  ['CONNECT', `CONNECT evil.example:443 HTTP/1.1\r\n${END}`, [405]],
  ['an upgrade', `GET ${LIST} HTTP/1.1\r\nUpgrade: websocket\r\n${END}`, [200]],
  ['two lengths', `GET ${LIST} HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n${END}`, [400]],
  [
    'a length and chunks',
    `POST ${LIST} HTTP/1.1\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n${END}0\r\n\r\n`,
    [400],
  ],
  ['a body where none is due', `GET ${LIST} HTTP/1.1\r\nContent-Length: 5\r\n${END}hello`, [200]],
  [
    'requests one after the other',
    `GET ${LIST} HTTP/1.1\r\nHost: localhost\r\n\r\nGET /api/v2/x HTTP/1.1\r\nHost: localhost\r\n\r\nPUT ${LIST} HTTP/1.1\r\n${END}`,
    [200, 404, 405],
  ],
]

/** A service that listens for the time of the test; what it did not foresee is in `log`. */
async function aListeningService() {
  const { service, log } = await aFilledService()
  const listening = await listen(service.fetch, { port: 0, host: 'localhost' })
  onTestFinished(() => listening.close())
  return { port: listening.port, log }
}

async function expectAlive(port: number): Promise<void> {
  expect((await fetch(`http://localhost:${port}${LIST}`, { headers: { Connection: 'close' } })).status).toBe(200)
}

describe('a listening service', () => {
  it.each(exchanges)('answers %s, and then a proper request', async (_, sent, statuses) => {
    const { port, log } = await aListeningService()
    expect(statusesOf(await exchange(port, sent))).toEqual(statuses)
    await expectAlive(port)
    expect(log.splice(0)).toEqual([])
  })

  it('outlives a request that breaks off', async () => {
    const { port, log } = await aListeningService()
    const whole = `GET ${LIST} HTTP/1.1\r\n${END}`
    for (let length = 0; length < whole.length; length += 7) await exchange(port, whole.slice(0, length), { end: true })
    await expectAlive(port)
    expect(log.splice(0)).toEqual([])
  })

  it('answers whatever stands for a request with a status that is not its own fault', async () => {
    const { port, log } = await aListeningService()
    await fc.assert(
      fc.asyncProperty(rawRequest, async (request) => {
        const received = await exchange(port, request)
        expect(statusesOf(received).filter((status) => status < 200 || status >= 500)).toEqual([])
        expect(received).toMatch(/^HTTP\/1\.1 /)
        expect(log.splice(0)).toEqual([])
      }),
      casesOf('rawRequests'),
    )
    await expectAlive(port)
  })
})
