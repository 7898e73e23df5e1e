import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { qualities } from './accepting.ts'

/** How a body can be sent, the best first where a client has no preference. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]
export type Compression = Exclude<Encoding, 'identity'>

// Many views of a map are asked for once: a higher level would cost more than the answer itself.
const LOOSELY = { gzip: 4, brotli: 4 }
/** Of numbers, brotli makes less than gzip from here on: vector tiles 3 % less, for a millisecond. */
const TIGHTLY = { gzip: 6, brotli: 5 }

const gzipped = promisify<Uint8Array, object, Uint8Array>(gzip)
const brotli = promisify<Uint8Array, object, Uint8Array>(brotliCompress)

export async function compress(
  body: Uint8Array,
  compression: Compression,
  tightly: boolean,
): Promise<Uint8Array<ArrayBuffer>> {
  const level = tightly ? TIGHTLY : LOOSELY
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  const params = { [BROTLI_PARAM_QUALITY]: level.brotli, [BROTLI_PARAM_SIZE_HINT]: body.length }
  const packed = await (compression === 'gzip' ? gzipped(body, { level: level.gzip }) : brotli(body, { params }))
  // A copy, because the original would keep the larger buffer that it is a part of.
  return new Uint8Array(packed)
}

/** What an `Accept-Encoding` comes to. */
export interface EncodingChoice {
  /** The encoding that is wanted most; null where none is acceptable. */
  readonly best: Encoding | null
  /** Whether a body may also be sent as it is. */
  readonly identity: boolean
  /** Whether it may be sent as gzip. */
  readonly gzip: boolean
}

export const AS_IT_IS: EncodingChoice = { best: 'identity', identity: true, gzip: false }
const known = new LRUCache<string, EncodingChoice>({ max: 200 })

/** Reads an `Accept-Encoding`; a client without one gets bodies as they are. */
export function encodingOf(header: string | undefined): EncodingChoice {
  if (header === undefined) return AS_IT_IS
  let choice = known.get(header)
  if (choice === undefined) known.set(header, (choice = readEncoding(header)))
  return choice
}

function readEncoding(header: string): EncodingChoice {
  const listed = new Map(qualities(header).map(({ value, quality }) => [value === 'x-gzip' ? 'gzip' : value, quality]))
  const rest = listed.get('*')
  // What is sent as it is stays acceptable unless refused, and is wanted least unless named.
  const qualityOf = (name: Encoding) => listed.get(name) ?? rest ?? (name === 'identity' ? Number.MIN_VALUE : 0)
  const best = ENCODINGS.reduce((a, b) => (qualityOf(b) > qualityOf(a) ? b : a))
  return { best: qualityOf(best) > 0 ? best : null, identity: qualityOf('identity') > 0, gzip: qualityOf('gzip') > 0 }
}
