import type { Context } from 'hono'
import { acceptsGzip, hasAlready } from './accepting.ts'
import type { Answer } from './answer.ts'

export interface SendOptions {
  readonly cacheControl: string
  /** What the answer depends on beside its address; `Accept-Encoding` is added where it is compressed. */
  readonly vary: readonly string[]
  readonly compress?: boolean
  readonly headers?: Readonly<Record<string, string>>
}

const SMALLEST_TO_COMPRESS = 1024

/** Sends an answer, or 304 to a client that has it already. */
export async function send(c: Context, answer: Answer, options: SendOptions): Promise<Response> {
  const { cacheControl, vary, compress = true, headers = {} } = options
  const encoded = compress && answer.body.length >= SMALLEST_TO_COMPRESS && acceptsGzip(c.req.header('Accept-Encoding'))
  const etag = encoded ? `"${answer.hash}-gzip"` : `"${answer.hash}"`
  const varies = compress ? [...vary, 'Accept-Encoding'] : vary
  const common = {
    ...headers,
    ETag: etag,
    'Cache-Control': cacheControl,
    ...(varies.length === 0 ? {} : { Vary: varies.join(', ') }),
  }
  if (hasAlready(c.req.header('If-None-Match'), etag)) return c.body(null, 304, common)
  const body = encoded ? await answer.gzipped() : answer.body
  return c.body(body, 200, {
    ...common,
    ...(encoded ? { 'Content-Encoding': 'gzip' } : {}),
    'Content-Type': answer.type,
    'Content-Length': String(body.length),
  })
}
