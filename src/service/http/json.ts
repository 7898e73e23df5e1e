import { answerOf, type Bytes } from './answer.ts'
import type { Publishing, ServiceContext } from './env.ts'
import { send } from './send.ts'

const JSON_TYPE = 'application/json'
/** How long a client may take an answer for granted, in seconds. */
const MAX_AGE = 60

export interface Composed {
  readonly body: Bytes
  /** When it stops being true, if nothing is written meanwhile: epoch milliseconds. */
  readonly until?: number
}

export interface JsonOptions {
  /** Headers of the request, beside `Accept`, that the answer depends on, and what they came to. */
  readonly variant?: { readonly header: string; readonly value: string }
  /** Whether a client must ask each time if its answer still holds. */
  readonly revalidate?: boolean
  readonly compress?: boolean
  readonly headers?: Readonly<Record<string, string>>
}

/** Answers with JSON that is composed once for each address, state of the store and variant. */
export async function sendJson(
  c: ServiceContext,
  { store, answers, now }: Publishing,
  compose: (now: number) => Promise<Composed>,
  options: JsonOptions = {},
): Promise<Response> {
  const { variant, revalidate = false, compress = true, headers = {} } = options
  const present = now()
  const key = [await store.revision(), variant?.value ?? '', publicUrl(c).href].join(' ')
  const answer = await answers.get(key, present, async () => {
    const { body, until } = await compose(present)
    return answerOf(body, JSON_TYPE, until)
  })
  const seconds = Math.min(MAX_AGE, Math.floor((answer.until - present) / 1000))
  const cacheControl = revalidate ? 'no-cache' : `public, max-age=${Math.max(0, seconds)}`
  const vary = variant === undefined ? ['Accept'] : ['Accept', variant.header]
  return send(c, answer, { cacheControl, vary, compress, headers })
}

/** A value as JSON in UTF-8. */
export function jsonBytes(value: unknown): Bytes {
  return Buffer.from(JSON.stringify(value))
}

/** The address of the request as the public knows it. */
export function publicUrl(c: ServiceContext): URL {
  const { pathname, search } = new URL(c.req.url)
  return new URL(c.var.origin + pathname + search)
}
