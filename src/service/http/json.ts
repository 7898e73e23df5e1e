import { answerOf, type Answer, type Bytes, type HeaderRecord } from './answer.ts'
import { encoded } from './encoded.ts'
import { AS_IT_IS, encodingOf } from './encoding.ts'
import type { Publishing, ServiceContext } from './env.ts'
import { MEDIA_TYPES } from './format.ts'
import { pathAndQuery } from './origin.ts'
import { send } from './send.ts'

/** How long a client may take an answer for granted, in seconds. */
const MAX_AGE = 60

export interface Composed {
  readonly body: Bytes
  /** When it stops being true, if nothing is written meanwhile: epoch milliseconds. */
  readonly until?: number
  /** Headers that follow from the body. */
  readonly headers?: HeaderRecord
}

export interface JsonOptions {
  /** Headers of the request, beside `Accept`, that the answer depends on, and what they came to. */
  readonly variant?: { readonly header: string; readonly value: string }
  /** Whether a client must ask each time if its answer still holds. */
  readonly revalidate?: boolean
  readonly compress?: boolean
  readonly headers?: HeaderRecord
}

/**
 * Answers with a body in the format asked for, `c.get('format')`: JSON unless the resource offers others. It is composed
 * once for each address, format, state of the store and variant, and compressed once for each encoding.
 */
export async function sendJson(
  c: ServiceContext,
  { store, answers, now }: Publishing,
  compose: (now: number) => Promise<Composed>,
  options: JsonOptions = {},
): Promise<Response> {
  const { variant, revalidate = false, compress = true, headers } = options
  const present = now()
  const format = c.get('format')
  const encoding = compress ? encodingOf(c.req.header('Accept-Encoding')) : AS_IT_IS
  const key = `${await store.revision()} ${format} ${variant?.value ?? ''} ${c.get('origin')}${pathAndQuery(c.req.url)}`
  const make = async () => {
    const { body, until, headers: own } = await compose(present)
    const cacheControl = revalidate ? 'no-cache' : `public, max-age=${MAX_AGE}`
    const vary = [
      'Accept',
      ...(variant === undefined ? [] : [variant.header]),
      ...(compress ? ['Accept-Encoding'] : []),
    ]
    return answerOf({ body, type: MEDIA_TYPES[format], cacheControl, vary, until, headers: { ...headers, ...own } })
  }
  const answer = await encoded(answers, key, present, encoding, make)
  return send(c, answer, revalidate ? undefined : maxAge(answer, present))
}

/** An answer is not given out for longer than it is true. */
function maxAge({ cacheControl, until }: Answer, now: number): string {
  const seconds = Math.floor((until - now) / 1000)
  return seconds >= MAX_AGE ? cacheControl : `public, max-age=${Math.max(0, seconds)}`
}

/** A value as JSON in UTF-8. */
export function jsonBytes(value: unknown): Bytes {
  return Buffer.from(JSON.stringify(value))
}

/** The address of the request as the public knows it. */
export function publicUrl(c: ServiceContext): URL {
  return new URL(c.get('origin') + pathAndQuery(c.req.url))
}
