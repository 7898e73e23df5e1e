import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const CHANNELS = 3
const PAETH = 4

/**
 * A square picture of three channels as PNG, each pixel told by how it differs from those beside it: of what changes
 * smoothly, such as heights, that makes half of what it has in plain pixels, which are all that `fast-png` writes.
 */
export function smoothPng(data: Uint8Array, side: number): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2], 8)
  const rows = deflateSync(filtered(data, side * CHANNELS), { level: 9 })
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** Rows of bytes less what Paeth's rule expects of those to the left and above, each behind the number of the rule. */
function filtered(data: Uint8Array, stride: number): Uint8Array {
  const height = data.length / stride
  const rows = new Uint8Array(height * (stride + 1))
  for (let row = 0; row < height; row++) {
    rows[row * (stride + 1)] = PAETH
    for (let at = 0; at < stride; at++) {
      const index = row * stride + at
      const isFirst = at < CHANNELS
      const left = isFirst ? 0 : (data[index - CHANNELS] ?? 0)
      const above = data[index - stride] ?? 0
      const corner = isFirst ? 0 : (data[index - stride - CHANNELS] ?? 0)
      rows[row * (stride + 1) + 1 + at] = (data[index] ?? 0) - nearest(left, above, corner)
    }
  }
  return rows
}

/** Which of three is nearest to what a plane through them would have. */
function nearest(left: number, above: number, corner: number): number {
  const toLeft = Math.abs(above - corner)
  const toAbove = Math.abs(left - corner)
  const toCorner = Math.abs(left + above - 2 * corner)
  if (toLeft <= toAbove && toLeft <= toCorner) return left
  return toAbove <= toCorner ? above : corner
}
