import * as z from 'zod/mini'
import { ImportError } from '../input/import-error.ts'
import { checkLimit, type Limits } from '../input/limits.ts'
import { asTable, listOfRecords } from './records-as-table.ts'
import { JsonScanner, OPENING_BRACE, OPENING_BRACKET, opens } from './json-scanner.ts'

/** A feature as it stands in a file. */
export interface FeatureText {
  /** Its place in the list of features, from 1. */
  readonly number: number
  /** The line on which it begins, from 1. */
  readonly line: number
  readonly bytes: Uint8Array
}

const LONGEST_FRAME = 2 ** 24

/** What a list is of: GeoJSON's features, or those of Esri's JSON, which has no `type`. */
export type ListKind = 'geojson' | 'esri'

/** What is left of the file without its features. */
const Collection = z.looseObject({
  type: z.optional(z.unknown()),
  features: z.array(z.unknown()),
  crs: z.optional(z.unknown()),
})

/** What ArcGIS servers answer, as though all were well, where they give nothing. */
const Failure = z.object({ error: z.object({ message: z.string() }) })

/** What an ArcGIS server says of itself. */
const Service = z.object({ currentVersion: z.number(), layers: z.array(z.unknown()) })
const ASK_LAYER = 'and has no list of features: ask its address with /query?where=1=1&outFields=*&f=json behind it'

/** What a file says beside its features. */
export interface Frame {
  readonly [name: string]: unknown
  /** How many there are. */
  readonly features: number
}

/** What may stand before the first feature, before each other one, and behind the last. */
const EDGE = /^[ \t\n\r]*$/
const COMMA = /^[ \t\n\r]*,[ \t\n\r]*$/

/** Cuts a list of features into these as its bytes come in. Throws ImportErrors. */
export class FeatureSplitter {
  readonly #scanner = new JsonScanner()
  readonly #limits: Limits
  readonly #kind: ListKind
  #depth = 0
  #inFeatures = false
  #feature: { readonly line: number; readonly parts: Uint8Array[]; length: number } | null = null
  #number = 0
  #frame = ''
  /** What stands behind the last feature, or the beginning of the list. */
  #gap = ''
  #isFirst = true

  constructor(limits: Limits, kind: ListKind = 'geojson') {
    this.#limits = limits
    this.#kind = kind
  }

  /** What stands before the first feature, as a collection of none; null where that is no JSON. */
  get opening(): unknown {
    try {
      return JSON.parse(textOf(`${this.#frame.replace(/,\s*$/, '')}]}`))
    } catch {
      return null
    }
  }

