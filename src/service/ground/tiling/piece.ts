import { PbfReader, PbfWriter } from 'pbf'
import type { Properties } from '../schema/layers.ts'

export const POINT = 1
export const LINE = 2
export const POLYGON = 3

/** What of a feature lies in a tile. */
export interface Piece {
  /** Its place in `LAYERS`. */
  readonly layer: number
  readonly id: number
  /** The zoom from which on the feature is in the tiles. */
  readonly from: number
  /** `POINT`, `LINE` or `POLYGON`. */
  readonly type: number
  /** As `writeProperties` has them. */
  readonly properties: Uint8Array
  /** Drawing commands as vector tiles have them. */
  readonly geometry: Uint8Array
}

/** Used again and again. */
const room = new PbfWriter(new Uint8Array(2 ** 16))

/** A piece as bytes, valid until the next one. */
export function writePiece(piece: Omit<Piece, 'geometry'>, commands: readonly number[]): Uint8Array {
  room.pos = 0
  room.length = room.buf.length
  room.writeVarint(piece.layer)
  room.writeVarint(piece.id)
  room.writeVarint(piece.from)
  room.writeVarint(piece.type)
  room.writeBytes(piece.properties)
  for (const command of commands) room.writeVarint(command)
  return room.buf.subarray(0, room.pos)
}

export function readPiece(bytes: Uint8Array): Piece {
  const pbf = new PbfReader(bytes)
  const [layer, id, from, type] = [pbf.readVarint(), pbf.readVarint(), pbf.readVarint(), pbf.readVarint()]
  const properties = pbf.readBytes()
  return { layer, id, from, type, properties, geometry: bytes.subarray(pbf.pos) }
}

const TEXT = 0
const NUMBER = 1
const TRUTH = 2

/** Writes and reads the properties of pieces; their names are kept once. */
export class PropertyTable {
  readonly #names: string[] = []
  readonly #numbers = new Map<string, number>()

  /** Numbers are whole ones. */
  write(properties: Properties): Uint8Array {
    const pbf = new PbfWriter()
    for (const [name, value] of Object.entries(properties)) {
      pbf.writeVarint(this.#numberOf(name))
      if (typeof value === 'string') {
        pbf.writeVarint(TEXT)
        // `writeString` spoils what lies beyond U+1FFFF.
        pbf.writeBytes(Buffer.from(value))
      } else if (typeof value === 'number') {
        pbf.writeVarint(NUMBER)
        pbf.writeSVarint(Math.round(value))
      } else {
        pbf.writeVarint(TRUTH)
        pbf.writeBoolean(value)
      }
    }
    return pbf.finish()
  }

  /** Tells each name and value. */
  read(bytes: Uint8Array, tell: (name: string, value: string | number | boolean) => void): void {
    const pbf = new PbfReader(bytes)
    while (pbf.pos < bytes.length) {
      const name = this.#names[pbf.readVarint()] ?? ''
      const type = pbf.readVarint()
      if (type === TEXT) tell(name, Buffer.from(pbf.readBytes()).toString('utf8'))
      else tell(name, type === NUMBER ? pbf.readSVarint() : pbf.readBoolean())
    }
  }

  #numberOf(name: string): number {
    const known = this.#numbers.get(name)
    if (known !== undefined) return known
    this.#numbers.set(name, this.#names.length)
    return this.#names.push(name) - 1
  }
}
