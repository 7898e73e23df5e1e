import { createHash } from 'node:crypto'
import { Uuid } from '#contract/ids.ts'

/** The namespace of the demo's names; drawn once. */
const NAMESPACE = Buffer.from('6f1c3a52b7d94e0f8a61c2d5e3f40b97', 'hex')

/** A stable identifier of a name: UUID version 5 (RFC 9562). */
export function uuidOf(name: string): Uuid {
  const bytes = createHash('sha1').update(NAMESPACE).update(name).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return Uuid.parse(bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'))
}
