import { hasAlready } from './accepting.ts'
import type { Answer, HeaderRecord } from './answer.ts'
import type { ServiceContext } from './env.ts'

/** Sends an answer, or 304 to a client that has it already. `cacheControl` may differ from the answer's own. */
export function send(c: ServiceContext, answer: Answer, cacheControl: string = answer.cacheControl): Response {
  const isKnown = hasAlready(c.req.header('If-None-Match'), answer.etag)
  const { [isKnown ? 'unchanged' : 'headers']: own } = answer
  const headers: HeaderRecord = cacheControl === answer.cacheControl ? own : { ...own, 'Cache-Control': cacheControl }
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(answer.body, { status: 200, headers })
}
