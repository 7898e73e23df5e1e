import { hasAlready } from './accepting.ts'
import type { Answer, HeaderRecord } from './answer.ts'

/** How long a client may take an answer for granted, in seconds. */
export const MAX_AGE = 60

/** Sends an answer, or 304 to a client that has it already by its `If-None-Match`. `now`: epoch milliseconds. */
export function send(ifNoneMatch: string | undefined, answer: Answer, now: number): Response {
  const isKnown = hasAlready(ifNoneMatch, answer.etag)
  const headers = heldUntil(isKnown ? answer.unchanged : answer.headers, answer, now)
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(answer.body, { status: 200, headers })
}

/** An answer is not to be taken for granted for longer than it is true. */
function heldUntil(headers: HeaderRecord, { cacheControl, until }: Answer, now: number): HeaderRecord {
  const [, age] = /\bmax-age=(\d+)/.exec(cacheControl) ?? []
  const seconds = Math.max(0, Math.floor((until - now) / 1000))
  if (age === undefined || seconds >= Number(age)) return headers
  return { ...headers, 'Cache-Control': `public, max-age=${seconds}` }
}
