import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Bytes } from '../../answer/answer.ts'
import { damaged } from './map-error.ts'

const unpacked = promisify<Uint8Array, { maxOutputLength: number }, Uint8Array<ArrayBuffer>>(gunzip)

/** Whether bytes begin as gzip does. */
export function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b
}

/** Unpacks gzip. Throws a MapError, which calls it `what`, where it is none or becomes larger than that many bytes. */
export async function unpack(bytes: Uint8Array, most: number, what: string): Promise<Bytes> {
  try {
    return await unpacked(bytes, { maxOutputLength: most })
  } catch (error) {
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    throw damaged(isTooLarge ? `${what} unpacks to more than ${most} bytes` : `${what} cannot be unpacked`)
  }
}
