import { tmpdir } from 'node:os'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect } from 'vitest'
import { ErrorBody } from '#contract/errors.ts'
import type { HostileRequest } from './requests.ts'

/** What tells of the machine, the code or the database; no request holds any of it. */
const SECRETS = [process.cwd(), tmpdir()].concat(
  ['node_modules', 'node:', '    at ', '.ts:', '.js:', 'typeerror', 'rangeerror', 'sqlite', 'libsql', 'postgres'],
  [
    'pg_',
    'no such table',
    'no such column',
    'syntax error',
    'json_each',
    'area_field',
    'closure_box',
    'coalesce',
    'select cast',
    ' from area',
  ],
)

/** Fails unless the answer is one that the contract allows, and tells nothing of the inside. */
export async function expectContractAnswer(request: HostileRequest, response: Response): Promise<void> {
  const { status } = response
  expect(status, 'status').toBeGreaterThanOrEqual(200)
  expect(status, 'status').toBeLessThan(500)
  const body = await textOf(response)
  const type = response.headers.get('Content-Type') ?? ''
  const lower = body.toLowerCase()
  expect(SECRETS.filter((secret) => lower.includes(secret))).toEqual([])
  if (type.startsWith('text/html')) expectPage(request, body)
  if (body === '') return expectEmpty(request, status)
  if (status >= 400 && !type.startsWith('text/html')) {
    expect(type).toBe('application/json')
    expect(ErrorBody.safeParse(JSON.parse(body)).error).toBeUndefined()
  } else if (/json/.test(type)) JSON.parse(body)
}

async function textOf(response: Response): Promise<string> {
  const bytes = Buffer.from(await response.arrayBuffer())
  const encoding = bytes.length > 0 ? response.headers.get('Content-Encoding') : null
  if (encoding === 'gzip') return gunzipSync(bytes).toString()
  return (encoding === 'br' ? brotliDecompressSync(bytes) : bytes).toString()
}

function expectEmpty({ method }: HostileRequest, status: number): void {
  const isBare = method === 'HEAD' || status === 204 || status === 304
  // An empty tile is no bytes at all.
  expect(isBare || status === 200, 'a body').toBe(true)
}

/** A page where a browser asks, or for what is not of the API; nothing of the address becomes a part of it. */
function expectPage({ path, headers }: HostileRequest, body: string): void {
  const isAsked = /text\/html|\*/.test(headers['Accept'] ?? '') || /[?&]format=api/.test(path)
  expect(isAsked || !/^\/api(\/|\?|$)/.test(path), 'a page').toBe(true)
  if (body !== '') expect(body).toMatch(/^<!doctype html>/i)
  expect(body).not.toMatch(/<script|<img\b|(href|src|action)="?javascript:/i)
}
