/** How the samples of a block follow each other. */
export interface BlockForm {
  /** Pixels in a row. */
  readonly width: number
  readonly perPixel: number
  /** Bytes of a sample. */
  readonly size: number
  readonly isLittle: boolean
}

/** Turns the differences that a predictor left in a block's rows back into samples. Throws for another predictor. */
export function unpredicted(bytes: Uint8Array, predictor: number, form: BlockForm): Uint8Array {
  switch (predictor) {
    case 1:
      return bytes
    case 2:
      return eachRow(bytes, form, (row) => sumSamples(row, form))
    case 3:
      return eachRow(bytes, form, (row) => sumPlanes(row, form))
    default:
      throw new Error(`there is no predictor ${predictor}`)
  }
}

function eachRow(bytes: Uint8Array, { width, perPixel, size }: BlockForm, change: (row: Buffer) => void): Uint8Array {
  const length = width * perPixel * size
  const changed = Buffer.from(bytes)
  for (let start = 0; start + length <= changed.length; start += length) change(changed.subarray(start, start + length))
  return changed
}

/** Each sample is its difference to the one before, as a whole number that wraps. */
function sumSamples(row: Buffer, { perPixel, size, isLittle }: BlockForm): void {
  const stride = perPixel * size
  // Added byte by byte with the carry, from the lowest: of whatever size, in whatever order.
  for (let at = stride; at < row.length; at += size) {
    let carry = 0
    for (let step = 0; step < size; step++) {
      const index = at + (isLittle ? step : size - 1 - step)
      const sum = (row[index] ?? 0) + (row[index - stride] ?? 0) + carry
      row[index] = sum
      carry = sum >> 8
    }
  }
}

/** Bytes are differences, and stand plane by plane: first the highest of each sample, last the lowest. */
function sumPlanes(row: Buffer, { width, perPixel, size }: BlockForm): void {
  for (let at = perPixel; at < row.length; at++) row[at] = (row[at] ?? 0) + (row[at - perPixel] ?? 0)
  const planes = Buffer.from(row)
  const samples = width * perPixel
  for (let sample = 0; sample < samples; sample++) {
    for (let byte = 0; byte < size; byte++) row[sample * size + byte] = planes[byte * samples + sample] ?? 0
  }
}
