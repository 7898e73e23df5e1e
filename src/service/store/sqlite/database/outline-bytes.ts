import type { Outline } from '#contract/geo/outline.ts'

/** An outline as the store keeps it. */
export function outlineBytes(outline: Outline): Uint8Array {
  return new Uint8Array(outline.buffer, outline.byteOffset, outline.byteLength)
}

/** The outline that the store has kept, without a copy where the bytes lie as numbers must. */
export function outlineFrom(bytes: Uint8Array): Outline {
  const aligned = bytes.byteOffset % Float64Array.BYTES_PER_ELEMENT === 0 ? bytes : bytes.slice()
  return new Float64Array(aligned.buffer, aligned.byteOffset, aligned.byteLength / Float64Array.BYTES_PER_ELEMENT)
}
