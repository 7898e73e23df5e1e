import { inflateSync } from 'node:zlib'
import { DamageError, readMessage } from './message.ts'

/** The largest header and the largest content that the format allows, in bytes. */
export const MAX_HEADER = 2 ** 16
const MAX_CONTENT = 2 ** 25

/** Real blocks shrink to a half or a tenth: what grows more than this, from a size on, is meant to do harm. */
const MAX_GROWTH = 100
const HARMLESS = 2 ** 20

export interface BlobHeader {
  readonly type: string
  /** Of the blob that follows, in bytes. */
  readonly length: number
}

/** Throws a DamageError. */
export function readBlobHeader(bytes: Uint8Array): BlobHeader {
  let type = ''
  let length = -1
  readMessage(bytes, (field, message) => {
    if (field === 1) type = message.readString()
    else if (field === 3) length = message.readVarint()
  })
  if (length < 0 || length > MAX_CONTENT) {
    throw new DamageError(`it announces a block of ${length} bytes, and ${MAX_CONTENT} is the most there may be`)
  }
  return { type, length }
}

const PACKINGS: Readonly<Record<number, string>> = { 4: 'lzma', 5: 'bzip2', 6: 'lz4', 7: 'zstd' }

/** A file is packed in a way that is not read here. */
export class PackingError extends Error {
  override readonly name = 'PackingError'
}

/** The content of a blob, unpacked. Throws a DamageError or a PackingError. */
export function unpackBlob(bytes: Uint8Array): Uint8Array {
  let raw: Uint8Array | null = null
  let zlib: Uint8Array | null = null
  let size = 0
  readMessage(bytes, (field, message) => {
    const packing = PACKINGS[field]
    if (packing !== undefined) throw new PackingError(packing)
    if (field === 1) raw = message.readBytes()
    else if (field === 2) size = message.readVarint()
    else if (field === 3) zlib = message.readBytes()
  })
  if (raw !== null) return raw
  if (zlib === null) throw new DamageError('a block has no content')
  return inflated(zlib, size)
}

function inflated(packed: Uint8Array, size: number): Uint8Array {
  if (size > MAX_CONTENT || (size > HARMLESS && size > packed.length * MAX_GROWTH)) {
    throw new DamageError(`${packed.length} bytes would unpack to ${size}`)
  }
  const bytes = inflateSync(packed, { maxOutputLength: Math.max(1, size) })
  if (bytes.length !== size) throw new DamageError(`a block has ${bytes.length} bytes instead of ${size}`)
  return bytes
}
