/** Lempel, Ziv and Welch as TIFF has it, by a dictionary of texts: slow, and unlike the way back. */
export function packLzw(bytes: Buffer): Buffer {
  const codes: [code: number, bits: number][] = [[256, 9]]
  let known = new Map<string, number>()
  let next = 258
  const bits = () => (next < 512 ? 9 : next < 1024 ? 10 : next < 2048 ? 11 : 12)
  const codeOf = (text: string) => known.get(text) ?? text.charCodeAt(0)
  let text = ''
  for (const byte of bytes) {
    const longer = text + String.fromCharCode(byte)
    if (text === '' || known.has(longer)) {
      text = longer
      continue
    }
    codes.push([codeOf(text), bits()])
    known.set(longer, next++)
    if (next === 4095) {
      codes.push([256, 12])
      known = new Map()
      next = 258
    }
    text = String.fromCharCode(byte)
  }
  if (text !== '') codes.push([codeOf(text), bits()])
  next++
  codes.push([257, bits()])
  const digits = codes.map(([code, width]) => code.toString(2).padStart(width, '0')).join('')
  return Buffer.from(digits.match(/.{1,8}/g)?.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)) ?? [])
}

/** PackBits: runs of three and more, and the rest as it is. */
export function packBits(bytes: Buffer): Buffer {
  const packed: number[] = []
  for (let at = 0; at < bytes.length;) {
    let run = 1
    while (run < 128 && at + run < bytes.length && bytes[at + run] === bytes[at]) run++
    if (run > 2) packed.push(257 - run, bytes[at] ?? 0)
    else packed.push(run - 1, ...bytes.subarray(at, at + run))
    at += run
  }
  return Buffer.from(packed)
}
