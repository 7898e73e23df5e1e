import { randomUUID } from 'node:crypto'
import { mapInTurns } from '../../store/domain/turns.ts'

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
export async function readForPeople(json: Uint8Array<ArrayBuffer>): Promise<ReadJson> {
  const bytes = Buffer.from(json.buffer, json.byteOffset, json.byteLength)
  const longNumbers = new Map<string, LongNumbers>()
  const kept: string[] = []
  let rest = 0
  await mapInTurns(longNumbersIn(bytes), ([start, end]) => {
    const name = randomUUID()
    const text = bytes.toString('latin1', start, start + SHOWN).replaceAll(',', ', ')
    longNumbers.set(name, { text, more: end - start - SHOWN })
    kept.push(bytes.toString('utf8', rest, start), JSON.stringify(name))
    rest = end
  })
  kept.push(bytes.toString('utf8', rest))
  try {
    return { body: JSON.parse(kept.join('')), longNumbers }
  } catch {
    // What is called so may hold more than numbers in the data of others.
    return { body: JSON.parse(bytes.toString()), longNumbers: new Map() }
  }
}

/** Where the long coordinates of a JSON text begin and end. */
function* longNumbersIn(bytes: Buffer): Generator<readonly [start: number, end: number]> {
  for (let at = bytes.indexOf(KEY); at !== -1; at = bytes.indexOf(KEY, at)) {
    const start = at + KEY.length
    const end = endOfNumbers(bytes, start)
    if (end - start > LONGEST) yield [start, end]
    at = Math.max(start, end)
  }
}

/** Where an array of numbers ends, as far as one can tell by what follows; its beginning where it is something else. */
function endOfNumbers(bytes: Buffer, start: number): number {
  const ends = [bytes.indexOf(QUOTE ?? 0, start), bytes.indexOf(CLOSING ?? 0, start)].filter((at) => at !== -1)
  const following = Math.min(bytes.length, ...ends)
  if (bytes.subarray(start, following).includes(OPENING ?? 0)) return start
  return bytes.lastIndexOf(']', following) + 1
}
