import { promisify } from 'node:util'
import { crc32, gzip, type ZlibOptions } from 'node:zlib'

export type Bytes = Uint8Array<ArrayBuffer>

/** An answer, made once and given to many. */
export interface Answer {
  readonly body: Bytes
  readonly type: string
  /** Tells this body from what it was before: a cryptographic hash would cost as much as reading the records. */
  readonly hash: string
  /** When the answer stops being true, if nothing is written meanwhile: epoch milliseconds, or Infinity. */
  readonly until: number
  /** The body in gzip, made at the first call. */
  readonly gzipped: () => Promise<Bytes>
}

const compress: (body: Bytes, options: ZlibOptions) => Promise<Bytes> = promisify(gzip)
// Most views of a map are asked for once: a higher level would cost more than the answer itself.
const GZIP_LEVEL = 4

export function answerOf(body: Bytes, type: string, until = Infinity): Answer {
  let gzipped: Promise<Bytes> | undefined
  return {
    body,
    type,
    until,
    hash: `${body.length.toString(36)}-${crc32(body).toString(36)}`,
    gzipped: () => (gzipped ??= compress(body, { level: GZIP_LEVEL })),
  }
}
