import { randomUUID } from 'node:crypto'

/** The coordinates of a shape that are too many to be shown, or even to be read for that. */
export interface LongNumbers {
  /** How they begin. */
  readonly text: string
  /** How many characters of them follow. */
  readonly more: number
}

/** A JSON text as it is read for people. */
export interface ReadJson {
  readonly body: unknown
  /** What stands in the body under these texts in place of long coordinates: nobody could know them before. */
  readonly longNumbers: ReadonlyMap<string, LongNumbers>
}

const KEY = '"coordinates":'
const LONGEST = 2000
const SHOWN = 300
const [QUOTE, OPENING, CLOSING] = Buffer.from('"{}')

/** Reads a JSON text without its long coordinates: a shape may have millions of them, of which a page shows a line. */
export function readForPeople(json: Uint8Array<ArrayBuffer>): ReadJson {
  const bytes = Buffer.from(json.buffer, json.byteOffset, json.byteLength)
  const longNumbers = new Map<string, LongNumbers>()
  const kept: string[] = []
  let begin = 0
  for (let at = bytes.indexOf(KEY); at !== -1; at = bytes.indexOf(KEY, at)) {
    at += KEY.length
    const end = endOfNumbers(bytes, at)
    if (end - at <= LONGEST) continue
    const name = randomUUID()
    const text = bytes.toString('latin1', at, at + SHOWN).replaceAll(',', ', ')
    longNumbers.set(name, { text, more: end - at - SHOWN })
    kept.push(bytes.toString('utf8', begin, at), JSON.stringify(name))
    begin = end
  }
  kept.push(bytes.toString('utf8', begin))
  try {
    return { body: JSON.parse(kept.join('')), longNumbers }
  } catch {
    // What is called so may hold more than numbers in the data of others.
    return { body: JSON.parse(bytes.toString()), longNumbers: new Map() }
  }
}

/** Where an array of numbers ends, as far as one can tell by what follows; its beginning where it is something else. */
function endOfNumbers(bytes: Buffer, start: number): number {
  const ends = [bytes.indexOf(QUOTE ?? 0, start), bytes.indexOf(CLOSING ?? 0, start)].filter((at) => at !== -1)
  const following = Math.min(bytes.length, ...ends)
  if (bytes.subarray(start, following).includes(OPENING ?? 0)) return start
  return bytes.lastIndexOf(']', following) + 1
}