  /** Checks that the file is whole and such a list; gives what it says beside its features. */
  end(): Frame {
    if (this.#feature !== null) {
      throw new ImportError(`it ends in the middle of ${this.#place()}`)
    }
    if (this.#depth > 0 || this.#scanner.isInText) {
      throw new ImportError(`it is cut off after feature ${this.#number} (line ${this.#scanner.line})`)
    }
    const frame = collectionOf(this.#frame, this.#kind)
    const { type, features } = frame
    if (this.#kind === 'geojson') checkType(type)
    // Of a list that was not met as one of features, such as behind a name in other letters.
    if (features.length > 0) throw noFeature(1)
    return { ...frame, features: this.#number }
  }

  /** The features that end within the next bytes. */
  *push(chunk: Uint8Array): Generator<FeatureText, undefined> {
    let from = 0
    for (let at = this.#scanner.next(chunk, 0); at < chunk.length; at = this.#scanner.next(chunk, at + 1)) {
      const byte = chunk[at]
      if (opens(byte)) {
        if (this.#depth === 1 && this.#opensFeatures(byte, chunk.subarray(from, at))) {
          this.#add(chunk.subarray(from, at + 1))
          this.#beginList()
          from = at + 1
        } else if (this.#depth === 2 && this.#inFeatures && byte === OPENING_BRACE) {
          this.#add(chunk.subarray(from, at))
          this.#endGap(false)
          this.#feature = { line: this.#scanner.line, parts: [], length: 0 }
          from = at
        }
        this.#depth++
        if (this.#depth > this.#limits.depth) checkLimit(this.#limits, 'depth', this.#depth, this.#place())
      } else {
        this.#depth--
        if (this.#depth === 2 && this.#feature !== null) {
          yield this.#endFeature(this.#feature, chunk.subarray(from, at + 1))
          from = at + 1
        } else if (this.#depth === 1 && this.#inFeatures) {
          this.#add(chunk.subarray(from, at))
          this.#endGap(true)
          this.#inFeatures = false
          from = at
        }
      }
    }
    const rest = chunk.subarray(from)
    if (this.#feature === null) this.#add(rest)
    else {
      this.#feature.parts.push(rest)
      this.#feature.length += rest.length
      checkLimit(this.#limits, 'record_mb', this.#feature.length, this.#place())
    }
  }

  /** Of the feature that is open. */
  #place(): string {
    return this.#feature === null ? 'it' : `feature ${this.#number + 1} (line ${this.#feature.line})`
  }

  #opensFeatures(byte: number | undefined, before: Uint8Array): boolean {
    return byte === OPENING_BRACKET && /"features"\s*:\s*$/.test(this.#frame.slice(-100) + latin(before))
  }

  #endFeature({ line, parts }: { line: number; parts: Uint8Array[] }, last: Uint8Array): FeatureText {
    this.#feature = null
    this.#number++
    this.#isFirst = false
    return { number: this.#number, line, bytes: parts.length === 0 ? last : Buffer.concat([...parts, last]) }
  }

  #beginList(): void {
    this.#inFeatures = true
    this.#isFirst = true
  }

  /** Of a list of features nothing is kept: there may be millions, with white space around each. */
  #endGap(isLast: boolean): void {
    const gap = this.#gap
    this.#gap = ''
    if ((this.#isFirst || isLast ? EDGE : COMMA).test(gap)) return
    parsed(`[${this.#isFirst ? '' : '0'}${gap}${isLast ? '' : '0'}]`)
    throw noFeature(this.#number + 1)
  }

  #add(bytes: Uint8Array): void {
    if (this.#inFeatures) this.#gap += latin(bytes)
    else this.#frame += latin(bytes)
    // Only at its start, since a search makes one text of all pieces so far.
    if (this.#number === 0 && !/^\s*(\{|$)/.test(this.#frame))
      throw new ImportError('it is not a GeoJSON FeatureCollection')
    if (this.#frame.length + this.#gap.length <= LONGEST_FRAME) return
    throw new ImportError(this.#number === 0 ? 'it has no list of features' : 'it has too much beside its features')
  }
}

/** The bytes as text, one character each: enough for what only has to be well-formed. */
function latin(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
}

/** Of what `latin` has made one character a byte. */
function textOf(characters: string): string {
  return Buffer.from(characters, 'latin1').toString()
}

function checkType(type: unknown): void {
  if (type === undefined)
    throw new ImportError('it is no GeoJSON: an ArcGIS server gives that where f=geojson is asked for')
  if (type === 'FeatureCollection') return
  const held = typeof type === 'string' ? `a ${type}` : JSON.stringify(type)
  throw new ImportError(`it holds ${held}, not a FeatureCollection`)
}

function collectionOf(characters: string, kind: ListKind): z.infer<typeof Collection> {
  const text = textOf(characters)
  if (text.trim() === '') throw new ImportError('it is empty')
  const value = parsed(text)
  const read = Collection.safeParse(value)
  if (read.success) return read.data
  const failure = Failure.safeParse(value)
  if (failure.success) throw new ImportError(`it is an error of a server: ${failure.data.error.message}`)
  if (kind === 'esri') throw new ImportError(`it describes a layer of an ArcGIS server, ${ASK_LAYER}`)
  if (Service.safeParse(value).success)
    throw new ImportError(`it describes an ArcGIS server, ${ASK_LAYER}, and the number of a layer before that`)
  const list = listOfRecords(value)
  if (list !== null) {
    const beside = `it has no list of features, but one of records (${list}). ${asTable(list)}`
    throw new ImportError(`it is not a GeoJSON FeatureCollection: ${beside}`, { cause: read.error })
  }
  throw new ImportError('it is not a GeoJSON FeatureCollection: it has no list of features', { cause: read.error })
}

function noFeature(entry: number): ImportError {
  return new ImportError(`entry ${entry} of its features is no feature`)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ImportError('it is not valid JSON between its features', { cause })
  }
}
