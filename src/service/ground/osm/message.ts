import { PbfReader } from 'pbf'

const BYTES = 2

/** Bytes are not the message that they should be. */
export class DamageError extends Error {
  override readonly name = 'DamageError'
}

/** A message of protocol buffers that is not trusted: no part of it reaches beyond its end. */
export class Message extends PbfReader {
  /** Reads the fields of a part that begins here with its length. */
  override readMessage<T>(readField: (tag: number, result: T, pbf: PbfReader) => void, result: T): T {
    return this.readFields(readField, result, this.#endOfPart())
  }

  override readPackedEnd(): number {
    return this.type === BYTES ? this.#endOfPart() : this.pos + 1
  }

  override readBytes(): Uint8Array {
    const end = this.#endOfPart()
    const bytes = this.buf.subarray(this.pos, end)
    this.pos = end
    return bytes
  }

  override readString(): string {
    return Buffer.from(this.readBytes()).toString('utf8')
  }

  override skip(type: number): void {
    if ((type & 7) === BYTES) this.pos = this.#endOfPart()
    else super.skip(type)
  }

  #endOfPart(): number {
    const length = this.readVarint()
    const end = this.pos + length
    if (end > this.length) throw new DamageError(`a part of ${length} bytes reaches beyond its message`)
    return end
  }
}

/** Reads each field of a message by its number; fields that are not read are skipped. Throws a DamageError. */
export function readMessage(bytes: Uint8Array, readField: (field: number, message: Message) => void): void {
  const message = new Message(bytes)
  message.readFields((field) => readField(field, message), null)
  if (message.pos !== message.length) throw new DamageError('its last field is cut off')
}
