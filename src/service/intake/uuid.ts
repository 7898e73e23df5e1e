import { createHash } from 'node:crypto'
import { Uuid } from '#contract/ids.ts'

/** The namespace of what is imported; drawn once. */
const NAMESPACE = Buffer.from('0d7c9a1e5b3f4c62a8e4f1b6d29c7035', 'hex')

/** The identifier, the same at every import, of what a source calls `id`: UUID version 5 (RFC 9562). */
export function uuidFor(source: string, id: string): Uuid {
  const bytes = createHash('sha1').update(NAMESPACE).update(`${source}:${id}`).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return Uuid.parse(bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'))
}
