import { crc32 } from 'node:zlib'
import { mapInTurns, piecesOf } from '../store/domain/turns.ts'
import { compress, type Compression } from './encoding.ts'
import { PUBLIC, READABLE } from './headers.ts'

export type Bytes = Uint8Array<ArrayBuffer>
export type HeaderRecord = Readonly<Record<string, string>>

/** What an answer is made of. */
export interface Composed {
  readonly body: Bytes
  /** When it stops being true, if nothing is written meanwhile: epoch milliseconds. Undefined: it knows no clock. */
  readonly until?: number
  /** Headers that follow from the body. */
  readonly headers?: HeaderRecord
}

/** A body in one encoding with all of its headers, made once and given to many. */
export interface Answer {
  readonly body: Bytes
  readonly etag: string
  readonly cacheControl: string
  /** All headers of a full answer. */
  readonly headers: HeaderRecord
  /** All headers for a client that has the body already. */
  readonly unchanged: HeaderRecord
  /** The earliest instant at which the answer is known to be true: epoch milliseconds, or -Infinity. */
  readonly from: number
  /** When the answer stops being true, if nothing is written meanwhile: epoch milliseconds, or Infinity. */
  readonly until: number
  readonly tightly: boolean
}

export interface AnswerInit {
  readonly body: Bytes
  readonly type: string
  readonly cacheControl: string
  /** The headers of the request that the answer depends on. */
  readonly vary: readonly string[]
  /** -Infinity unless said. */
  readonly from?: number | undefined
  /** Infinity unless said. */
  readonly until?: number | undefined
  readonly headers?: HeaderRecord | undefined
  /** Whether the body is to be packed tightly: where it is of numbers, and many will ask for it. */
  readonly tightly?: boolean
}

/** An answer as it is. */
export async function answerOf({
  body,
  type,
  cacheControl,
  vary,
  from = -Infinity,
  until = Infinity,
  headers,
  tightly = false,
}: AnswerInit): Promise<Answer> {
  const etag = `"${body.length.toString(36)}-${(await checksumOf(body)).toString(36)}"`
  const validity = { ETag: etag, 'Cache-Control': cacheControl, Vary: vary.join(', ') }
  const content = { 'Content-Type': type, 'Content-Length': String(body.length) }
  return {
    body,
    etag,
    cacheControl,
    from,
    until,
    tightly,
    headers: { ...PUBLIC, ...validity, ...headers, ...content },
    unchanged: { ...READABLE, ...validity },
  }
}

const SMALL = 2 ** 20

/** A cryptographic hash would cost as much as reading the records. */
async function checksumOf(body: Bytes): Promise<number> {
  if (body.length <= SMALL) return crc32(body)
  let sum = 0
  await mapInTurns(piecesOf(body), (piece) => (sum = crc32(piece, sum)))
  return sum
}

/** The `Cache-Control` of an answer that a client must ask about each time. */
export const NO_CACHE = 'no-cache'

const SMALLEST_TO_COMPRESS = 1024

/** The answer compressed, under an ETag of its own; as it is where it is small, unless that is not acceptable. */
export async function compressed(answer: Answer, compression: Compression, anySize: boolean): Promise<Answer> {
  if (answer.body.length < SMALLEST_TO_COMPRESS && !anySize) return answer
  const body = await compress(answer.body, compression, answer.tightly)
  const etag = `${answer.etag.slice(0, -1)}-${compression}"`
  const content = { 'Content-Encoding': compression, 'Content-Length': String(body.length) }
  return {
    ...answer,
    body,
    etag,
    headers: { ...answer.headers, ETag: etag, ...content },
    unchanged: { ...answer.unchanged, ETag: etag },
  }
}
