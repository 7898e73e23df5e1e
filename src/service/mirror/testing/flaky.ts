import { createServer, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'
import { randomOf } from '../../import/demo/random.ts'

/** What a flaky proxy does to some answers. */
const TROUBLES = ['dropped', 'failed', 'cut', 'late', 'busy', 'good'] as const
export type Trouble = (typeof TROUBLES)[number]

export interface FlakyProxy {
  readonly address: string
  /** How often each trouble, or none, came about. */
  readonly met: Readonly<Record<Trouble, number>>
}

/**
 * Passes requests on to a service and spoils that share of the answers: drops the connection before or amid the answer,
 * fails, cuts the JSON short, lets the client wait, or asks to come later. Always the same for the same `seed`.
 */
export async function aFlakyProxy(target: string, share: number, seed: string): Promise<FlakyProxy> {
  const random = randomOf(seed)
  const met: Record<Trouble, number> = { dropped: 0, failed: 0, cut: 0, late: 0, busy: 0, good: 0 }
  const server = createServer((request, response) => {
    const trouble = random() < share ? (TROUBLES[Math.floor(random() * 5)] ?? 'good') : 'good'
    met[trouble]++
    void pass(new URL(request.url ?? '/', target), request.headers['accept-language'] ?? 'en', trouble, response)
  })
  await new Promise<void>((resolve) => void server.listen({ port: 0, host: '127.0.0.1' }, resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return { address: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, met }
}

async function pass(url: URL, language: string, trouble: Trouble, response: ServerResponse): Promise<void> {
  if (trouble === 'late') return
  if (trouble === 'failed') return void response.writeHead(500).end('<h1>Server Error</h1>')
  if (trouble === 'busy') return void response.writeHead(429, { 'Retry-After': '1' }).end('{"detail":"Throttled."}')
  const answer = await fetch(url, { headers: { 'Accept-Language': language } })
  const body = Buffer.from(await answer.arrayBuffer())
  const headers = ['content-type', 'vary'].flatMap((name) => [name, answer.headers.get(name) ?? ''])
  if (trouble === 'good') return void response.writeHead(answer.status, headers).end(body)
  const half = body.subarray(0, Math.floor(body.length / 2))
  if (trouble === 'cut') return void response.writeHead(answer.status, headers).end(half)
  response.writeHead(answer.status, [...headers, 'content-length', String(body.length)])
  response.write(half, () => response.destroy())
}
