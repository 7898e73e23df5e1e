import { compressed, type Answer } from './answer.ts'
import type { AnswerCache } from './answer-cache.ts'
import { ApiError } from './api-error.ts'
import { AS_IT_IS, ENCODINGS, type Encoding, type EncodingChoice } from './encoding.ts'

/**
 * Under which key an answer is kept in the encoding that a client wants most: each for itself, so that it leaves the
 * cache when nobody asks for it any more. Throws a 406 where no encoding is acceptable.
 */
export function encodedKey(key: string, { best, identity }: EncodingChoice): string {
  if (best === null) throw notAcceptable()
  return `${key} ${best}${identity ? '' : ' only'}`
}

/** The answer of a key in that encoding, made where there is none. */
export function encoded(
  answers: AnswerCache,
  key: string,
  now: number,
  choice: EncodingChoice,
  make: () => Promise<Answer>,
): Promise<Answer> {
  const { best, identity } = choice
  const own = encodedKey(key, choice)
  const plain = () => answers.get(encodedKey(key, AS_IT_IS), now, make)
  if (best === null || best === 'identity') return plain()
  return answers.get(own, now, async () => compressed(await plain(), best, !identity))
}

/** An answer that is not kept, in the encoding that a client wants most. Throws a 406 where none is acceptable. */
export async function encodedOnce(answer: Answer, { best, identity }: EncodingChoice): Promise<Answer> {
  if (best === null) throw notAcceptable()
  return best === 'identity' ? answer : compressed(answer, best, !identity)
}

/** The 406 of a client that takes none of the encodings that there are. */
export function notAcceptable(encodings: readonly Encoding[] = ENCODINGS): ApiError {
  const detail = `None of the encodings in Accept-Encoding can be given. There are: ${encodings.join(', ')}.`
  return new ApiError(406, { detail })
}
