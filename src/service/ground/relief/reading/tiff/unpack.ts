import { inflateSync } from 'node:zlib'

/** Ways of packing, by their numbers in the specification: unpacks into at most `most` bytes. Throws where it cannot. */
export const UNPACK: Readonly<Record<number, (packed: Buffer, most: number) => Uint8Array>> = {
  1: (packed) => packed,
  5: unpackLzw,
  8: inflated,
  32_773: unpackBits,
  32_946: inflated,
}

function inflated(packed: Buffer, most: number): Uint8Array {
  return inflateSync(packed, { maxOutputLength: most })
}

const [CLEAR, END, FIRST] = [256, 257, 258]
const [LEAST_BITS, MOST_BITS] = [9, 12]

/** Lempel, Ziv and Welch, as TIFF has it: codes from the highest bit on, one wider a code early. */
function unpackLzw(packed: Buffer, most: number): Uint8Array {
  const unpacked = new Uint8Array(most)
  // Each code is a part of what was unpacked before: where it begins, and how long it is.
  const starts = new Uint32Array(2 ** MOST_BITS + 1)
  const lengths = new Uint16Array(2 ** MOST_BITS + 1)
  let [bits, next, end, last] = [LEAST_BITS, FIRST, 0, -1]
  for (let at = 0; at + bits <= 8 * packed.length;) {
    const code = codeAt(packed, at, bits)
    at += bits
    if (code === END) break
    if (code === CLEAR) {
      ;[bits, next, last] = [LEAST_BITS, FIRST, -1]
      continue
    }
    if (code >= next || (last === -1 && code >= CLEAR)) throw new Error(`there is no code ${code}`)
    const start = end
    const length = code < CLEAR ? 1 : (lengths[code] ?? 0)
    if (end + length > most) throw new Error(`it unpacks to more than ${most} bytes`)
    if (code < CLEAR) unpacked[end] = code
    // Byte by byte, for a code may reach into what it is just writing.
    else for (let index = 0; index < length; index++) unpacked[end + index] = unpacked[(starts[code] ?? 0) + index] ?? 0
    end += length
    last = code
    if (next <= 2 ** MOST_BITS) {
      starts[next] = start
      lengths[next] = length + 1
      next++
    }
    if (next + 1 > 2 ** bits && bits < MOST_BITS) bits++
  }
  return unpacked.subarray(0, end)
}

function codeAt(packed: Buffer, at: number, bits: number): number {
  const byte = at >> 3
  const three = ((packed[byte] ?? 0) << 16) | ((packed[byte + 1] ?? 0) << 8) | (packed[byte + 2] ?? 0)
  return (three >> (24 - (at & 7) - bits)) & (2 ** bits - 1)
}

/** PackBits: runs of one byte, and stretches as they are. */
function unpackBits(packed: Buffer, most: number): Uint8Array {
  const unpacked = Buffer.alloc(most)
  let end = 0
  for (let at = 0; at < packed.length && end < most;) {
    const head = packed.readInt8(at++)
    if (head >= 0) {
      end += packed.copy(unpacked, end, at, at + head + 1)
      at += head + 1
    } else if (head > -128) {
      unpacked.fill(packed[at++] ?? 0, end, Math.min(most, end + 1 - head))
      end = Math.min(most, end + 1 - head)
    }
  }
  return unpacked.subarray(0, end)
}
