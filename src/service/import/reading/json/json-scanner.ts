const [QUOTE, BACKSLASH, NEWLINE] = [0x22, 0x5c, 0x0a]
const [BRACE, CLOSING_BRACE, BRACKET, CLOSING_BRACKET] = [0x7b, 0x7d, 0x5b, 0x5d]

/** Tells the structure of a JSON text from what stands in its texts, byte by byte. */
export class JsonScanner {
  /** The line of the last byte, from 1. */
  line = 1
  #text: 'outside' | 'inside' | 'escaped' = 'outside'

  get isInText(): boolean {
    return this.#text !== 'outside'
  }

  /** Whether the next byte opens or closes an object or a list. */
  isStructure(byte: number | undefined): boolean {
    if (this.#text === 'escaped') this.#text = 'inside'
    else if (this.#text === 'inside') {
      if (byte === BACKSLASH) this.#text = 'escaped'
      else if (byte === QUOTE) this.#text = 'outside'
    } else if (byte === QUOTE) this.#text = 'inside'
    else if (byte === NEWLINE) this.line++
    else return byte === BRACE || byte === BRACKET || byte === CLOSING_BRACE || byte === CLOSING_BRACKET
    return false
  }
}

export function opens(byte: number | undefined): boolean {
  return byte === BRACE || byte === BRACKET
}

export const OPENING_BRACE = BRACE
export const OPENING_BRACKET = BRACKET
