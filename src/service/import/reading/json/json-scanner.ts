const [QUOTE, BACKSLASH, NEWLINE] = [0x22, 0x5c, 0x0a]
const [BRACE, CLOSING_BRACE, BRACKET, CLOSING_BRACKET] = [0x7b, 0x7d, 0x5b, 0x5d]

/** The bytes that matter outside of texts; most bytes of a file do not. */
const MARKS = new Uint8Array(256)
for (const mark of [QUOTE, NEWLINE, BRACE, CLOSING_BRACE, BRACKET, CLOSING_BRACKET]) MARKS[mark] = 1

/** Tells the structure of a JSON text, which comes in pieces, from what stands in its texts. */
export class JsonScanner {
  /** The line of the last byte, from 1. */
  line = 1
  #text: 'outside' | 'inside' | 'escaped' = 'outside'

  get isInText(): boolean {
    return this.#text !== 'outside'
  }

  /** Where the next byte stands that opens or closes an object or a list; the length of the bytes where none does. */
  next(bytes: Uint8Array, from: number): number {
    let at = from
    if (this.isInText) at = this.#endText(bytes, at)
    for (; at < bytes.length; at++) {
      const byte = bytes[at] ?? 0
      if (MARKS[byte] === 0) continue
      if (byte === NEWLINE) this.line++
      else if (byte !== QUOTE) return at
      else {
        this.#text = 'inside'
        at = this.#endText(bytes, at + 1) - 1
      }
    }
    return bytes.length
  }

  /** Where the text that is open has ended; the length of the bytes where it goes on. */
  #endText(bytes: Uint8Array, from: number): number {
    let at = from
    if (this.#text === 'escaped' && at < bytes.length) {
      this.#text = 'inside'
      at++
    }
    for (; at < bytes.length; at++) {
      if (bytes[at] === QUOTE) {
        this.#text = 'outside'
        return at + 1
      }
      if (bytes[at] === BACKSLASH && ++at === bytes.length) this.#text = 'escaped'
    }
    return bytes.length
  }
}

export function opens(byte: number | undefined): boolean {
  return byte === BRACE || byte === BRACKET
}

export const OPENING_BRACE = BRACE
export const OPENING_BRACKET = BRACKET
