import { compressed, type Answer } from './answer.ts'
import type { AnswerCache } from './answer-cache.ts'
import { ApiError } from './api-error.ts'
import type { EncodingChoice } from './encoding.ts'

/**
 * The answer of a key in the encoding that a client wants most, made where there is none. Each encoding is kept for
 * itself, so that it leaves the cache when nobody asks for it any more. Throws a 406 where none is acceptable.
 */
export function encoded(
  answers: AnswerCache,
  key: string,
  now: number,
  { best, identity }: EncodingChoice,
  make: () => Promise<Answer>,
): Promise<Answer> {
  if (best === null) throw notAcceptable()
  if (best === 'identity') return answers.get(key, now, make)
  const name = identity ? best : `${best}!`
  return answers.get(`${name} ${key}`, now, async () => compressed(await answers.get(key, now, make), best, !identity))
}

function notAcceptable(): ApiError {
  const detail = 'None of the encodings in Accept-Encoding can be given. There are: br, gzip, identity.'
  return new ApiError(406, { detail })
}
