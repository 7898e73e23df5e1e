import { answerOf, NO_CACHE, type Bytes, type Composed, type HeaderRecord } from '../../answer/answer.ts'
import { encoded, encodedKey } from '../../answer/encoded.ts'
import { AS_IT_IS, encodingOf } from '../../answer/encoding.ts'
import type { RouteContext, ServiceContext } from './context.ts'
import { MEDIA_TYPES } from '../../answer/format.ts'
import { pathAndQuery } from './origin.ts'
import { MAX_AGE, send } from '../../answer/send.ts'
import { keyPartsOf } from './request-key-cache.ts'

export interface JsonOptions {
  /** Headers of the request, beside `Accept`, that the answer depends on, and what they came to. */
  readonly variant?: { readonly header: string; readonly value: string }
  /** Whether a client must ask each time if its answer still holds. */
  readonly revalidate?: boolean
  readonly compress?: boolean
  /** What the answer depends on instead of the state of the store, which is then not asked for. */
  readonly basis?: string
  /** The media type of the body, where it is not that of the format. */
  readonly type?: string
  readonly headers?: HeaderRecord
}

/**
 * Answers with a body in the format asked for, `c.get('format')`: JSON unless the resource offers others. It is composed
 * once for each address, format, state of the store and variant, and compressed once for each encoding.
 */
export async function sendJson(
  c: ServiceContext,
  { state, answers, requestKeys, now }: RouteContext,
  compose: (now: number) => Promise<Composed>,
  options: JsonOptions = {},
): Promise<Response> {
  const { variant, revalidate = false, compress = true, basis, headers } = options
  const present = now()
  const format = c.get('format')
  const isShownAsPage = c.get('shownAsPage') !== undefined
  const choice = compress && !isShownAsPage ? encodingOf(c.req.header('Accept-Encoding')) : AS_IT_IS
  const place = `${format} ${variant?.value ?? ''} ${c.get('origin')}${pathAndQuery(c.req.url)}`
  const key = `${basis === undefined ? (await state.current()).revision : `= ${basis}`} ${place}`
  const answer = await encoded(answers, key, present, choice, async () => {
    const { body, until, headers: own } = await compose(present)
    const cacheControl = revalidate ? NO_CACHE : `public, max-age=${MAX_AGE}`
    const varied = [variant?.header, compress ? 'Accept-Encoding' : undefined].filter((name) => name !== undefined)
    const type = options.type ?? MEDIA_TYPES[format]
    // When the clock is put back, answers from what was then the future do not hold.
    const from = until === undefined ? undefined : present
    const vary = ['Accept', ...varied]
    return answerOf({ body, type, cacheControl, vary, from, until, headers: { ...headers, ...own } })
  })
  if (isShownAsPage) {
    c.set('shownBody', answer.body)
    return send(undefined, { ...answer, body: NOTHING }, present)
  }
  if (basis === undefined) requestKeys.remember(keyPartsOf(c.req.raw), encodedKey(place, choice))
  return send(c.req.header('If-None-Match'), answer, present)
}

const NOTHING: Bytes = new Uint8Array()

/** A value as JSON in UTF-8. */
export function jsonBytes(value: unknown): Bytes {
  return Buffer.from(JSON.stringify(value))
}

/** The address of the request as the public knows it. */
export function publicUrl(c: ServiceContext): URL {
  return new URL(c.get('origin') + pathAndQuery(c.req.url))
}
